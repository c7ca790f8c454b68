# Pourquoi le JSON d’une position ne peut pas être lu. Les champs et les valeurs sont écrits comme dans la position.

read-object = une position est un objet avec les champs setup, round, players et ainsi de suite
read-setup-missing = setup : il manque
read-setup = setup : { $reason }
read-value = { $path } { $reason }
read-missing = { $path } manque
read-no-field = { $path } n’est pas un champ d’une position
read-no-object = { $path } vaut { $value } : il faut un objet
read-list = { $path } vaut { $value } : il faut une liste
read-entries = { $path } doit avoir { $n } entrées
read-more-than = { $path } a plus de { $most } entrées
read-numbers = { $path } doit avoir { $n } nombres
read-frames = stack a plus de { $most } étapes
read-players = players a { $n } entrées au lieu de { $seats }
read-supply = supply a { $n } piles au lieu de 3
read-null = { $path } contient null : chaque entrée est l’identifiant d’{ $what }
read-null-card = { $path }.card vaut null : il faut l’identifiant d’une carte en texte
read-twice = { $path } contient { $word } deux fois
read-card-twice = { $path } contient une carte deux fois
read-in-hand = { $path } contient une carte qui est déjà dans la main
read-two-names = { $path } est là sous deux noms
read-no-site = { $path } n’est pas l’identifiant d’un site
read-no-bonus-spot = { $path } n’est pas l’identifiant d’une case de la piste Recherche avec des places de tuiles bonus
read-bonus-tiles = { $path } vaut { $value } : il faut une liste d’au plus { $n } tuiles bonus
read-no-stack = { $path } n’est pas une pile de tuiles Temple de ce plateau
read-no-kind = { $path } n’est pas une sorte de ces tuiles
read-basics = { $path } ne contient que des cartes de base
read-no-fear = { $path } ne peut pas contenir de Peur
read-many-fear = { $path } contient { $fear } cartes Peur, et il y en a { $most }
read-fear-shuffle = { $path } : une carte Peur a besoin de son mélange : { $example }
read-shuffle = { $path } vaut { $shuffle } : il faut un nombre de 0 à { $most }
read-shuffle-twice = { $path } : le mélange { $shuffle } est deux fois dans la pioche
read-card-elsewhere = { $path } contient une carte du mélange { $shuffle } qui est déjà ailleurs
read-looked = { $path } : on regarde au plus trois cartes
read-no-seat = { $path } nomme la place { $seat }, et il y en a { $players }
read-seat-twice = { $path } nomme la place { $seat } deux fois
read-arrow = { $path } doit être left ou right
read-settled = { $path } contient des places de 1 à 4

# Ce qui ne va pas dans une position qui peut être lue.

