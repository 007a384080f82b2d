### The server: starting it, what it refuses, and its goodbyes.

## Starting

serve-here = Su questo computer: { $url }
serve-there = Da altri dispositivi: { $url }
serve-qr = Inquadralo con un telefono, che deve essere nella stessa rete.
serve-no-network = Questo computer ora non è in nessuna rete; nessun altro può entrare.
serve-kept = I tavoli si conservano in { $file }
serve-stop = Ctrl-C lo chiude. Ogni mossa è conservata; lo stesso comando riprende la partita.
serve-stopped = Chiuso. Ogni tavolo riprende da dov'era.
serve-runs-already = È già aperto: { $url }
serve-client-missing-title = La pagina non è ancora stata generata
serve-client-missing = Il server funziona, ma la pagina del tavolo va ancora generata. Nella cartella del progetto lo fa make play; un pacchetto installato ce l'ha già.
serve-guest = Ospite

## Refused

error-serve-port = { $port } non è una porta. Le porte vanno da 0 a 65535; 0 ne prende una libera.
error-serve-port-taken = Un altro programma ha la porta { $port }. Scegline un'altra, per esempio: siete serve --port 7576
error-serve-running = Lì c'è già un tavolo aperto: { $url }. Per aprirne un altro accanto: siete serve --port 7576 --database altro.db
error-serve-port-not-allowed = Questo computer non permette la porta { $port }. Scegline una sopra 1023, per esempio: siete serve --port 7575
error-serve-host = A questo computer non si arriva con { $host }: { $reason }. Per la rete locale: siete serve --lan
error-serve-public-url = { $url } non può essere l'indirizzo che usano gli altri. Si scrive come https://carte.example.org, senza percorso dietro.
error-serve-folder = La cartella { $folder } non si può creare: { $reason }. Un altro posto: siete serve --database FILE
error-wrong-host = Questo server non si chiama così. Se un proxy o un tunnel porta fin qui, avvialo con --public-url.
error-wrong-origin = Lo ha chiesto un'altra pagina, non una di questo server. Se un proxy o un tunnel porta fin qui, avvialo con --public-url.
error-too-many-requests = Troppo in una volta. Riprova fra qualche secondo.
error-too-many-tables = Hai aperto molti tavoli nell'ultima ora. Riprova più tardi.
error-chat-too-fast = Non così in fretta: aspetta un momento prima di scrivere ancora.
error-not-found = Questa pagina non esiste.
error-wrong-method = Con questa pagina non si può fare.
error-too-large = È troppo per un messaggio.
error-bad-request = Manca qualcosa, o qualcosa è sbagliato.
error-bad-message = Quello non era un messaggio di questo gioco.
error-hello-first = Prima ci vuole un saluto.
error-no-such-table = Non c'è nessun tavolo con questo codice. Forse è stato cancellato.
error-no-such-round = Questa mano non esiste, o non è ancora finita.
error-no-such-rules = Non hai salvato regole con questo nome.
error-not-watching = Chi organizza lascia vedere questo tavolo solo a chi gioca.
error-stale = Qualcuno è stato più veloce. Guarda di nuovo il tavolo.
error-server-fault = È un errore del server stesso. Non è cambiato niente; riprova.

## Goodbyes

bye-stopping = Il server si sta fermando. Il tavolo riprende appena torna.
bye-deleted = Il tavolo è stato cancellato.
bye-removed = Chi organizza ti ha tolto dal tavolo.
bye-too-much = Da qui sono arrivati troppi messaggi, o ci sono troppe finestre aperte.
bye-too-slow = La connessione era troppo lenta.
bye-silent = Da questa pagina non è arrivato niente.
bye-not-here = Qui non c'è nessun tavolo, o chi organizza non lascia guardare nessuno.
