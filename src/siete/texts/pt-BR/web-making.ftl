### The client's form of rules, making a table, rule sheets.

## The page

web-making-title = Abrir uma mesa
web-making-me = Seu nome
web-making-me-missing = Como você se chama? É o nome que os outros veem.
web-making-table = Nome da mesa
web-making-table-usual = Nossa mesa
web-making-table-of = A mesa de { $name }
web-making-bots = Robôs
web-making-temper = Como jogam os robôs
web-making-timer = Tempo para pensar
web-making-timer-off = sem limite
web-making-timer-relaxed = tranquilo
web-making-timer-quick = rápido
web-making-make = Abrir a mesa

## The rules

web-making-ruleset = Qual jogo?
web-making-variants = Variantes
web-making-variants-what = Somam-se ao jogo escolhido.
web-making-every = Regra por regra
web-making-every-what = Para o que na sua casa se faz de outro jeito.
web-making-undo-all = { $count ->
        [one] Desfazer minha mudança
       *[other] Desfazer minhas { $count } mudanças
    }
web-making-changed-count = { $count ->
        [one] { $count } mudada
       *[other] { $count } mudadas
    }
web-making-changed = Mudada aqui.
web-making-undo = Desfazer: { $what }
web-making-back = Desfazer a última mudança
web-making-clashes = conflito
web-making-clash = { $count ->
        [one] { $count } regra não combina com as outras.
       *[other] { $count } regras não combinam com as outras.
    }
web-making-show = Ver qual
web-making-less = { $what }: menos
web-making-more = { $what }: mais
web-making-from = { $what }, de
web-making-to = { $what }, até
web-making-tariff-name = Nome da tabela { $number }
web-making-tariff-low = Aposta mínima de { $name }
web-making-tariff-high = Aposta máxima de { $name }
web-making-tariff-remove = Tirar { $name }
web-making-tariff-add = Adicionar uma tabela

## The sheet

web-making-sheet = Folha de regras
web-making-play-these = Abrir uma mesa com estas regras
web-making-print = Imprimir
web-making-cannot-be = Com estas regras não dá para jogar
web-making-link-wrong = Abaixo estão as regras que você abriu, sem o que não pode ser:
web-making-link-nothing = Não deu para usar nada do que você abriu; as regras abaixo são outras:
web-making-share = Compartilhar as regras
web-making-share-what = Quem abrir este link vê as regras, { $rules }, e pode abrir uma mesa com elas.
web-making-link = Link das regras
web-making-copy = Copiar
web-making-copied = Copiado.
web-making-send = Enviar…

## Rules under a name

web-making-mine = Minhas regras
web-making-save-as = Salvar estas regras com um nome
web-making-save = Salvar
web-making-saved = Salvo: { $name }
web-making-delete = Apagar { $name }
web-making-deleted = Apagado: { $name }
web-making-none-saved = Ainda não há nada salvo. O que você salvar fica neste navegador.
web-making-no-more = Não dá mais para jogar com elas.

## At a table

web-making-change = Outras regras para esta mesa
web-making-next-round = A partir da próxima rodada