position-setup = la mise en place n’est pas jouable
position-round = la manche est { $round } : il faut de 1 à 5
position-many-fear = un joueur a plus de cartes Peur que les { $most } qui existent
position-no-seat = { $field } vaut { $seat }, et cette place n’existe pas
position-names-seat = { $field } nomme une place qui n’existe pas
position-over = une partie est finie exactement quand il ne reste rien sur la pile
position-pool = il reste plus de 40 icônes de déplacement
position-last-round = une partie finit avec la manche 5
position-blocked-camps = seules les secondes cases des camps sont bloquées
position-blocked = { $n } cases sont bloquées au lieu de { $wanted }
position-missing = { $name } manque
position-times = { $name } est là { $n } fois : { $zones }
position-stray = { $name } n’a pas sa place ici : { $zone }
position-unknown = il y a quelque chose d’inconnu au lieu d’{ $what } : { $zone }
position-of-seat = place { $seat } : { $reason }
position-fear-cards = il y a en tout { $n } cartes Peur, avec la réserve, au lieu de { $wanted }
position-item-deck = { $name } est dans la pioche des objets, qui ne contient que des objets
position-artifact-deck = { $name } est dans la pioche des artéfacts, qui ne contient que des artéfacts
position-row-artifacts = { $name } est à la place { $place } de la rangée : à gauche du Sceptre lunaire sont les artéfacts
position-row-items = { $name } est à la place { $place } de la rangée : à droite du Sceptre lunaire sont les objets
position-top-item = { $name } est au sommet d’une pioche et n’est pas un objet
position-top-artifact = { $name } est au sommet d’une pioche et n’est pas un artéfact
position-altar-card = { $name } est sur un autel et n’est pas un artéfact
position-two-shuffles = la place { $seat } a une carte dans deux mélanges
position-late-shuffle = la place { $seat } a des cartes du mélange { $shuffle } à la manche { $round }
position-bags = la pioche de la place { $seat } a { $n } sacs du mélange { $shuffle } au lieu de { $wanted }
position-late-fear = la place { $seat } a une carte Peur du mélange { $shuffle } à la manche { $round }
position-all-known = tous savent que la place { $seat } a tout le mélange { $shuffle }, et pourtant il compte comme caché
position-hidden-fear = la place { $seat } a plus de cartes Peur cachées que de cartes Peur en main
position-put-back = les cartes que la place { $seat } a remises sans les montrer ne sont pas celles qui sont à part
position-hidden-in-play = la place { $seat } a une carte cachée dans sa zone de jeu
position-deck-no-card = la pioche de la place { $seat } contient une chose qui n’est pas une carte
position-look-no-card = la place { $seat } regarde une chose qui n’est pas une carte
position-deck-entries = la pioche de la place { $seat } a plus de { $most } entrées qui ne sont pas des objets ; mettez des cartes dans le sac d’un mélange
position-nobody = personne n’est à la place { $seat }, et pourtant il y a quelque chose
position-hand-travel = les icônes de déplacement de la main de la place { $seat } sont fausses
position-boon-travel = les icônes de déplacement des faveurs de la place { $seat } sont fausses
position-used-boon = la place { $seat } a utilisé la faveur d’un gardien qu’elle n’a pas maîtrisé
position-many-of = la place { $seat } a plus de { $most } de { $what }
position-many-cards = la place { $seat } a plus de { $most } cartes en main
position-many-fear-tiles = la place { $seat } a plus de { $most } tuiles Peur
position-no-assistant = la place { $seat } a une face ou un état épuisé sans assistant
position-slots = la place { $seat } a { $n } emplacements Idole remplis sur 4
position-exiled-basics = la place { $seat } a exilé une carte de base qui n’existe pas
position-passed = la place { $seat } a passé, donc l’action principale de son tour est faite
position-token-nowhere = { $who } : { $token ->
    [glass] la loupe
    [notebook] le calepin
   *[lantern] la lanterne
 } n’est sur aucune case de la piste
position-token-off = { $who } : { $token ->
    [glass] la loupe
    [notebook] le calepin
   *[lantern] la lanterne
 } n’est pas sur la piste
position-no-lantern = { $who } : ce plateau n’a pas de lanterne, et pourtant il y en a une
position-notebook-above = { $who } : le calepin est au-dessus des autres jetons Recherche
position-notebook-temple = { $who } : le calepin ne peut pas être dans le Temple perdu
position-arrival = { $who } : il y a une arrivée au Temple perdu exactement quand la loupe y est
position-lantern = { $who } : la lanterne est sur la piste exactement quand la loupe est dans un passage secret
position-no-passage = { $who } : la loupe est dans un passage secret que ce plateau n’a pas
position-solo = seule une partie en solo a un rival
position-rival-figures = le rival a { $n } figurines
position-rival-idol = le rival a une idole d’une sorte inconnue
position-rival-tile = le rival a une tuile qui n’existe pas
position-rival-own = il manque une tuile que le rival a toujours
position-rival-family = le rival a { $n } tuiles de la famille { $family } au lieu d’une
position-rival-colour = la tuile de la famille { $family } n’a pas la bonne couleur
position-rival-colours = le rival a { $red } tuiles rouges et { $purple } violettes au lieu de { $wanted_red } et { $wanted_purple }
position-rival-face-down = une tuile est face cachée, et le rival ne l’a pas
position-rival-unplayed = la { $which ->
    [first] première tuile
   *[current] tuile actuelle
 } du rival n’a pas été jouée
