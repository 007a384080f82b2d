### La partita in parole: un messaggio per ogni fatto. Il nome in $seat può dire di quale dei giochi si tratta.

game-hand = { $seat } (gioco { $hand })

## Between rounds and before the deal

game-joined = { $seat } si siede al tavolo.
game-left = { $seat } lascia il tavolo.
game-sat-out = { $seat } resta fuori.
game-came-back = { $seat } rientra in gioco.
game-asked-lower = { $seat } chiede di abbassare le puntate.
game-offered = { $seat } offre il banco a { $buyer } per { $price }.
game-was-bid = { $seat } offre { $price } per il banco.
game-sold = { $seat } vende il banco a { $buyer } per { $price }.
game-declined = { $seat } dice di no.
game-picked = { $seat } sceglie una carta senza guardarla.
game-voted = { $vote ->
        [high] { $seat } vota per la carta più alta.
        [low] { $seat } vota per la carta più bassa.
        [accept] { $seat } accetta i limiti.
       *[reject] { $seat } non accetta i limiti.
    }
game-vote-result = La votazione: { $high } per la carta più alta, { $low } per la più bassa. { $best ->
        [high] La più alta prende il banco.
       *[low] La più bassa prende il banco.
    }
game-revealed = { $seat } scopre la sua carta: { $card }.
game-draw-again = Parità; scelgono di nuovo: { $seats }.
game-bank-passed = { $why ->
        [drawn] La carta di { $seat } prende il banco.
        [lot] La sorte dà il banco a { $seat }.
        [claimed] { $seat } prende il banco.
        [rotated] Il banco passa a { $seat }.
        [left] Il mazziere se n'è andato; il banco passa a { $seat }.
       *[sold] Il banco ora è di { $seat }.
    }
game-shuffled = Si mescolano le carte.
game-cut-made = { $count ->
        [0] { $seat } non taglia.
        [one] { $seat } taglia: alza una carta.
       *[other] { $seat } taglia: alza { $count } carte.
    }
game-tariff-chosen = { $seat } sceglie la modalità «{ $name }»: da { $low } a { $high }.
game-limits-proposed = { $seat } propone puntate da { $low } a { $high }.
game-limits-voted = { $accepted ->
        [yes] Accettato, { $votes_for } a favore su { $votes }: ora si punta da { $low } a { $high }.
       *[no] Non accettato, { $votes_for } a favore su { $votes }: si punta ancora da { $low } a { $high }.
    }
game-stake-named = { $seat } dice la puntata: { $amount } per tutti.

## In a round

game-round-began = Nuova mano. { $seat } tiene il banco; in ordine: { $players }. Puntate da { $low } a { $high }.
game-pot-is = Il piatto è di { $amount }.
game-staked = { $seat } punta { $amount }.
game-returned = { $seat } riprende { $amount }.
game-dealt = { $kind ->
        [up] { $seat } riceve { $card }.
        [down] { $seat } riceve una carta coperta: { $card }.
       *[hidden] { $seat } riceve una carta coperta.
    }
game-turned = { $seat } scopre { $card }.
game-said-valid = { $seat }: la mano è valida.
game-voided = { $seat } mostra { $card } e annulla la mano.
game-passed = { $seat } non gioca questa mano.
game-burnt = { $seat } brucia { $card }.
game-asked = { $face ->
        [down] { $raised ->
            [yes] { $seat } rilancia a { $stake } e chiede carta coperta.
           *[no] { $seat } chiede carta coperta.
        }
       *[up] { $raised ->
            [yes] { $seat } rilancia a { $stake } e chiede carta.
           *[no] { $seat } chiede carta.
        }
    }
game-opened = { $seat } apre un altro gioco con { $card }, per { $amount }.
game-kept = { $seat } lascia la figura dov'è arrivata.
game-asked-muerta = { $raised ->
        [yes] { $seat } rilancia a { $stake } e chiede la muerta.
       *[no] { $seat } chiede la muerta.
    }
game-busted = { $banker ->
        [yes] { $seat } sballa: { $cards }.
       *[no] { $seat } sballa ({ $cards }) e paga { $stake }.
    }
game-shown = { $why ->
        [seven_and_a_half] { $seat } ha sette e mezzo: { $cards }.
        [pair_of_sevens] { $seat } ha una coppia di sette: { $cards }.
       *[settlement] { $seat } mostra: { $cards }.
    }
game-stood = { $seat } sta.
game-reshuffled = { $count ->
        [one] Il mazzo è finito: una carta usata fa il nuovo.
       *[other] Il mazzo è finito: si mescolano { $count } carte usate.
    }
game-hand-settled = { $why ->
        [bust] { $seat } ha sballato e ha perso { $amount }.
        [foul] { $seat } ha sballato e non l'ha detto: fallo grave, e perde { $amount }.
        [bank_bust] { $seat } vince { $amount } con { $mine }: il mazziere ha sballato.
        [higher] { $seat } vince { $amount }: { $mine } contro { $bank }.
        [lower] { $seat } perde { $amount }: { $mine } contro { $bank }.
        [tie_lost] { $seat } perde { $amount }: { $mine } per entrambi, e vince il mazziere.
        [tie_off] { $seat } e il mazziere sono pari con { $mine }: nessuno vince.
       *[muerta] { $seat } vince { $amount } con la muerta.
    }
game-struck = Un solo sette e mezzo prende il multiplo.
game-short = Nel piatto non c'è altro.
game-round-over = Fine della mano. { $net }.
game-net = { $seat } { $amount }
game-fouls = { $count ->
        [one] Fallo grave: { $seats }.
       *[other] Falli gravi: { $seats }.
    }
