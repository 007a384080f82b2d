# Playing a record again: what it came to, what differs, what was refused.

replay-round = { $file }, γύρος { $round }: { $net }· επόμενη μάνα: { $banker }
replay-holds = { $file }: όλα τα αναμενόμενα ισχύουν.
replay-differs = { $file }: { $count ->
    [one] ένα αναμενόμενο δεν ισχύει.
   *[other] { $count } αναμενόμενα δεν ισχύουν.
}
replay-mismatch = { $file }, γύρος { $round }, { $what }: αναμενόταν { $expected }, βγήκε { $came }
replay-where-round = { $file }, γύρος { $round }
replay-where-action = { $file }, γύρος { $round }, «{ $action }»
replay-allowed = Εδώ επιτρέπεται: { $allowed }.
