### The client's first page, and the top of its pages.

web-home-title = Siete y media, como se juega en tu casa
web-home-lead = Acércate a 7½ sin pasarte y gana a la banca. Comparte un enlace y jugad en el móvil con vuestras reglas: sin cuentas y sin instalar nada.
web-home-play = Jugar ya
web-home-play-what = contra bots, con un toque
web-home-make = Abrir una mesa
web-home-join-with = Entrar con un código o un enlace
web-home-join = Entrar
web-home-code-missing = Escribe primero el código de la mesa.
web-home-mine = Mis mesas
web-home-closed = La velada se acabó
web-home-countries = Un juego, muchas casas
web-home-country = { $ruleset ->
        [siete_y_media] Siete y media, como en España: siempre una carta tapada, las figuras se juegan aparte y la siete y media cobra el doble.
        [set_i_mig] Set i mig, como en Cataluña: apuestas que suben con cada carta, figuras que abren calles, y la muerta.
        [sete_e_meio] Sete e meio, como en Brasil: la carta de la banca está descubierta y se apuesta cuando llega el turno.
        [sette_e_mezzo] Sette e mezzo, como en Italia por Navidad: apuestas, pides y los empates son de la banca. El más fácil de aprender.
        [eptamisi] Eptámisi, como en Grecia: quien gana con siete y media se queda con la banca.
       *[sala] Como en los casinos: todas las cartas descubiertas, el rey de oros de comodín y la banca pide hasta 5.
    }
web-home-name = { $ruleset ->
        [siete_y_media] Siete y media
        [set_i_mig] Set i mig
        [sete_e_meio] Sete e meio
        [sette_e_mezzo] Sette e mezzo
        [eptamisi] Eptámisi
       *[sala] De casino
    }
web-home-play-this = Jugar
web-home-rules = Reglas
web-home-language = Idioma
web-home-theme = Colores: { $theme ->
        [light] claro
        [dark] oscuro
       *[auto] como el dispositivo
    }
web-home-close = Cerrar
web-home-unreachable = Ahora no se puede conectar con el servidor. ¿Hay red?
