# Why a server cannot start with these options.

smtp-from = --smtp-from { $from }: this is not an e-mail address
smtp-address = --smtp: this is not the address of a mail server, as in smtps://USER:PASSWORD@mail.example or smtp://mail.example:587?tls=required
smtp-password = --smtp: a password needs an encrypted connection, as in smtps://USER:PASSWORD@mail.example or smtp://mail.example:587?tls=required
smtp-none = this build of temples sends no e-mail: build it with `make release`
nats-address = an address of NATS looks like nats://localhost:4222
nats-none = this build of temples has no NATS: build it with `make release`
