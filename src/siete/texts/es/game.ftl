### La partida en palabras: un mensaje por suceso. El nombre en $seat puede decir de cuál de las calles se trata.

game-hand = { $seat } (calle { $hand })

## Between rounds and before the deal

game-joined = { $seat } se sienta a la mesa.
game-left = { $seat } deja la mesa.
game-sat-out = { $seat } se queda fuera.
game-came-back = { $seat } vuelve al juego.
game-asked-lower = { $seat } pide que se bajen las apuestas.
game-offered = { $seat } ofrece la banca a { $buyer } por { $price }.
game-was-bid = { $seat } puja { $price } por la banca.
game-sold = { $seat } vende la banca a { $buyer } por { $price }.
game-declined = { $seat } dice que no.
game-picked = { $seat } escoge una carta sin mirarla.
game-voted = { $vote ->
        [high] { $seat } vota por la carta más alta.
        [low] { $seat } vota por la carta más baja.
        [accept] { $seat } acepta los límites.
       *[reject] { $seat } no acepta los límites.
    }
game-vote-result = La votación: { $high } por la carta más alta, { $low } por la más baja. { $best ->
        [high] La más alta se lleva la banca.
       *[low] La más baja se lleva la banca.
    }
game-revealed = { $seat } descubre su carta: { $card }.
game-draw-again = Empate; vuelven a escoger: { $seats }.
game-bank-passed = { $why ->
        [drawn] La carta de { $seat } gana la banca.
        [lot] La suerte da la banca a { $seat }.
        [claimed] { $seat } gana la banca.
        [rotated] La banca pasa a { $seat }.
        [left] Quien era banca se ha ido; ahora lo es { $seat }.
       *[sold] La banca es ahora de { $seat }.
    }
game-shuffled = Se barajan las cartas.
game-cut-made = { $count ->
        [0] { $seat } no corta.
        [one] { $seat } corta: levanta una carta.
       *[other] { $seat } corta: levanta { $count } cartas.
    }
game-tariff-chosen = { $seat } se acoge a la modalidad «{ $name }»: de { $low } a { $high }.
game-limits-proposed = { $seat } propone apuestas de { $low } a { $high }.
game-limits-voted = { $accepted ->
        [yes] Aceptado, con { $votes_for } de { $votes } a favor: se apuesta de { $low } a { $high }.
       *[no] No aceptado, con { $votes_for } de { $votes } a favor: se sigue apostando de { $low } a { $high }.
    }
game-stake-named = { $seat } dice la apuesta: { $amount } para todos.

## In a round

game-round-began = Mano nueva. { $seat } es banca; por orden: { $players }. Apuestas de { $low } a { $high }.
game-pot-is = En el bote hay { $amount }.
game-staked = { $seat } apuesta { $amount }.
game-returned = { $seat } recupera { $amount }.
game-dealt = { $kind ->
        [up] { $seat } recibe { $card }.
        [down] { $seat } recibe una carta tapada: { $card }.
       *[hidden] { $seat } recibe una carta tapada.
    }
game-turned = { $seat } descubre { $card }.
game-said-valid = { $seat }: la mano es válida.
game-voided = { $seat } enseña { $card } y anula la mano.
game-passed = { $seat } no juega esta mano.
game-burnt = { $seat } cambia { $card }.
game-asked = { $face ->
        [down] { $raised ->
            [yes] { $seat } sube a { $stake } y pide carta tapada.
           *[no] { $seat } pide carta tapada.
        }
       *[up] { $raised ->
            [yes] { $seat } sube a { $stake } y pide carta.
           *[no] { $seat } pide carta.
        }
    }
game-opened = { $seat } abre una calle con { $card }, por { $amount }.
game-kept = { $seat } deja la figura donde llegó.
game-asked-muerta = { $raised ->
        [yes] { $seat } sube a { $stake } y pide la muerta.
       *[no] { $seat } pide la muerta.
    }
game-busted = { $banker ->
        [yes] { $seat } se pasa: { $cards }.
       *[no] { $seat } se pasa ({ $cards }) y paga { $stake }.
    }
game-shown = { $why ->
        [seven_and_a_half] { $seat } tiene siete y media: { $cards }.
        [pair_of_sevens] { $seat } tiene pareja de sietes: { $cards }.
       *[settlement] { $seat } enseña: { $cards }.
    }
game-stood = { $seat } se planta.
game-reshuffled = { $count ->
        [one] Se ha acabado el mazo: una carta usada forma el nuevo.
       *[other] Se ha acabado el mazo: se barajan { $count } cartas usadas.
    }
game-hand-settled = { $why ->
        [bust] { $seat } se pasó y ha perdido { $amount }.
        [foul] { $seat } se pasó y no lo dijo: falta grave, y pierde { $amount }.
        [bank_bust] { $seat } gana { $amount } con { $mine }: la banca se ha pasado.
        [higher] { $seat } gana { $amount }: { $mine } contra { $bank }.
        [lower] { $seat } pierde { $amount }: { $mine } contra { $bank }.
        [tie_lost] { $seat } pierde { $amount }: los dos tienen { $mine } y gana la banca.
        [tie_off] { $seat } y la banca quedan en tablas: los dos tienen { $mine }.
       *[muerta] { $seat } gana { $amount } con la muerta.
    }
game-struck = Solo una siete y media cobra de más.
game-short = En el bote no hay nada más.
game-round-over = Fin de la mano. { $net }.
game-net = { $seat } { $amount }
game-fouls = { $count ->
        [one] Falta grave: { $seats }.
       *[other] Faltas graves: { $seats }.
    }
