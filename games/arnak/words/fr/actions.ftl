# Ce que fait une action, à l’infinitif et sans point ; pour le hasard, un simple fait.

do-turn-up = Révéler { $name }
do-draw = Piocher { $card }
do-block = Bloquer la seconde case : { $site }
do-colour-red = Tuile rouge du rival : { $family }
do-colour-purple = Tuile violette du rival : { $family }
do-arrow = La flèche pointe { $side }
do-rival-tile = Le rival joue la tuile { $tile }
do-objective = Révéler l’objectif : { $objective }
do-dig = Excaver : { $place } ({ $cost })
do-discover = Découvrir : { $place } ({ $cost })
do-overcome = Maîtriser { $guardian } : { $place } ({ $cost })
do-buy = Acheter { $name } ({ $cost })
do-take = Prendre { $name }
do-put-on = Poser { $name } : { $altar }
do-put-on-altar = Poser { $name } sur l’autel
do-play = Jouer { $name }
do-play-for = Jouer { $name } ({ $cost })
do-research = Avancer { $who } : { $to } ({ $cost })
do-temple = Prendre : { $tile } ({ $cost })
do-wall = Prendre la tuile à { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $place } ({ $cost })
do-passage = Emprunter { $passage } ({ $cost })
do-altar = Placer une tablette noire : { $altar }
do-pass = Passer jusqu’à la fin de la manche
do-end-turn = Finir le tour
do-boon = Utiliser { $name }
do-slot-idol = Placer une idole sur un emplacement Idole
do-pair = Former un emplacement Idole avec deux tuiles Temple
do-pair-idol = Placer une idole sur un emplacement de deux tuiles
do-not-pay = Ne pas payer
do-decline = Renoncer
do-continue = Continuer
do-spend = Payer avec { $name }
do-spend-icons = Payer avec { $name } ({ $icons })
do-use-icon = Payer avec l’icône restante : { $icon }
do-cover = Couvrir { $icon } par la remise
do-hire = Payer 2 pièces pour un avion
do-use-up = Dépenser { $card }
do-pay = Payer { $paid }
do-draw-card = Piocher une carte
do-exile-hand = Exiler { $card } de votre main
do-exile-play = Exiler { $card } de votre zone de jeu
do-exile-tile = Exiler une tuile Peur de votre zone de jeu
do-upgrade = Échanger { $from } contre { $to }
do-refresh = Redresser { $name }
do-promote = Retourner { $name } côté or
do-use-side = Utiliser { $name } ({ $side })
do-take-side = Prendre { $name } ({ $side })
do-exchange = Échanger { $old } contre { $new }
do-relocate = Déplacer l’archéologue : { $from } → { $to }
do-activate = Activer : { $place }
do-crown = Déplacer { $guardian } : { $from } → { $to }
do-recall = Reprendre l’archéologue : { $place }
do-look = Regarder { $n } { $n ->
    [one] carte
   *[other] cartes
 }
do-keep-card = Garder { $card }
do-put-down = Placer { $card } dans votre zone de jeu
do-site-first = Appliquer d’abord l’effet du site
do-obscure-first = Appliquer d’abord l’effet obscur du site
do-unslot = Reprendre l’idole du dernier emplacement
do-unpair = Reprendre une idole d’un emplacement de deux tuiles
do-bonus-first = Prendre d’abord la tuile bonus
do-row-first = Appliquer d’abord l’effet de la rangée
do-use = Utiliser { $name }
do-ready = Rendre sa faveur à { $name }
do-discard = Défausser { $card }
do-keep-hand = Garder le reste de votre main
do-nothing = Rien ne se passe
do-option = Option n° { $n }
do-accept-pay = Payer
do-yes = Oui
do-resolve = Appliquer { $name }
do-again = Appliquer une seconde fois : { $place }
less-icon = { $cost }, moins 1 icône

family-discover = découverte
family-research = recherche
family-overcome = victoire sur un gardien
family-item = achat d’objet
family-artifact = achat d’artéfact
family-other = une autre
