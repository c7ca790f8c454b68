# Pourquoi une table stockée ne peut pas être refaite.

damaged-number = l’entrée { $found } est venue là où l’entrée { $expected } était attendue
damaged-step = l’entrée { $number } n’est pas un coup des règles d’ici, ou mène à une autre position
damaged-snapshot = l’entrée { $number } remonte avant l’instantané ; chargez plutôt toutes les entrées
damaged-nonsense = l’entrée { $number } nomme un membre ou une place qui n’est pas à cette table
misfit-seats = les places ne sont pas celles de la mise en place
misfit-snapshot = l’instantané n’appartient pas à cette table
load-other-rules = cette table a été faite avec un autre jeu, d’autres règles ou d’autres tables de pièces ; elle ne continue qu’avec ceux-là
