# Playing a record again: what it came to, what differs, what was refused.

replay-round = { $file }, rodada { $round }: { $net }; próxima banca: { $banker }
replay-holds = { $file }: tudo o que se esperava se cumpre.
replay-differs = { $file }: { $count ->
    [one] uma das coisas esperadas não se cumpre.
   *[other] { $count } das coisas esperadas não se cumprem.
}
replay-mismatch = { $file }, rodada { $round }, { $what }: esperava-se { $expected } e deu { $came }
replay-where-round = { $file }, rodada { $round }
replay-where-action = { $file }, rodada { $round }, “{ $action }”
replay-allowed = Aqui se permite: { $allowed }.
