### The client's first page, and the top of its pages.

web-home-title = Set i mig, com el jugueu a casa
web-home-lead = Acosta't a 7½ sense passar-te i venç la banca. Comparteix un enllaç i jugueu al mòbil amb les vostres regles: sense comptes i sense instal·lar res.
web-home-play = Juga ara
web-home-play-what = contra bots, amb un toc
web-home-make = Obre una taula
web-home-join-with = Entra amb un codi o un enllaç
web-home-join = Entra
web-home-code-missing = Escriu primer el codi de la taula.
web-home-mine = Les meves taules
web-home-closed = La vetllada s'ha acabat
web-home-countries = Un joc, moltes cases
web-home-country = { $ruleset ->
        [siete_y_media] Siete y media, com a Espanya: sempre una carta tapada, les figures es juguen a part i el set i mig cobra el doble.
        [set_i_mig] Set i mig, com a Catalunya: apostes que pugen amb cada carta, figures que obren carrers, i la morta.
        [sete_e_meio] Sete e meio, com al Brasil: la carta de la banca està destapada i s'aposta quan arriba el torn.
        [sette_e_mezzo] Sette e mezzo, com a Itàlia per Nadal: apostes, demanes i els empats són de la banca. El més fàcil d'aprendre.
        [eptamisi] Eptàmisi, com a Grècia: qui guanya amb set i mig es queda la banca.
       *[sala] Com als casinos: totes les cartes destapades, el rei d'ors de comodí i la banca demana fins a 5.
    }
web-home-name = { $ruleset ->
        [siete_y_media] Siete y media
        [set_i_mig] Set i mig
        [sete_e_meio] Sete e meio
        [sette_e_mezzo] Sette e mezzo
        [eptamisi] Eptàmisi
       *[sala] De casino
    }
web-home-play-this = Juga
web-home-rules = Regles
web-home-language = Llengua
web-home-theme = Colors: { $theme ->
        [light] clar
        [dark] fosc
       *[auto] com el dispositiu
    }
web-home-close = Tanca
web-home-unreachable = Ara no es pot connectar amb el servidor. Hi ha xarxa?
