## score

score-now = Points pour l’instant
score-total = Total

## end

end-won = Victoire : { $name }
end-shared = Victoire partagée : { $names }
end-tie = Égalité : { $names }
end-none = La partie finit sans résultat
end-counting = On compte les points…
end-again = Rejouer
end-wants = En attente des autres…
end-board = Voir le plateau
end-back = Retour au résultat
end-replay = Revoir la partie
end-breakdown = D’où viennent les points
end-curve = Le score final à attendre, étape par étape
end-step = pas
end-points = points
end-turning = Tournants
end-no_turning = Aucun moment ne se détache.
end-better = Un fort joueur préfère « { $what } », qui vaut environ { $n } points de plus.
end-analysing = Analyse de la partie…
end-first = Votre première partie de ce genre : { $kind }.
end-best = Record personnel : { $n } points, { $before } auparavant ({ $kind }).
end-not_best = Votre meilleur score jusqu’ici : { $before } points ({ $kind }).
end-players =
    { $n ->
        [1] en solo
       *[other] { $n } joueurs
    }

## replay

replay-title = Relecture
replay-of = Relecture : { $game }
replay-viewer = Vue de
replay-own = moi
replay-spectator = un spectateur
replay-table = À la table
replay-start = Le début.
replay-hidden = Quelque chose de caché s’est passé.
replay-setup = La table se met en place.
replay-chose = { $name } fait un choix ; la suite en montre l’effet.
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-stop = Arrêt
replay-slider = Pas de la partie
replay-step = { $n } sur { $of }
replay-rounds = Aller à une manche
replay-share = Copier le lien
