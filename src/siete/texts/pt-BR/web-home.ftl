### The client's first page, and the top of its pages.

web-home-title = Sete e meio, do jeito da sua casa
web-home-lead = Chegue perto de 7½ sem estourar e ganhe da banca. Mande um link e joguem no celular com as suas regras: sem cadastro, sem instalar nada.
web-home-play = Jogar agora
web-home-play-what = contra robôs, com um toque
web-home-make = Abrir uma mesa
web-home-join-with = Entrar com um código ou link
web-home-join = Entrar
web-home-code-missing = Escreva primeiro o código da mesa.
web-home-mine = Minhas mesas
web-home-closed = A noite acabou
web-home-countries = Um jogo, muitas casas
web-home-country = { $ruleset ->
        [siete_y_media] Siete y media, como na Espanha: sempre uma carta fechada, as figuras se jogam separadas e o sete e meio recebe em dobro.
        [set_i_mig] Set i mig, como na Catalunha: apostas que sobem a cada carta, figuras que abrem jogos, e a morta.
        [sete_e_meio] Sete e meio, como no Brasil: a carta da banca fica aberta e cada um aposta na sua vez.
        [sette_e_mezzo] Sette e mezzo, como na Itália no Natal: aposte, peça cartas, e os empates são da banca. O mais fácil de aprender.
        [eptamisi] Eptámisi, como na Grécia: quem ganha com sete e meio fica com a banca.
       *[sala] Como nos cassinos: todas as cartas abertas, o rei de ouros é curinga e a banca pede até 5.
    }
web-home-name = { $ruleset ->
        [siete_y_media] Siete y media
        [set_i_mig] Set i mig
        [sete_e_meio] Sete e meio
        [sette_e_mezzo] Sette e mezzo
        [eptamisi] Eptámisi
       *[sala] De cassino
    }
web-home-play-this = Jogar
web-home-rules = Regras
web-home-language = Idioma
web-home-theme = Cores: { $theme ->
        [light] claro
        [dark] escuro
       *[auto] como o aparelho
    }
web-home-close = Fechar
web-home-unreachable = Não dá para conectar ao servidor agora. Tem rede?
