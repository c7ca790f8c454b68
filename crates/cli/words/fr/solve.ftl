solved = place { $seat } : { $now } maintenant, { $score } à coup sûr ({ $bound } ; { $positions } positions)
no-higher = aucun score plus haut n’est sûr
a-bound = minimum : le temps était écoulé
a-bound-others = minimum : d’autres peuvent encore jouer
begin-with = commencer par : { $line }
