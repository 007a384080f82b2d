### The client's first page, and the top of its pages.

web-home-title = Seven and a half, as you play it at home
web-home-lead = Get as near to 7½ as you can, never over it, and beat the bank. Share a link and play on your phones by your own rules: no account, nothing to install.
web-home-play = Play now
web-home-play-what = against bots, in one tap
web-home-make = Make a table
web-home-join-with = Join with a code or a link
web-home-join = Join
web-home-code-missing = Type the code of the table first.
web-home-mine = My tables
web-home-closed = The evening is over
web-home-countries = One game, many houses
web-home-country = { $ruleset ->
        [siete_y_media] Siete y media, as in Spain: one card always face down, figures played apart, 7½ paid double.
        [set_i_mig] Set i mig, as in Catalonia: stakes that grow with every card, figures that open hands, and the muerta.
        [sete_e_meio] Sete e meio, as in Brazil: the banker's card lies open, and you stake when your turn comes.
        [sette_e_mezzo] Sette e mezzo, as in Italy at Christmas: stake, draw, and equal hands are the banker's. The quickest to learn.
        [eptamisi] Eptamisi, as in Greece: whoever wins with 7½ takes the bank.
       *[sala] As in casinos: all cards face up, the king of coins is wild, and the banker draws to 5.
    }
web-home-name = { $ruleset ->
        [siete_y_media] Siete y media
        [set_i_mig] Set i mig
        [sete_e_meio] Sete e meio
        [sette_e_mezzo] Sette e mezzo
        [eptamisi] Eptamisi
       *[sala] Casino
    }
web-home-play-this = Play
web-home-rules = Rules
web-home-language = Language
web-home-theme = Colours: { $theme ->
        [light] light
        [dark] dark
       *[auto] as the device
    }
web-home-close = Close
web-home-unreachable = The server can't be reached just now. Is there a network?
