# Playing a record again: what it came to, what differs, what was refused.

replay-round = { $file }, mano { $round }: { $net }; prossimo banco: { $banker }
replay-holds = { $file }: tutto torna come previsto.
replay-differs = { $file }: { $count ->
    [one] un risultato previsto non torna.
   *[other] { $count } risultati previsti non tornano.
}
replay-mismatch = { $file }, mano { $round }, { $what }: previsto { $expected }, risultato { $came }
replay-where-round = { $file }, mano { $round }
replay-where-action = { $file }, mano { $round }, «{ $action }»
replay-allowed = Qui è permesso: { $allowed }.
