# The command line: what it could not read.

error-usage-argument = { $argument } no se da así aquí. Se escribe: { $usage }
error-usage-incomplete = Falta algo en la orden. Se escribe: { $usage }
error-usage-unknown = { $argument } no se conoce aquí. Véase: { $help }
error-usage-choice = { $value } no es posible aquí. Lo que se puede poner: { $allowed }.
error-usage-number = { $argument } necesita un número entero; { $value } no lo es.
error-file-missing = { $file }: no hay tal archivo.
error-file-permission = { $file }: este ordenador no permite usarlo.
error-file-directory = { $file } es una carpeta; hace falta un archivo.
error-file-other = { $file }: { $reason }.
error-input-output = Falló la lectura o la escritura: { $reason }.
error-reason-missing = no existe
error-reason-permission = este ordenador no lo permite
error-reason-folder = es una carpeta
error-reason-no-folder = una parte de la ruta no es una carpeta
error-reason-full = el disco está lleno
error-reason-read-only = el disco es de solo lectura
error-reason-name-too-long = el nombre es demasiado largo
error-reason-closed = está cerrado
error-reason-no-address = no tiene esa dirección