position-rival-first = le rival a une première tuile exactement quand une a été jouée cette manche
position-rival-current = le rival a une tuile actuelle exactement pendant son tour
position-rival-arrow = la flèche du rival est inconnue, à gauche ou à droite
position-arrow-seen = la flèche de la prochaine tuile du rival se voit dès son premier tour
position-arrow-none = aucune tuile face cachée du rival n’a la flèche que l’on voit
position-no-objective = l’objectif { $n } n’est pas de cette partie
position-objective-twice = un objectif est visible deux fois
position-objective-pile = la pile des objectifs contient ce qui n’y a pas sa place
position-objective-settled = un objectif est réglé sans être visible
position-objective-done = une chose est faite qu’aucun objectif ne demande
position-objective-points = le rival peut avoir jusqu’ici { $most } points d’objectifs, et non { $points }
position-tile-level = la tuile site sur { $name } n’est pas de niveau { $level }
position-rival-off-map = une figurine du rival n’est sur aucune case
position-rival-blocked = une figurine du rival est sur une case bloquée
position-off-map = une figurine de la place { $seat } n’est sur aucune case
position-two-figures = deux figurines sont sur { $name }
position-on-blocked = une figurine de la place { $seat } est sur { $name }, qui est bloqué
position-undiscovered = { $who } : une figurine est sur { $name }, qui n’est pas découvert
position-face-down = { $n } assistants sont face cachée, et les piles ont { $places } places
position-supply-top = la pile { $n } de la réserve a des assistants, et aucun n’est face visible au sommet
position-rescue-known = un joueur a regardé toute la pile de sauvetage, donc elle est connue en entier
position-rescue-top = l’assistant au sommet de la pile de sauvetage est face visible
position-rescue-room = la pile de sauvetage a plus de { $most } assistants
position-no-idol-there = aucune idole face visible n’a sa place sur { $name }
position-idol-left = { $name } est découvert et a encore son idole
position-unknown-idol = une idole inconnue est sur { $name }
position-idol-gone = { $name } n’est pas découvert et n’a pas d’idole
position-idols-held = les joueurs ont { $held } idoles, et seulement { $taken } ont quitté le plateau
position-kinds = { $what } { $key } : { $n } au lieu de { $wanted }
position-kinds-gone = { $what } : { $n } ne sont ni dans la boîte ni sur le plateau, et { $gone } ont été prises
position-unknown-bonus = une tuile bonus inconnue est sur { $key }
position-many-bonus = { $key } a plus de { $most } tuiles bonus
position-stray-bonus = une tuile bonus est à côté de la piste
position-temple-room = la pile du Temple perdu a plus de { $most } tuiles bonus
position-temple-unknown = une tuile bonus inconnue est dans la pile du Temple perdu
position-temple-known = un joueur a regardé toute la pile du Temple perdu, donc elle est connue en entier
position-arrivals = les arrivées au Temple perdu sont [{ $found }] au lieu de [{ $wanted }]
position-no-such-stack = il y a une pile de tuiles Temple que ce plateau n’a pas
position-stack-tiles = { $key } a { $n } tuiles au lieu d’au plus { $most }
position-temple-tiles = tuiles Temple de valeur { $value ->
    [low] basse
    [middle] moyenne
   *[high] haute
 } : { $taken } ont été prises, et { $held } sont chez un joueur
position-dark-tablets = il y a en tout { $n } tablettes noires au lieu de { $wanted }
position-no-altar = une carte est sur un autel que ce plateau n’a pas
position-pair-idols = la place { $seat } a plus d’idoles dans des paires de tuiles que de paires
position-pairs = la place { $seat } a plus de paires de tuiles que ses tuiles n’en font
position-stray-wall = une tuile Temple est sur une case où il n’en faut pas
position-marked-wall = une tuile Temple de la piste est marquée sans être là
position-board-passage = il y a un passage secret que ce plateau n’a pas
position-open-passage = { $n } jetons sont dans le passage secret { $key }, qui n’est pas utilisé
position-used-passage = { $n } jetons sont dans le passage secret { $key }, qui est utilisé
position-altar-tablets = personne n’a plus de trois tablettes sous un autel

# À qui sont les figurines et les jetons.

who-seat = place { $seat }
who-rival = rival

# Tuiles comptées par sorte.

tiles-idol = tuiles idole
tiles-bonus = tuiles bonus

# Où une pièce a été trouvée.

zone-site-stacks = piles de sites
zone-site-bottom = bas d’une pile de sites
zone-map = plateau
zone-scouted = main du joueur qui regarde la tuile
zone-guardian-stack = pile des gardiens
zone-rival-guardians = gardiens du rival
zone-unseen-assistants = assistants que personne n’a vus
zone-supply = réserve
zone-rescue = pile de sauvetage
zone-item-deck = pioche des objets
zone-artifact-deck = pioche des artéfacts
zone-exile = exil
zone-row = rangée
zone-item-top = sommet de la pioche des objets
zone-artifact-top = sommet de la pioche des artéfacts
zone-altars = autels
zone-rival-cards = cartes du rival
zone-guardians = gardiens de la place { $seat }
zone-assistants = assistants de la place { $seat }
zone-hand = main de la place { $seat }
zone-play-area = zone de jeu de la place { $seat }
zone-deck = pioche de la place { $seat }
zone-looked = cartes regardées de la place { $seat }
zone-own-exile = exil de la place { $seat }
zone-both = { $first } et { $second }
