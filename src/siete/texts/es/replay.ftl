# Playing a record again: what it came to, what differs, what was refused.

replay-round = { $file }, mano { $round }: { $net }; siguiente banca: { $banker }
replay-holds = { $file }: se cumple todo lo esperado.
replay-differs = { $file }: { $count ->
    [one] no se cumple una de las cosas esperadas.
   *[other] no se cumplen { $count } de las cosas esperadas.
}
replay-mismatch = { $file }, mano { $round }, { $what }: se esperaba { $expected } y salió { $came }
replay-where-round = { $file }, mano { $round }
replay-where-action = { $file }, mano { $round }, «{ $action }»
replay-allowed = Aquí se permite: { $allowed }.
