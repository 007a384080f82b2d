### What the checker of certificates finds (`tools/check_certificate.py`, docs/certificates.md).

certificate-usage = Indica un archivo: .venv/bin/python tools/check_certificate.py ARCHIVO [--lang es|ca|pt-BR|it|el|en]
certificate-help = Calcula la mejor respuesta a cada una de las dos estrategias de un certificado de siete solve, sin usar nada del programa que resolvió el juego, y dice si las dos cotas valen lo que promete. Código de salida 0: sí. 1: no, o una estrategia no lo es. 2: no se puede leer el archivo.
certificate-unreadable = { $file } no se puede leer como certificado: { $reason }.
certificate-no-json = no es JSON
certificate-other = no es un certificado de siete solve
certificate-version = es de la versión { $version }, y aquí solo se conoce la 1
certificate-key = falta «{ $key }»
certificate-torn = no está entero o está mal comprimido
certificate-nested = hay demasiados niveles, unos dentro de otros
certificate-malformed = algo en él no tiene la forma que describe docs/certificates.md

## What was found, in first stakes

certificate-bounds = Calculado de nuevo, en primeras apuestas: la estrategia del jugador da al menos { $lower } por mano, y contra la de la banca nadie saca más de { $upper }.
certificate-no-split = Estas reglas permiten abrir varias calles. El certificado trata de un jugador que nunca las abre: la cota superior solo vale para él.
certificate-no-pot = Estas reglas tienen bote. El certificado trata de una mano sin él.
certificate-lower = El certificado promete una cota inferior de { $claimed }, que es demasiado.
certificate-upper = El certificado promete una cota superior de { $claimed }, que es demasiado poco.
certificate-holds = El certificado es válido.
certificate-fails = El certificado NO ES VÁLIDO.

## Strategies that are none

certificate-kinds = Las clases de cartas no son las de las reglas: «{ $kind }». Cada carta es de una sola clase, y todas las de una clase deben ser iguales para las reglas.
certificate-highest = La apuesta más alta es de { $claimed } primeras apuestas en el certificado, y de { $right } según las reglas.
certificate-stock = Con tan pocas cartas se puede acabar el mazo; esos juegos no se pueden comprobar.
certificate-word = Lo que hace la banca con su primera carta después de «{ $where }» no está permitido, o ahí falta una carta.
certificate-missing = No hay nada sobre { $what } en «{ $where }», y el juego puede llegar ahí.
certificate-illegal = En «{ $part }», en «{ $place }», el certificado dice «{ $said }». Se permite: { $allowed }.
certificate-sum = En «{ $part }», en «{ $place }», las probabilidades no lo son: juntas suman { $sum }.
certificate-policy = Una manera de jugar de la banca hace en el estado «{ $state }» algo que no está permitido. Se permite: { $allowed }.
