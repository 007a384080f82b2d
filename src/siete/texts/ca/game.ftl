### La partida en paraules: un missatge per fet. El nom a $seat pot dir de quin dels carrers es tracta.

game-hand = { $seat } (carrer { $hand })

## Between rounds and before the deal

game-joined = { $seat } s'asseu a taula.
game-left = { $seat } deixa la taula.
game-sat-out = { $seat } es queda fora.
game-came-back = { $seat } torna al joc.
game-asked-lower = { $seat } demana que s'abaixin les apostes.
game-offered = { $seat } ofereix la banca a { $buyer } per { $price }.
game-was-bid = { $seat } ofereix { $price } per la banca.
game-sold = { $seat } ven la banca a { $buyer } per { $price }.
game-declined = { $seat } diu que no.
game-picked = { $seat } tria una carta sense mirar-la.
game-voted = { $vote ->
        [high] { $seat } vota per la carta més alta.
        [low] { $seat } vota per la carta més baixa.
        [accept] { $seat } accepta els límits.
       *[reject] { $seat } no accepta els límits.
    }
game-vote-result = La votació: { $high } per la carta més alta, { $low } per la més baixa. { $best ->
        [high] La més alta s'endú la banca.
       *[low] La més baixa s'endú la banca.
    }
game-revealed = { $seat } destapa la seva carta: { $card }.
game-draw-again = Empat; tornen a triar: { $seats }.
game-bank-passed = { $why ->
        [drawn] { $seat } té la carta que guanya la banca.
        [lot] La sort dona la banca a { $seat }.
        [claimed] { $seat } guanya la banca.
        [rotated] La banca passa a { $seat }.
        [left] Qui feia de banca ha marxat; ara ho fa { $seat }.
       *[sold] Ara la banca la porta { $seat }.
    }
game-shuffled = Es barregen les cartes.
game-cut-made = { $count ->
        [0] { $seat } no escapça.
        [one] { $seat } escapça: aixeca una carta.
       *[other] { $seat } escapça: aixeca { $count } cartes.
    }
game-tariff-chosen = { $seat } s'acull a la modalitat «{ $name }»: entre { $low } i { $high }.
game-limits-proposed = { $seat } proposa apostes entre { $low } i { $high }.
game-limits-voted = { $accepted ->
        [yes] Acceptat, amb { $votes_for } de { $votes } a favor: s'aposta entre { $low } i { $high }.
       *[no] No acceptat, amb { $votes_for } de { $votes } a favor: se segueix apostant entre { $low } i { $high }.
    }
game-stake-named = { $seat } diu l'aposta: { $amount } per a tothom.

## In a round

game-round-began = Mà nova. { $seat } fa de banca; per ordre: { $players }. Apostes entre { $low } i { $high }.
game-pot-is = Al pot hi ha { $amount }.
game-staked = { $seat } aposta { $amount }.
game-returned = { $seat } recupera { $amount }.
game-dealt = { $kind ->
        [up] { $seat } rep { $card }.
        [down] { $seat } rep una carta tapada: { $card }.
       *[hidden] { $seat } rep una carta tapada.
    }
game-turned = { $seat } destapa { $card }.
game-said-valid = { $seat }: la mà és vàlida.
game-voided = { $seat } ensenya { $card } i anul·la la mà.
game-passed = { $seat } no juga aquesta mà.
game-burnt = { $seat } canvia { $card }.
game-asked = { $face ->
        [down] { $raised ->
            [yes] { $seat } apuja a { $stake } i demana carta tapada.
           *[no] { $seat } demana carta tapada.
        }
       *[up] { $raised ->
            [yes] { $seat } apuja a { $stake } i demana carta.
           *[no] { $seat } demana carta.
        }
    }
game-opened = { $seat } obre un carrer amb { $card }, per { $amount }.
game-kept = { $seat } deixa la figura on ha arribat.
game-asked-muerta = { $raised ->
        [yes] { $seat } apuja a { $stake } i demana la morta.
       *[no] { $seat } demana la morta.
    }
game-busted = { $banker ->
        [yes] { $seat } es passa: { $cards }.
       *[no] { $seat } es passa ({ $cards }) i paga { $stake }.
    }
game-shown = { $why ->
        [seven_and_a_half] { $seat } té set i mig: { $cards }.
        [pair_of_sevens] { $seat } té parella de sets: { $cards }.
       *[settlement] { $seat } ensenya: { $cards }.
    }
game-stood = { $seat } es planta.
game-reshuffled = { $count ->
        [one] S'ha acabat la pila: una carta usada fa la nova.
       *[other] S'ha acabat la pila: es barregen { $count } cartes usades.
    }
game-hand-settled = { $why ->
        [bust] { $seat } s'ha passat i ha perdut { $amount }.
        [foul] { $seat } s'ha passat i no ho ha dit: falta greu, i perd { $amount }.
        [bank_bust] { $seat } guanya { $amount } amb { $mine }: la banca s'ha passat.
        [higher] { $seat } guanya { $amount }: { $mine } contra { $bank }.
        [lower] { $seat } perd { $amount }: { $mine } contra { $bank }.
        [tie_lost] { $seat } perd { $amount }: tots dos tenen { $mine } i guanya la banca.
        [tie_off] { $seat } i la banca fan taules: tots dos tenen { $mine }.
       *[muerta] { $seat } guanya { $amount } amb la morta.
    }
game-struck = Només un set i mig cobra de més.
game-short = Al pot no hi ha res més.
game-round-over = Final de la mà. { $net }.
game-net = { $seat } { $amount }
game-fouls = { $count ->
        [one] Falta greu: { $seats }.
       *[other] Faltes greus: { $seats }.
    }
