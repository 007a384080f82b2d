### What checking a shuffle finds (`siete verify`). The seal is the commitment of docs/fairness.md, a player's number the nonce.

## A file, and the proofs in it

fair-file-holds = { $file }: { $count ->
        [one] la prova és bona.
       *[other] les { $count } proves són bones.
    }
fair-file-fails = { $file }: { $count ->
        [one] la prova no és bona.
       *[other] { $bad ->
                [one] { $bad } de les { $count } proves no és bona.
               *[other] { $bad } de les { $count } proves no són bones.
            }
    }
fair-file-open = { $file }: encara no es pot comprovar res, la pila continua en joc.
fair-results-differ = En tornar-la a jugar, l'acta dona uns altres resultats que els que diu. Per veure quins: siete replay
fair-rounds = { $many ->
        [yes] Mans { $first } a { $last }
       *[no] Mà { $first }
    }
fair-lot = El sorteig de la primera banca
fair-draw = La tria de la primera banca amb cartes
fair-holds = { $what }: la prova és bona.
fair-fails = { $what }: la prova NO ÉS BONA.
fair-open = { $what }: encara no es pot comprovar.

## What holds

fair-commitment-holds = El secret és el que es va segellar: { $commitment }
fair-deck-holds = Les { $cards } cartes de la baralla estan tal com es van barrejar.
fair-reshuffles-hold = { $count ->
        [one] La pila es va acabar una vegada i es va barrejar com calia.
       *[other] La pila es va acabar { $count } vegades i es va barrejar com calia.
    }
fair-nonces = { $count ->
        [0] Cap jugador no va posar un número seu a la barreja.
        [one] Un jugador va posar un número seu a la barreja: { $names }.
       *[other] { $count } jugadors van posar un número seu a la barreja: { $names }.
    }
fair-lot-holds = El sorteig va donar la banca a { $banker }.
fair-secret-in-play = El secret encara no s'ha publicat: la pila continua en joc.
fair-lot-missing = Com es va triar la primera banca no consta en aquesta acta.

## What does not hold

fair-proof-missing = Aquí no hi ha prova.
fair-version-unknown = La prova és de la versió { $version }; aquest programa coneix la versió { $known }.
fair-field-missing = Falta «{ $field }» a la prova.
fair-table-malformed = «table» no identifica cap taula: s'admeten d'1 a 64 lletres sense accents, xifres i . _ ~ -
fair-round-malformed = «round» no és cap número de mà: s'admeten números des del 0, de 15 xifres com a molt.
fair-commitment-malformed = «commitment» no és cap segell: s'admeten 64 caràcters 0-9 i a-f.
fair-secret-malformed = «secret» no és cap secret: s'admeten 64 caràcters 0-9 i a-f.
fair-chance-malformed = «chance» no és l'atzar de cap sorteig: s'admeten 64 caràcters 0-9 i a-f.
fair-nonce-malformed = El número de { $name } està mal escrit: s'admeten de 32 a 128 caràcters 0-9 i a-f, en nombre parell.
fair-nonce-twice = { $name } té dos números a la barreja.
fair-nonce-stranger = { $name } té un número a la barreja i no era a la taula.
fair-secret-missing = Falta el secret, i la seva pila ja no es fa servir.
fair-commitment-differs = El segell no encaixa: és { $commitment }, i el secret, la taula i la mà donen { $made }. Algun d'ells s'ha canviat.
fair-deck-missing = L'acta no diu la baralla d'aquesta mà.
fair-deck-not-whole = La baralla no són les quaranta cartes, cadascuna una vegada: n'hi ha { $cards } de diferents.
fair-deck-differs = La baralla no és la que es va barrejar. La carta { $position } des de dalt ha de ser { $expected } i l'acta té { $has }; hi ha { $differing } cartes fora de lloc. { $most ->
        [yes] Queda així quan es canvia, s'afegeix o es treu el número d'un jugador.
       *[no] Queda així quan es canvien cartes.
    }
fair-reshuffle-cards = La barreja { $number } de les cartes usades no té les cartes que ha de tenir.
fair-reshuffle-differs = La barreja { $number } de les cartes usades no és en l'ordre que cal. La carta { $position } des de dalt ha de ser { $expected } i l'acta té { $has }; hi ha { $differing } cartes fora de lloc.
fair-table-differs = La prova és de la taula { $table }; l'anterior, de la taula { $before }.
fair-round-order = La prova és de la mà { $round }, que no va després de la mà { $before }.
fair-lot-seats = El sorteig es va fer entre uns altres seients o en un altre ordre: { $seats }.
fair-lot-chance-differs = L'atzar del sorteig no és el que dona aquesta prova: «chance» ha de ser { $made } i l'acta té { $chance }. Queda així quan es canvia, s'afegeix o es treu el número d'un jugador.
fair-lot-differs = El sorteig va donar la banca a { $drawn }, i l'acta diu que a { $banker }.
fair-lot-no-banker = Hi consta un sorteig de la primera banca, i l'acta no diu qui la va tenir.
fair-lot-late = Un sorteig de la primera banca no hi cap després de la primera mà.

## Refused

error-no-proof = En aquesta acta no hi ha cap prova.
error-proof-unreadable = La prova d'una mà no es pot llegir: «{ $field }» no hi va, o no és del tipus que cal. S'hi admeten version, table, round, commitment, secret, nonces i lot, com diu docs/fairness.md.
error-bad-table-id = { $table } no identifica cap taula: s'admeten d'1 a 64 lletres sense accents, xifres i . _ ~ -
error-bad-round-number = { $number } no és cap número de mà: s'admeten números des del 0, de 15 xifres com a molt.
error-bad-secret = Això no és cap secret: s'admeten { $digits } caràcters 0-9 i a-f.
error-bad-commitment = Això no és cap segell: s'admeten { $digits } caràcters 0-9 i a-f.
error-bad-nonce = El número de { $name } per a la barreja està mal escrit: s'admeten de { $fewest } a { $most } caràcters 0-9 i a-f, en nombre parell.
error-nonce-twice = { $name } ha donat dos números per a la barreja; se n'admet un.
error-nonces-closed = La llista de números d'aquesta barreja ja està tancada; entre mà i mà { $name } en pot posar un a la pròxima.
