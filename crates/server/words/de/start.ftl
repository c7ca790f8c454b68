# Warum ein Server mit diesen Optionen nicht starten kann.

smtp-from = --smtp-from { $from }: das ist keine E-Mail-Adresse
smtp-address = --smtp: das ist keine Adresse eines Mailservers wie smtps://USER:PASSWORD@mail.example oder smtp://mail.example:587?tls=required
smtp-password = --smtp: ein Passwort braucht eine verschlüsselte Verbindung wie smtps://USER:PASSWORD@mail.example oder smtp://mail.example:587?tls=required
smtp-none = dieses Programm temples sendet keine E-Mail: baue es mit `make release`
nats-address = eine Adresse von NATS sieht aus wie nats://localhost:4222
nats-none = dieses Programm temples hat kein NATS: baue es mit `make release`
