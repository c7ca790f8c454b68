over = La partie est finie.
watching = Vous êtes spectateur.
not-your-turn = Ce n’est pas votre tour : le joueur { $player } décide.
