# Playing a record again: what it came to, what differs, what was refused.

replay-round = { $file }, round { $round }: { $net }; next bank: { $banker }
replay-holds = { $file }: every expectation holds.
replay-differs = { $file }: { $count ->
    [one] one expectation does not hold.
   *[other] { $count } expectations do not hold.
}
replay-mismatch = { $file }, round { $round }, { $what }: expected { $expected }, came { $came }
replay-where-round = { $file }, round { $round }
replay-where-action = { $file }, round { $round }, "{ $action }"
replay-allowed = Allowed here: { $allowed }.
