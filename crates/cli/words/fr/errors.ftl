# Pourquoi des arguments et des fichiers de commandes sont refusés.

program-missing = après { $prefix } vient un programme à lancer, comme dans { $prefix }./mybot
program-start = impossible de lancer { $program } : { $message }
state-json = n’est pas du JSON à la ligne { $line }
state-other = appartient à un autre tournoi : il diffère par { $fields } ; donnez un autre nom à --out
state-game = n’a pas de partie finie à la ligne { $line }
entry-field = { $field } est inconnu ; une entrée a setup, bots et games
entry-bots = bots doit être une liste de noms comme ["easy","random"]
entry-games = games doit être un nombre de 1 à un milliard
calibrate-level = { $level } ne prédit rien avec un réseau ; prenez medium ou un niveau plus fort
calibrate-simulations = indiquez combien de simulations fait { $level }, comme dans { $level }:100, pour que les parties puissent être rejouées
calibrate-network = ce robot n’a pas de réseau à corriger ; entraînez-en un d’abord
