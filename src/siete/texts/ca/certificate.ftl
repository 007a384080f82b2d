### What the checker of certificates finds (`tools/check_certificate.py`, docs/certificates.md).

certificate-usage = Digues un fitxer: .venv/bin/python tools/check_certificate.py FITXER [--lang es|ca|pt-BR|it|el|en]
certificate-help = Calcula la millor resposta a cadascuna de les dues estratègies d'un certificat de siete solve, sense fer servir res del programa que va resoldre el joc, i diu si les dues fites valen el que promet. Codi de sortida 0: sí. 1: no, o una estratègia no ho és. 2: el fitxer no es pot llegir.
certificate-unreadable = { $file } no es pot llegir com a certificat: { $reason }.
certificate-no-json = no és JSON
certificate-other = no és un certificat de siete solve
certificate-version = és de la versió { $version }, i aquí només es coneix l'1
certificate-key = hi falta «{ $key }»
certificate-torn = no és sencer o està mal comprimit
certificate-nested = hi ha massa nivells, els uns dins dels altres
certificate-malformed = alguna cosa no hi té la forma que descriu docs/certificates.md

## What was found, in first stakes

certificate-bounds = Calculat de nou, en primeres apostes: l'estratègia del jugador dona com a mínim { $lower } per mà, i contra la de la banca ningú no treu més de { $upper }.
certificate-no-split = Aquestes regles deixen obrir carrers. El certificat tracta d'un jugador que no n'obre mai cap: la fita superior només val per a ell.
certificate-no-pot = Aquestes regles tenen pot. El certificat tracta d'una mà sense pot.
certificate-lower = El certificat promet una fita inferior de { $claimed }, que és massa.
certificate-upper = El certificat promet una fita superior de { $claimed }, que és massa poc.
certificate-holds = El certificat és vàlid.
certificate-fails = El certificat NO ÉS VÀLID.

## Strategies that are none

certificate-kinds = Les classes de cartes no són les de les regles: «{ $kind }». Cada carta és d'una sola classe, i totes les d'una classe han de ser iguals per a les regles.
certificate-highest = L'aposta més alta és de { $claimed } primeres apostes al certificat, i de { $right } segons les regles.
certificate-stock = Amb tan poques cartes es pot acabar la pila; aquests jocs no es poden comprovar.
certificate-word = El que fa la banca amb la seva primera carta després de «{ $where }» no és permès, o hi falta una carta.
certificate-missing = No hi ha res sobre { $what } a «{ $where }», i el joc hi pot arribar.
certificate-illegal = A «{ $part }», a «{ $place }», el certificat diu «{ $said }». Es permet: { $allowed }.
certificate-sum = A «{ $part }», a «{ $place }», les probabilitats no ho són: juntes sumen { $sum }.
certificate-policy = Una manera de jugar de la banca fa a l'estat «{ $state }» una cosa que no és permesa. Es permet: { $allowed }.
