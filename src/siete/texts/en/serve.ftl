### The server: starting it, what it refuses, and its goodbyes.

## Starting

serve-here = On this machine: { $url }
serve-there = On other devices: { $url }
serve-qr = Point a phone's camera at it. The phone must be on the same network.
serve-no-network = This machine is on no network just now; nobody else can join.
serve-kept = Tables are kept in { $file }
serve-stop = Ctrl-C stops it. Every move is kept; the same command goes on from there.
serve-stopped = Stopped. Every table will go on where it was.
serve-runs-already = It is open already: { $url }
serve-client-missing-title = The page is not built yet
serve-client-missing = The server runs, but the page of the table is not built. In the project's folder make play builds it; an installed package has it.
serve-guest = Guest

## Refused

error-serve-port = { $port } is no port. Ports are 0 to 65535; 0 takes any free one.
error-serve-port-taken = Another program has port { $port }. Choose another one, such as: siete serve --port 7576
error-serve-running = A table is open there already: { $url }. For another one beside it: siete serve --port 7576 --database other.db
error-serve-port-not-allowed = This computer does not allow port { $port }. Choose one above 1023, such as: siete serve --port 7575
error-serve-host = This computer can't be reached by { $host }: { $reason }. For the local network: siete serve --lan
error-serve-public-url = { $url } can't be the address that others use. It is written like https://cards.example.org, with no path behind it.
error-serve-folder = The folder { $folder } can't be made: { $reason }. Another place: siete serve --database FILE
error-wrong-host = This server does not go by that name. If a proxy or a tunnel leads here, start it with --public-url.
error-wrong-origin = Another page asked for this, not one of this server. If a proxy or a tunnel leads here, start it with --public-url.
error-too-many-requests = Too much at once. Try again in a few seconds.
error-too-many-tables = You have made many tables in the last hour. Try again later.
error-chat-too-fast = Not so fast: wait a moment before you write again.
error-not-found = There is no such page.
error-wrong-method = That can't be done with this page.
error-too-large = That is too much for one message.
error-bad-request = Something is missing or wrong.
error-bad-message = That was no message of this game.
error-hello-first = A hello comes first.
error-no-such-table = There is no table of that code. It may have been deleted.
error-no-such-round = There is no such round, or it is not over yet.
error-no-such-rules = You saved no rules under that name.
error-not-watching = The host lets only those who play see this table.
error-stale = Somebody was faster. Look at the table again.
error-server-fault = That is a fault of the server's own. Nothing was changed; try it again.

## Goodbyes

bye-stopping = The server is being stopped. The table goes on as soon as it is back.
bye-deleted = The table was deleted.
bye-removed = The host removed you from the table.
bye-too-much = Too many messages came from here, or too many windows are open.
bye-too-slow = The connection was too slow.
bye-silent = Nothing was heard from this page.
bye-not-here = There is no table here, or the host lets nobody watch.
