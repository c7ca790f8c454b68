options-clock = une pendule donne au moins une milliseconde et au plus mille ans
options-level = le niveau du robot en cas de dépassement est un mot court fait de a-z, 0-9, _ et -
options-rated-dealt = une partie classée est distribuée par la table, et personne n’y tient deux places
options-rated-help = une partie classée n’a ni conseils, ni reprise après une révélation, ni robot qui joue pour un joueur qui dépasse son temps
clock-none = « { $text } » n’est pas une pendule : 20+10 donne 20 minutes et 10 secondes de plus par tour, 60s donne 60 secondes par décision
