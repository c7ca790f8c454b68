solved = place { $seat } : { $now } maintenant, { $score } à coup sûr ({ $bound } ; { $positions } positions)
no-higher = aucun score plus haut n'est sûr
a-bound = minimum : le temps était écoulé
begin-with = commencer par : { $line }
