# The command line: what it could not read.

error-usage-argument = { $argument } no se da así aquí. Se escribe: { $usage }
error-usage-incomplete = Falta algo en la orden. Se escribe: { $usage }
error-usage-unknown = { $argument } no se conoce aquí. Véase: { $help }
error-usage-choice = { $value } no es posible aquí. Lo que se puede poner: { $allowed }.
error-file-missing = { $file }: no hay tal archivo.
error-file-permission = { $file }: este ordenador no permite usarlo.
error-file-directory = { $file } es una carpeta; hace falta un archivo.
error-file-other = { $file }: { $reason }.
error-input-output = Falló la lectura o la escritura: { $reason }.
