### Probabilità esatte: quelle di una mano, una situazione, il gioco migliore contro un mazziere che tira fino a un totale.

odds-title = Probabilità esatte
odds-cards = { $cards ->
        [one] Di una carta.
       *[other] Di { $cards } carte, senza rimetterne nessuna. Le probabilità sono in percentuale.
    }

## Le prime carte

odds-first-title = Le prime carte
odds-natural = Sette e mezzo in due carte
odds-wild-natural = Un 7 con la matta
odds-pair = Due sette in due carte
odds-figures = { $many ->
        [one] Una figura come prima carta
       *[other] { $many } figure nelle prime { $many } carte
    }

## La carta seguente

odds-next-title = La carta seguente
odds-next-legend = Quante volte fa sballare una mano di ogni totale: fra tutte le mani, e con le carte con cui accade meno e più spesso.
odds-total = totale
odds-bust = sballa
odds-least = minimo
odds-most = massimo
odds-becomes = si fa

## Come finisce una mano

odds-draw-title = Come finisce una mano
odds-draw-legend = In percentuale, secondo il totale da cui si sta; sotto si chiede carta.
odds-stand-from = da

## Una situazione

odds-position-title = Probabilità di una mano
odds-hand = La mano: { $cards } ({ $total }).
odds-unseen = { $cards ->
        [one] Una carta non si è vista.
       *[other] { $cards } carte non si sono viste.
    }
odds-over = Con questa mano non si può più chiedere.
odds-none-left = Non resta nessuna carta.
odds-stands = Si può solo stare.
odds-progress = Calcolato: { $percent } %

## Il gioco migliore

odds-reply-title = Il meglio contro un mazziere che tira fino a { $total }
odds-reply-legend = Quanto vale una mano per il giocatore, in prime puntate.
odds-worth-title = vale
odds-way-title = modo di giocare
odds-choice-title = scelta
odds-worth-best = il meglio possibile
odds-worth-least = il meglio possibile, almeno
odds-worth-most = il meglio possibile, al massimo
odds-worth-unsplit = il meglio senza dividere
odds-worth-totals = guardando solo il totale
odds-worth-threshold = stando da un totale in su
odds-between = Dividendo vale da { $lower } a { $upper }.
odds-threshold-title = Stare da un totale in su
odds-play-title = Come giocare al meglio
odds-hand-title = mano
odds-best-title = il meglio
odds-line = { $cards ->
        [one] solo { $name }
       *[other] { $name }
    }
odds-kind = { $kind ->
        [wild] matta
       *[figure] figura
    }
odds-option = { $option ->
        [stand] stare
        [hit_raise] rilancio e carta
        [pass] passare
        [burn] bruciarla
        [muerta] la muerta
        [muerta_raise] rilancio e muerta
       *[hit] carta
    }
odds-sign = { $sign } { $meaning }
odds-legend = In alto c'è la carta del mazziere. { $signs }, * non con tutte le carte allo stesso modo.
odds-otherwise-title = Mani con * che si giocano in altro modo:
odds-otherwise = { $hand } ({ $total }): { $option }
odds-otherwise-bank = { $hand } ({ $total }) contro { $bank }: { $option }
odds-otherwise-more = { $hands ->
        [one] E un'altra, da cui dipende poco.
       *[other] E altre { $hands }, da cui dipende meno.
    }

## Ciò che si rifiuta

error-odds-total = "{ $value }" non è un totale fino a cui tirare. Si ammette da 0.5 a 7.5, di 0.5 in 0.5.
error-odds-no-cards = Una mano ha bisogno di almeno una carta, come in --hand "7o".
error-odds-card-seen = La carta { $card } non può essere in due posti.
error-odds-hand-bust = La mano { $hand } sballa: fa { $total }.
error-odds-bank-card-alone = --bank-card va con --hand: è ciò che vede chi ha una mano.
error-odds-bank-card-hidden = Con queste regole la prima carta del mazziere è coperta: nessuno la vede, e --bank-card qui non ha posto.
error-odds-all-seen = Tutte le carte sono state viste: non ne resta nessuna da dare.
error-odds-no-banker = Tutte le carte sono state viste e il mazziere non ne ha nessuna. Quanto vale stare dipende dalla carta del mazziere: --bank-card la dice dove è scoperta.
error-odds-deck = { $cards ->
        [one] Una carta è poca: giocatore e mazziere ne vogliono una ciascuno.
       *[other] Con { $cards } carte non si può distribuire: ne servono almeno due, ognuna una volta.
    }
error-odds-deck-small = { $cards } carte sono poche: con meno di { $needed } di queste il mazzo può finire durante una mano, e questo non viene analizzato.
