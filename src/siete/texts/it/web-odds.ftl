### Quanto valgono le regole: la riga del modulo e la pagina di un gioco.

## Il vantaggio del banco

# $how: about_... è una stima, con l'errore in fiches; between ha due limiti con il segno.
web-odds-edge = { $how ->
        [bank] Il banco tiene { $chips } fiches ogni 100
        [player] Il banco perde { $chips } fiches ogni 100
        [about_bank] Il banco tiene circa { $chips } fiches ogni 100 (± { $error })
        [about_player] Il banco perde circa { $chips } fiches ogni 100 (± { $error })
        [between] Il banco: da { $lower } a { $upper } fiches ogni 100
       *[even] Il banco non tiene niente: è un gioco equo
    }
web-odds-waiting = Calcolo quanto tiene il banco…
web-odds-failed = Con queste regole non si può calcolare quanto tiene il banco.

## La pagina

web-odds-title = Come va a finire
web-odds-about = { $raises ->
        [yes] Delle fiches della prima puntata, per un giocatore contro il banco, giocando tutti e due nel modo migliore. I rilanci vengono in più e sono contati.
       *[no] Per un giocatore contro il banco, giocando tutti e due nel modo migliore.
    }
web-odds-no-split = In quel che segue non si divide; nei due limiti sì.
web-odds-no-pot = Il piatto non è contato: vale per le mani fuori dal piatto.
web-odds-still = La cifra esatta è in calcolo.
web-odds-working = È in calcolo come si gioca e come va a finire una mano. Con certe regole ci vogliono minuti.
web-odds-play = Come si gioca
web-odds-play-about = Dove ci sono più segni è ora l'uno ora l'altro, tante volte su 100: per sorte, o secondo le carte che fanno il totale. Una casella vuota non capita mai, o non lascia scelta.
web-odds-legend = Che cosa vuol dire ogni segno
web-odds-form = { $form ->
        [open] Secondo il totale della tua mano e la carta del banco.
        [first] Secondo la tua carta coperta e la carta del banco.
        [settled] Con più di una carta coperta: secondo il tuo totale e quel che è in vista.
        [total] Con più di una carta coperta: secondo il tuo totale e la carta del banco.
       *[shown] Secondo il totale delle tue carte in vista e la tua carta coperta.
    }
web-odds-bank-card = Carta del banco: { $card }
web-odds-axis = { $axis ->
        [hidden] carta coperta
        [shown] totale in vista
        [bank] carta del banco
       *[total] il tuo totale
    }
web-odds-round = Come va a finire una mano
web-odds-sums = Quanto ottiene il giocatore, in prime puntate
web-odds-evening = Una serata di { $rounds } mani
web-odds-evening-about = Per chi gioca { $rounds } mani contro il banco senza tenerlo mai.
web-odds-behind = in perdita
web-odds-even = in pari
web-odds-ahead = in vincita
web-odds-evening-numbers = In media { $mean } prime puntate; nove serate su dieci finiscono fra { $low } e { $high }.
web-odds-changes = { $when ->
        [always] Con queste regole il banco passa di mano dopo ogni mano, e questo avvicina tutti e due alla pari.
       *[sometimes] Con queste regole il banco passa di mano nel { $percent } % delle mani, e questo avvicina tutti e due alla pari.
    }
web-odds-rules = Quanto vale ogni regola
web-odds-rules-about = Quante fiches in più ogni 100 ottiene il giocatore con una regola che senza; meno di 0 è per il banco. Si toglie una regola alla volta.
web-odds-rules-progress = { $done } di { $all } calcolate finora.
web-odds-instead = { $value }, invece di: { $plain }
web-odds-range = da { $lower } a { $upper }
web-odds-unknown = non si sa
