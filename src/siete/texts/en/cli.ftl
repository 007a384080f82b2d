# The command line: what it could not read.

error-usage-argument = { $argument } is not given like that here. It is written: { $usage }
error-usage-incomplete = Something is missing on the command line. It is written: { $usage }
error-usage-unknown = { $argument } is not known here. See: { $help }
error-usage-choice = { $value } is not possible here. What is: { $allowed }.
error-usage-number = { $argument } needs a whole number; { $value } is none.
error-file-missing = { $file }: there is no such file.
error-file-permission = { $file }: this computer does not allow it to be used.
error-file-directory = { $file } is a folder; a file is needed.
error-file-other = { $file }: { $reason }.
error-input-output = Reading or writing failed: { $reason }.
error-reason-missing = it does not exist
error-reason-permission = this computer does not allow it
error-reason-folder = it is a folder
error-reason-no-folder = a part of the path is no folder
error-reason-full = the disk is full
error-reason-read-only = the disk can only be read
error-reason-name-too-long = its name is too long
error-reason-closed = it is closed
error-reason-no-address = it has no such address
