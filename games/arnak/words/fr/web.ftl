web-map = Carte
web-research = Piste Recherche
web-cards = Rangée de cartes
web-players = Joueurs
web-own_board = Plateau du joueur
web-supply = Assistants
web-hand = Main
web-play_area = Zone de jeu
web-deck = Pioche
web-exile = Exil
web-exiled_basics = Cartes de base exilées
web-items = Objets
web-artifacts = Artéfacts
web-fear_stack = Cartes Peur
web-site_stack = Tuiles site, niveau { $level }
web-guardian_stack = Gardiens
web-round = Manche
web-round_of = Manche { $n } sur 5
web-first_player = Premier joueur
web-passed = a passé
web-to_act = à jouer
web-points = points
web-n_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-camp = Camp
web-low_site = Site niveau I du bas
web-high_site = Site niveau I du haut
web-two_site = Site niveau II
web-space = case
web-blocked = non utilisé
web-undiscovered = à découvrir
web-travel_cost = déplacement
web-discover_cost = { $cost } pour découvrir
web-idol = idole
web-idols = idoles
web-idol_face_down = idole face cachée
web-guardian = gardien
web-guardians = Gardiens
web-figure_of = figurine de { $name }
web-figures = Figurines
web-rival = Rival
web-own_assistant = Votre assistant
web-assistant = Assistant
web-assistant_place = Place pour un assistant : la recherche avec le calepin en apporte.
web-supply_stack = Pile d’assistants
web-temple_stack = Tuiles Temple
web-passage = Passage secret
web-altar = Autel
web-crates = Idoles dans vos caisses
web-idol_slots = Emplacements Idole
web-temple_tiles = Tuiles Temple
web-fear_tiles = Tuiles Peur
web-fear_in_play = Peur dans la zone de jeu
web-research_space = Case de recherche
web-bonus_hidden = tuile bonus face cachée
web-wall = Tuile Chouette
web-marked = marqué par le rival
web-arrival = Arrivée
web-reserve = Tablettes noires en réserve
web-rescue_stack = Assistants en attente
web-bridge = pont
web-empty = vide
web-unknown = inconnu
web-n_cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
web-n_left =
    { $n ->
        [one] { $n } restante
       *[other] { $n } restantes
    }
web-gold_side = face or
web-silver_side = face argent
web-exhausted = épuisé
web-ready_word = prêt
web-used = utilisé
web-choose = peut être choisi
web-inspect = voir de près
web-close = Fermer
web-looking = Cartes regardées
web-travel_left = Icônes de déplacement restantes
web-staff = Sceptre lunaire
web-staff_place = artéfacts à sa gauche, objets à sa droite
web-next_tile = Tuile suivante
web-tiles_left =
    { $n ->
        [one] { $n } tuile restante cette manche
       *[other] { $n } tuiles restantes cette manche
    }
web-tiles_played = Tuiles jouées cette manche
web-arrow_left = flèche à gauche
web-arrow_right = flèche à droite
web-leftmost = Pourquoi là : la flèche pointe vers la gauche ; entre plusieurs emplacements possibles, c’est le plus à gauche.
web-rightmost = Pourquoi là : la flèche pointe vers la droite ; entre plusieurs emplacements possibles, c’est le plus à droite.
web-objectives = Objectifs
web-settled = atteint
web-open = en cours
web-pairs = Emplacements de deux tuiles
web-shielded = Pas de Peur des gardiens cette manche
web-all_planes = Toute icône de déplacement est un avion cette manche
web-on_board = sur votre plateau
web-reconstructed = Reconstitué : nous n’avons pas trouvé cette valeur et en avons choisi une. Qui possède la boîte peut la corriger.
web-checked = vérifié sur la boîte
web-public = d’après des sources publiques
web-rulebook = d’après la règle
web-cost_of = Coût { $price }
web-travel = Déplacement
web-under_stack = Remises sous la pile
web-seen_cards = Cartes de la pioche, ordre inconnu
web-seen_cards_hand = Cartes de la pioche et de la main, ordre inconnu
web-rival_last = Dernier tour
web-rival_now = Maintenant
web-rival_cards = cartes
web-rival_tiles = { $n } tuiles
web-known_top = Connues, depuis le dessus
web-nothing = Rien ici.
web-coin = pièce
web-compass = boussole
web-tablet = tablette
web-arrowhead = pointe de flèche
web-jewel = joyau
web-dark = tablette noire
web-boot = botte
web-ship = bateau
web-car = voiture
web-plane = avion
web-glass = loupe
web-notebook = calepin
web-lantern = lanterne
web-tell = { $label } : { $value }
web-numbered = { $name } { $n }
web-travel_of = déplacement { $icons }
web-times = { $n } × { $name }

## Icons

