### Os ambientes de aprendizado: o que recusam.

error-env-no-move = "{ $move }" não é aqui nenhuma jogada deste ambiente. Os valores são o mais baixo ou o mais alto que se permite.
error-env-not-allowed = O lugar { $seat } não pode fazer agora a jogada { $move }. A máscara de ações diz quais pode fazer.
error-env-over = A rodada acabou. Um reinício começa a próxima.
error-env-not-reset = Nenhuma rodada começou ainda. Um reinício começa uma.
error-env-opponents = Foram dados { $given } adversários e são precisos { $needed }. Pode-se dar um para todos.
error-env-no-decision = O lugar { $seat } nunca tem o que decidir com estas regras ou estas cartas.
error-env-chance = Os resultados do acaso não podem ser "{ $chance }". Permitem-se: kinds, cards.
error-env-observer = Um observador não leva parâmetros; recebeu: { $given }.
error-env-no-lanes = Não dá para jogar rodadas em paralelo com { $option } = { $value }. Nelas não se divide a mão, e o banqueiro pede até um total.
error-env-lanes = Não pode haver { $lanes } rodadas ao mesmo tempo. Permitem-se de 1 a { $most }.
error-env-actions = As ações são uma matriz de { $given }; é preciso uma matriz int8 de { $needed }, uma para cada rodada.
