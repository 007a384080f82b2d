# The command line: what it could not read.

error-usage-argument = { $argument } não se informa assim aqui. Escreve-se: { $usage }
error-usage-incomplete = Falta algo no comando. Escreve-se: { $usage }
error-usage-unknown = { $argument } não é conhecido aqui. Veja: { $help }
error-usage-choice = { $value } não é possível aqui. O que se pode usar: { $allowed }.
error-usage-number = { $argument } precisa de um número inteiro; { $value } não é.
error-file-missing = { $file }: esse arquivo não existe.
error-file-permission = { $file }: este computador não permite usá-lo.
error-file-directory = { $file } é uma pasta; é preciso um arquivo.
error-file-other = { $file }: { $reason }.
error-input-output = Falhou a leitura ou a escrita: { $reason }.
error-reason-missing = não existe
error-reason-permission = este computador não permite
error-reason-folder = é uma pasta
error-reason-no-folder = uma parte do caminho não é pasta
error-reason-full = o disco está cheio
error-reason-read-only = o disco é só de leitura
error-reason-name-too-long = o nome é longo demais
error-reason-closed = está fechado
error-reason-no-address = ele não tem esse endereço
