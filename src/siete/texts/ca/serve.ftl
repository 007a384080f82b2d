### The server: starting it, what it refuses, and its goodbyes.

## Starting

serve-here = En aquest ordinador: { $url }
serve-there = Des d'altres dispositius: { $url }
serve-qr = Apunta aquí amb la càmera d'un mòbil, que ha de ser a la mateixa xarxa.
serve-no-network = Aquest ordinador no és ara a cap xarxa; no hi pot entrar ningú més.
serve-kept = Les taules es desen a { $file }
serve-stop = Ctrl-C ho tanca. Cada jugada queda desada: la mateixa ordre continua on era.
serve-stopped = Tancat. Cada taula continuarà on era.
serve-runs-already = Ja és oberta: { $url }
serve-client-missing-title = La pàgina encara no s'ha generat
serve-client-missing = El servidor funciona, però falta generar la pàgina de la taula. A la carpeta del projecte ho fa make play; un paquet instal·lat ja la porta.
serve-guest = Visitant

## Refused

error-serve-port = { $port } no és cap port. Els ports van de 0 a 65535; 0 n'agafa un de lliure.
error-serve-port-taken = Un altre programa té el port { $port }. Tria'n un altre, per exemple: siete serve --port 7576
error-serve-running = Allà ja hi ha una taula oberta: { $url }. Per a una altra al costat: siete serve --port 7576 --database altra.db
error-serve-port-not-allowed = Aquest ordinador no permet el port { $port }. Tria'n un per sobre de 1023, per exemple: siete serve --port 7575
error-serve-host = En aquest ordinador no s'hi arriba per { $host }: { $reason }. Per a la xarxa local: siete serve --lan
error-serve-public-url = { $url } no pot ser l'adreça que facin servir els altres. S'escriu com https://cartes.example.org, sense cap ruta darrere.
error-serve-folder = No es pot crear la carpeta { $folder }: { $reason }. Un altre lloc: siete serve --database FILE
error-wrong-host = Aquest servidor no es diu així. Si un proxy o un túnel porta fins aquí, engega'l amb --public-url.
error-wrong-origin = Això ho ha demanat una altra pàgina, no una d'aquest servidor. Si un proxy o un túnel porta fins aquí, engega'l amb --public-url.
error-too-many-requests = Massa coses alhora. Torna-ho a provar d'aquí a uns segons.
error-too-many-tables = Has obert moltes taules en l'última hora. Prova-ho més tard.
error-chat-too-fast = No tan de pressa: espera un moment abans de tornar a escriure.
error-not-found = Aquesta pàgina no existeix.
error-wrong-method = Amb aquesta pàgina no es pot fer això.
error-too-large = És massa per a un missatge.
error-bad-request = Falta alguna cosa o hi ha alguna cosa malament.
error-bad-message = Això no era cap missatge d'aquest joc.
error-hello-first = Primer va una salutació.
error-no-such-table = No hi ha cap taula amb aquest codi. Potser l'han esborrada.
error-no-such-round = Aquesta mà no existeix o encara no s'ha acabat.
error-no-such-rules = No has desat regles amb aquest nom.
error-not-watching = L'amfitrió només deixa veure aquesta taula als qui juguen.
error-stale = Algú ha estat més ràpid. Torna a mirar la taula.
error-server-fault = És un error del mateix servidor. No ha canviat res; torna-ho a provar.

## Goodbyes

bye-stopping = El servidor s'està tancant. La taula continua així que torni.
bye-deleted = Han esborrat la taula.
bye-removed = L'amfitrió t'ha tret de la taula.
bye-too-much = D'aquí han arribat massa missatges, o hi ha massa finestres obertes.
bye-too-slow = La connexió anava massa a poc a poc.
bye-silent = D'aquesta pàgina no ha arribat res.
bye-not-here = Aquí no hi ha cap taula, o l'amfitrió no deixa mirar ningú.
