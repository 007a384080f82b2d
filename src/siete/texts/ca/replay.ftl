# Playing a record again: what it came to, what differs, what was refused.

replay-round = { $file }, mà { $round }: { $net }; banca següent: { $banker }
replay-holds = { $file }: es compleix tot el que s'esperava.
replay-differs = { $file }: { $count ->
    [one] no es compleix una de les coses esperades.
   *[other] no es compleixen { $count } de les coses esperades.
}
replay-mismatch = { $file }, mà { $round }, { $what }: s'esperava { $expected } i ha sortit { $came }
replay-where-round = { $file }, mà { $round }
replay-where-action = { $file }, mà { $round }, «{ $action }»
replay-allowed = Aquí es permet: { $allowed }.
