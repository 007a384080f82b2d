### Comprovar al navegador que es va barrejar net. El que es troba ho diu fair.ftl.

## The page

web-proof-title = Es va barrejar net?
web-proof-lead = Aquest navegador refà tot sol el compte a partir de l'acta: el segell, la barreja i el que en va sortir. No demana el resultat a ningú.
web-proof-to-evening = A la vetllada
web-proof-working = Comprovant…
web-proof-verdict = { $verdict ->
        [holds] Es va barrejar net
        [open] Encara no es pot comprovar
       *[fails] Alguna cosa NO encaixa
    }
web-proof-counts = Proves comprovades: { $count }. Bones: { $good }.
web-proof-outcome = { $outcome ->
        [holds] Bé
        [fails] Malament
        [open] Encara no
       *[note] Nota
    }
web-proof-others = Les altres mans de l'acta
web-proof-draw = Les cartes per triar la banca
web-proof-download = Descarrega l'acta
web-proof-part = Regles núm. { $part } de la vetllada
web-proof-later = { $count ->
        [one] La mà { $rounds } encara no es pot comprovar: el munt del qual es va donar encara és en joc.
       *[other] Les mans { $rounds } encara no es poden comprovar: el munt del qual es van donar encara és en joc.
    }

## What else is found here

web-proof-hands-hold = { $cut ->
        [0] Les { $count } cartes dels jugadors són les primeres d'aquesta baralla.
       *[other] Les { $count } cartes dels jugadors són les primeres d'aquesta baralla, després d'escapçar-ne { $cut }.
    }
web-proof-hands-differ = Aquestes cartes dels jugadors no podien sortir d'aquesta baralla en aquest lloc: { $cards }. Queda així quan es canvia per on es va escapçar o una carta d'algú.
web-proof-seen = Aquest navegador va veure aquest segell abans de les cartes.
web-proof-added = Aquest navegador va veure aquest segell abans de les cartes, i el número que hi va afegir és a la llista, sense canvis.
web-proof-not-added = Aquest navegador va afegir un número a aquesta barreja, i no és a la llista.
web-proof-unseen = Aquest navegador no va veure aquest segell abans de les cartes: que el compari qui jugava.

## The sum

web-proof-how = El compte
web-proof-seal = Segell, vist abans de les apostes
web-proof-secret = Secret, publicat després
web-proof-number = Número de { $name }
web-proof-deck = La baralla que surt d'aquest compte, des de dalt
web-proof-otherwise = { $card }; l'acta té una altra carta aquí
web-proof-not-this = Les jugades no es comproven aquí: per veure si cadascuna estava permesa cal tornar-les a jugar segons les regles, i això ho fa «{ $command }».

## Another record

web-proof-another = Comprova una altra acta
web-proof-paste = Enganxa aquí una acta
web-proof-file = Obre un fitxer…
web-proof-check = Comprova
web-proof-no-record = No hi ha cap acta per comprovar.
web-proof-bad-toml = Això no es pot llegir com a acta: la línia { $what } no està ben escrita.
web-proof-bad-format = Això no és una acta de Siete. Comença amb: { $what }
web-proof-bad-field = A l'acta, «{ $what }» falta o no és del tipus que cal.
web-proof-bad-card = A la mà { $entry }, la carta «{ $what }» no existeix o hi és dues vegades.
web-proof-bad-name = «{ $what }» no pot ser el nom de ningú.
web-proof-bad-proof = La prova de la mà { $entry } no es pot llegir: «{ $what }» no hi va, o no és del tipus que cal.
web-proof-too-large = És massa gran per ser una acta.
