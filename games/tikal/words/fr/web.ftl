web-table = Table de Tikal II
web-temple = Le temple
web-river = La rivière
web-players = Joueurs
web-sheets = Feuilles de la table
web-round = Manche { $n }
web-last_turns = Derniers tours
web-game_over = Partie terminée
web-turn_of = tour { $n } sur { $all }
web-turn_order = Ordre du tour
web-to_act = doit jouer
web-player = Joueur { $n }
web-score = Score
web-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-empty_space = { $name }, pas encore découverte
web-outside = L’extérieur du temple
web-outside_short = extérieur
web-doors_to = portes : { $sides }
web-no_doors = sans porte
web-explorers = explorateurs : { $names }
web-flags = drapeaux : { $names }
web-flags_left = Drapeaux restants
web-site =
    { $tiles ->
        [one] { $name }, { $tiles } tuile
       *[other] { $name }, { $tiles } tuiles
    }
web-tile = { $name } : { $text }
web-key_supply = clés de la réserve : { $colour }
web-key_in_backpack = clés du sac à dos : { $colour }
web-treasure_pile = pile de trésors { $n }
web-open_treasure = trésor visible : { $name }
web-price_of = roue des prix : { $name }
web-own_treasure = trésor du campement : { $name }
web-hand_card = carte en main : { $name }
web-spot = Emplacement { $n }
web-plain_spot = sans bonus
web-deck = Cartes spéciales
web-discard = Cartes jouées
web-played = jouées
web-discarded = carte jouée : { $name }
web-passage_supply = Passages secrets de la réserve
web-passages = Passages secrets
web-light_rooms = Pioche des salles claires
web-sanctuaries = Prochain sanctuaire
web-no_sanctuary = Il n’y a plus de sanctuaire
web-tent = Tente
web-tent_open = Tente : pas encore utilisée cette manche
web-tent_used = Tente : déjà utilisée cette manche
web-backpack = Sac à dos
web-camp = Campement
web-camp_hidden = Clés du campement (cachées)
web-treasures = Trésors
web-hand = Cartes en main
web-tiles_taken = Tuiles prises
web-wheel = Roue des prix
web-delivered =
    { $n ->
        [one] { $n } livré
       *[other] { $n } livrés
    }
web-sets = Séries de clés du campement
web-set_worth = série de { $n } : { $points }
web-nothing = aucun
web-in_use = Tuile en cours
web-to_place = À poser
web-looks_at = { $name } en regarde { $n }
web-choose = Choisissez
web-two_keys = Vos deux clés
web-first_key = Choisissez une clé, puis une autre, ou deux fois la même.
web-second_key = Et maintenant la seconde clé, de cette couleur ou d’une autre.
web-put_back = Reposer la clé { $colour }
web-aid = Un tour
web-aid-sail = Allez en pirogue jusqu’à une tuile, dans le sens des aiguilles. La forêt coûte une clé.
web-aid-use = Faites ce que montre la tuile, dans l’ordre voulu.
web-aid-explore = Passez les portes dont vous portez la clé et plantez un drapeau.
web-aid_scores = Ce qui rapporte
web-aid_doors = Un drapeau : 1 point par porte de la couleur de la salle, dans toutes vos salles
web-aid_sell = En passant un hydravion : vendez des trésors d’une sorte, puis la roue tourne
web-aid_sets = Chaque manche, les clés du campement par couleurs différentes :
web-aid_altar = Chaque manche, chaque sanctuaire à votre drapeau : { $n } à qui a au campement le plus de clés de sa couleur
web-choose_spot = Emplacements de { $place }
web-choices = { $n } choix
web-chosen = choisi
web-details = Points par origine
web-unknown_card = face cachée
web-confidence_mark = D’où vient cette valeur ?

## part

web-part-temple = Temple
web-part-river = Rivière
web-part-players = Campements

## confidence

web-confidence-rulebook = Comme imprimé dans les règles.
web-confidence-checked = Un propriétaire de la boîte l’a comparé.
web-confidence-public = D’après un compte rendu public du jeu.
web-confidence-reconstructed = Reconstitué : les règles imprimées ne donnent pas cette valeur, nous en avons choisi une. Qui possède la boîte peut la corriger dans un dossier de contenu.

## number

web-number-back = Marque au dos
web-number-copies = Exemplaires
web-number-colour = Couleur
web-number-doors = Portes
web-number-cell = Case
web-number-altar = Autel
web-number-near = Dessinée près de
web-number-keys = Clés dans la boîte
web-number-tokens = Jetons dans la boîte
web-number-price = Prix
web-number-value = Valeur
web-number-tiles_2_players = Tuiles à 2 joueurs
web-number-tiles_3_players = Tuiles à 3 joueurs
web-number-tiles_4_players = Tuiles à 4 joueurs

## value

web-value-pink = rose
web-value-yellow = jaune
web-value-green = vert
web-value-blue = bleu
web-value-brown = brun
web-value-multicolour = multicolore
web-value-outside = l’extérieur

## icon

web-icon-light_room = découvrir une salle claire
web-icon-sanctuary = découvrir un sanctuaire
web-icon-treasure = trésor
web-icon-card = carte spéciale
web-icon-passage = passage secret
web-icon-open_wall = franchir un mur
web-icon-score_doors = décompter les portes d’une couleur
web-icon-explore = explorer encore une fois
web-icon-delivery = livrer sans hydravion
web-icon-delivery_types = livrer plusieurs types
web-icon-delivery_bonus = plus par trésor livré
web-icon-forest_free = traverser la forêt gratuitement
web-icon-final = points à la fin
web-icon-final_pair = points à la fin, plus pour la paire
web-icon-final_colours = points à la fin par couleur de salle
web-icon-key = clé
web-icon-points = points
web-icon-or = ou
web-icon-plain = sans bonus
web-icon-any = de couleur au choix
web-icon-camp-key = clé du campement
web-icon-tent-camp = campement
web-icon-backpack = sac à dos
web-icon-canoe = pirogue
web-icon-flag = drapeau
web-icon-tent = tente
web-icon-tent-used = tente, utilisée cette manche

## side

web-side-E = à droite
web-side-NE = en haut à droite
web-side-NW = en haut à gauche
web-side-W = à gauche
web-side-SW = en bas à gauche
web-side-SE = en bas à droite

## Later steps of a plan, by their verbs

web-plan-take = prendre la tuile { $what }
web-plan-explore = explorer { $what }
web-plan-walk = aller en { $what }
web-plan-keys = clés { $what }
web-plan-key = clé { $what }
web-plan-look = regarder la pile { $what }
web-plan-keep = garder { $what }
web-plan-place = poser { $what }
web-plan-deliver = livrer { $what }
web-plan-rest = se reposer
web-plan-stay = rester
web-plan-passage = passage secret { $what }
web-plan-card = prendre une carte
web-plan-pay = payer { $what }
web-plan-skip = renoncer
web-plan-done = terminé
web-plan-play = jouer { $what }
web-plan-end = finir le tour
web-plan-draw = piocher { $what }
web-plan-discover = découvrir { $what }