web-icon-fear = Peur
web-icon-draw = piocher
web-icon-draw_bottom = piocher par le dessous
web-icon-exile = exiler une carte
web-icon-use_up = dépenser une carte
web-icon-upgrade = améliorer
web-icon-refresh = redresser un assistant
web-icon-refresh_all = redresser tous les assistants
web-icon-recruit = recruter un assistant
web-icon-promote = améliorer un assistant
web-icon-supply_silver = face argent d’un assistant de la réserve
web-icon-supply_gold = face or d’un assistant de la réserve
web-icon-exchange = échanger un assistant
web-icon-rescue = secourir un assistant
web-icon-send = envoyer un archéologue
web-icon-relocate = déplacer un archéologue
web-icon-activate = activer
web-icon-camp = camp
web-icon-camp_empty = camp vide
web-icon-level1 = site de niveau I
web-icon-mine = site occupé par vous
web-icon-scout = éclairer
web-icon-site1 = nouveau site de niveau I
web-icon-site2 = nouveau site de niveau II
web-icon-overcome = maîtriser un gardien
web-icon-alone = où personne d’autre n’est
web-icon-buy = acheter
web-icon-item = objet
web-icon-artifact = artéfact
web-icon-card = carte
web-icon-reveal = révéler la première carte
web-icon-take = prendre
web-icon-hand = en main
web-icon-deck_top = sur la pioche
web-icon-research = rechercher
web-icon-minus = moins
web-icon-free = gratuitement
web-icon-twice = deux fois
web-icon-per = par
web-icon-guardian = gardien
web-icon-idol = idole
web-icon-archaeologist = archéologue
web-icon-max = au plus
web-icon-pass = passer
web-icon-protect = pas de Peur des gardiens
web-icon-all_planes = toutes les icônes sont des avions
web-icon-recall = rappeler un archéologue
web-icon-look_top = regarder le dessus de la pioche
web-icon-look_bottom = regarder le dessous de la pioche
web-icon-hammer = exiler le dernier objet, prendre un objet exilé
web-icon-unslot = idole hors de son emplacement
web-icon-crown = déplacer un gardien
web-icon-copy_idol = effet d’une idole visible
web-icon-ready = rendre sa faveur à un gardien
web-icon-or = ou
web-icon-pick = choisir
web-icon-arrow = contre
web-icon-bolt = action gratuite
web-icon-exile_self = exiler cette carte
web-icon-silver = argent
web-icon-gold = or
web-icon-obscure = effet obscur

## Numbers of components

web-field-coins = Prix en pièces
web-field-compasses = Prix en boussoles
web-field-travel = Déplacement
web-field-cost = Coût
web-field-discover = Découverte
web-field-wall_cost = Prix de la tuile Chouette
web-field-wall_points = Tuile Chouette
web-field-level = Niveau
web-field-copies = Exemplaires
web-field-glass_points = Loupe
web-field-notebook_points = Calepin
web-field-lantern_points = Lanterne
web-field-arrival = Arrivée
web-field-reserve = Réserve
web-field-tiles = Tuiles par joueurs
web-field-row = Rangée
web-field-difficulty = Difficulté
web-field-idols_face_up = Idoles visibles
web-field-idols_face_down = Idoles cachées

## Parts of a small screen

web-part-map = Carte
web-part-research = Piste
web-part-cards = Cartes

## What the frame of the table says

web-left-figures =
    { $n ->
        [one] { $n } archéologue
       *[other] { $n } archéologues
    }
web-left-cards =
    { $n ->
        [one] { $n } carte à jouer
       *[other] { $n } cartes à jouer
    }
web-wakes = un gardien s’éveille : une Peur en fin de manche, sauf s’il est maîtrisé

## Later steps of a plan, by their verbs

web-plan-dig = excaver { $what }
web-plan-discover = découvrir { $what }
web-plan-overcome = maîtriser { $what }
web-plan-buy = acheter { $what }
web-plan-play = jouer { $what }
web-plan-research = rechercher { $what }
web-plan-temple = prendre une tuile Temple
web-plan-wall = prendre une tuile Temple : { $what }
web-plan-pass = passer
web-plan-end = finir le tour
web-plan-assistant = utiliser l’assistant { $what }
web-plan-boon = utiliser la faveur de { $what }
web-plan-idol = placer une idole { $what }
web-plan-spend = se déplacer avec { $what }
web-plan-option = choisir { $what }
web-plan-yes = oui
web-plan-no = non
web-plan-recruit = recruter { $what }
web-plan-use_assistant = utiliser l’assistant de la pile { $what }
web-plan-take_card = prendre { $what }
web-plan-put_on_altar = poser sur l’autel { $what }
web-plan-promote = améliorer { $what }
web-plan-exile_hand = exiler { $what }
web-plan-exile_play = exiler { $what }
web-plan-draw = piocher { $what }
web-plan-passage = passage secret { $what }
web-plan-keep = garder { $what }
