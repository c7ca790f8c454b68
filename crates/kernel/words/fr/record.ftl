# Ce qui ne va pas dans une partie notée.

record-line = ligne { $line } : { $reason }
record-utf8 = une partie notée est un texte UTF-8, cette ligne n’en est pas un
record-cut = le texte s’arrête au milieu de l’en-tête
record-begin = une partie notée commence par la ligne « { $line } »
record-format = le format « { $version } » est inconnu, ce programme lit le format 1
record-header = il faut « { $word } » et sa valeur
record-rules = rules est un nombre entier
record-content = content est fait de 16 chiffres hexadécimaux
record-json = { $word } est un objet JSON sur une ligne ({ $message })
record-object = { $word } est un objet JSON sur une ligne
record-players = players est une liste JSON de noms sur une ligne
record-view = il faut « view spectator », ou « view seat » et un numéro
record-header-end = une ligne vide termine l’en-tête
record-actor = « { $word } » ne décide de rien : il faut * pour le hasard ou une place de 0 à { $last }
record-step = une étape est faite de qui décide, d’une action et de son contrôle
record-check = le contrôle après # est fait de 8 chiffres hexadécimaux
record-no-check = le contrôle manque : il faut # et 8 chiffres hexadécimaux
record-words = une action est faite de mots séparés par une espace
record-hides = seule la notation d’un joueur ou d’un spectateur cache des actions
record-scores = scores est fait de nombres entiers séparés par une espace
record-after-scores = rien ne suit les scores

# Pourquoi une partie notée ne peut pas être rejouée, ou ce qui la sépare des règles.

verify-other-game = c’est une partie de « { $record } », pas de « { $rules } »
verify-partial-seat = c’est une notation avec ce que sait la place { $seat } : elle peut être lue mais pas vérifiée ; exportez la notation complète quand la partie est finie
verify-partial-spectator = c’est une notation avec ce que sait un spectateur : elle peut être lue mais pas vérifiée ; exportez la notation complète quand la partie est finie
verify-other-rules = cette partie suit la version { $record } des règles, ce programme a la version { $program } ; elle ne peut pas être rejouée ici
verify-other-content = cette partie a été jouée avec les tables { $record }, ici ce sont { $program } ; donnez le dossier de contenu avec lequel elle a été jouée
verify-other-setup = la position a une autre mise en place que celle de la ligne { $line }
verify-no-scores = la partie est finie et ses scores manquent
verify-not-over = il y a des scores, mais la partie n’est pas finie
verify-scores = les scores sont { $computed }, et non { $recorded }
step-game-over = la partie était finie avant cette étape
step-actor = d’après la notation, { $recorded } décide, mais c’est { $expected }
step-unreadable = « { $text } » n’est pas une action de ce jeu
step-not-legal = « { $text } » n’est pas permis ici
step-check = la position diffère : le contrôle est { $computed }, et non { $recorded }
actor-seat = la place { $seat }
actor-chance = le hasard
