# Pourquoi un serveur ne peut pas démarrer avec ces options.

smtp-from = --smtp-from { $from } : ce n’est pas une adresse e-mail
smtp-address = --smtp : ce n’est pas l’adresse d’un serveur de courrier, comme smtps://USER:PASSWORD@mail.example ou smtp://mail.example:587?tls=required
smtp-password = --smtp : un mot de passe demande une connexion chiffrée, comme smtps://USER:PASSWORD@mail.example ou smtp://mail.example:587?tls=required
smtp-none = cette version de temples n’envoie pas d’e-mail : compilez-la avec `make release`
nats-address = une adresse de NATS ressemble à nats://localhost:4222
nats-none = cette version de temples n’a pas NATS : compilez-la avec `make release`
