### The client's first page, and the top of its pages.

web-home-title = Sette e mezzo, come si gioca a casa tua
web-home-lead = Avvicinati a 7½ senza sballare e batti il mazziere. Manda un link e giocate dal telefono con le vostre regole: niente account, niente da installare.
web-home-play = Gioca subito
web-home-play-what = contro i bot, con un tocco
web-home-make = Apri un tavolo
web-home-join-with = Entra con un codice o un link
web-home-join = Entra
web-home-code-missing = Scrivi prima il codice del tavolo.
web-home-mine = I miei tavoli
web-home-closed = La serata è finita
web-home-countries = Un gioco, tante case
web-home-country = { $ruleset ->
        [siete_y_media] Siete y media, come in Spagna: sempre una carta coperta, le figure si giocano a parte e il sette e mezzo prende il doppio.
        [set_i_mig] Set i mig, come in Catalogna: puntate che crescono a ogni carta, figure che aprono giochi, e la muerta.
        [sete_e_meio] Sete e meio, come in Brasile: la carta del banco è scoperta e si punta quando tocca a te.
        [sette_e_mezzo] Sette e mezzo, come in Italia a Natale: punti, chiedi carta, e a parità vince il mazziere. Il più facile da imparare.
        [eptamisi] Eptamisi, come in Grecia: chi vince con sette e mezzo prende il banco.
       *[sala] Come nei casinò: tutte le carte scoperte, il re di denari è la matta e il mazziere tira fino a 5.
    }
web-home-name = { $ruleset ->
        [siete_y_media] Siete y media
        [set_i_mig] Set i mig
        [sete_e_meio] Sete e meio
        [sette_e_mezzo] Sette e mezzo
        [eptamisi] Eptamisi
       *[sala] Da casinò
    }
web-home-play-this = Gioca
web-home-rules = Regole
web-home-language = Lingua
web-home-theme = Colori: { $theme ->
        [light] chiaro
        [dark] scuro
       *[auto] come il dispositivo
    }
web-home-close = Chiudi
web-home-unreachable = Ora il server non è raggiungibile. C'è rete?
