### The server: starting it, what it refuses, and its goodbyes.

## Starting

serve-here = En este equipo: { $url }
serve-there = Desde otros dispositivos: { $url }
serve-qr = Apunta aquí con la cámara de un móvil, que tiene que estar en la misma red.
serve-no-network = Este equipo no está ahora en ninguna red; nadie más puede entrar.
serve-kept = Las mesas se guardan en { $file }
serve-stop = Ctrl-C lo cierra. Cada jugada queda guardada: la misma orden sigue donde estaba.
serve-stopped = Cerrado. Cada mesa seguirá donde estaba.
serve-runs-already = Ya está abierta: { $url }
serve-client-missing-title = La página aún no se ha generado
serve-client-missing = El servidor funciona, pero falta generar la página de la mesa. En la carpeta del proyecto lo hace make play; un paquete instalado ya la trae.
serve-guest = Visitante

## Refused

error-serve-port = { $port } no es un puerto. Los puertos van de 0 a 65535; 0 toma uno libre.
error-serve-port-taken = Otro programa tiene el puerto { $port }. Elige otro, por ejemplo: siete serve --port 7576
error-serve-running = Ahí ya hay una mesa abierta: { $url }. Para otra al lado: siete serve --port 7576 --database otra.db
error-serve-port-not-allowed = Este equipo no permite el puerto { $port }. Elige uno por encima de 1023, por ejemplo: siete serve --port 7575
error-serve-host = A este equipo no se llega por { $host }: { $reason }. Para la red local: siete serve --lan
error-serve-public-url = { $url } no puede ser la dirección que usen los demás. Se escribe como https://cartas.example.org, sin ruta detrás.
error-serve-folder = No se puede crear la carpeta { $folder }: { $reason }. Otro sitio: siete serve --database FILE
error-wrong-host = Este servidor no se llama así. Si un proxy o un túnel trae hasta aquí, arráncalo con --public-url.
error-wrong-origin = Esto lo pidió otra página, no una de este servidor. Si un proxy o un túnel trae hasta aquí, arráncalo con --public-url.
error-too-many-requests = Demasiado a la vez. Prueba otra vez dentro de unos segundos.
error-too-many-tables = Has abierto muchas mesas en la última hora. Prueba más tarde.
error-chat-too-fast = No tan deprisa: espera un momento antes de volver a escribir.
error-not-found = Esa página no existe.
error-wrong-method = Con esta página no se puede hacer eso.
error-too-large = Es demasiado para un mensaje.
error-bad-request = Falta algo o hay algo mal.
error-bad-message = Eso no era un mensaje de este juego.
error-hello-first = Primero va un saludo.
error-no-such-table = No hay ninguna mesa con ese código. Puede que la hayan borrado.
error-no-such-round = Esa mano no existe o aún no ha terminado.
error-no-such-rules = No has guardado reglas con ese nombre.
error-not-watching = El anfitrión solo deja ver esta mesa a quienes juegan.
error-stale = Alguien ha sido más rápido. Mira otra vez la mesa.
error-server-fault = Es un fallo del propio servidor. No ha cambiado nada; prueba otra vez.

## Goodbyes

bye-stopping = El servidor se está cerrando. La mesa seguirá en cuanto vuelva.
bye-deleted = Han borrado la mesa.
bye-removed = El anfitrión te ha sacado de la mesa.
bye-too-much = De aquí han llegado demasiados mensajes, o hay demasiadas ventanas abiertas.
bye-too-slow = La conexión iba demasiado lenta.
bye-silent = De esta página no ha llegado nada.
bye-not-here = Aquí no hay mesa, o el anfitrión no deja mirar a nadie.
