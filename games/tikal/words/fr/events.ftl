event-wheel-set = La roue des prix commence au cran { $n }.
event-next-sanctuary = Ensuite : { $room }.
event-dealt = La tuile « { $tile } » est posée sur { $site }.
event-open-treasure = Trésor visible : { $treasure }.
event-turn = Au tour du joueur { $player }.
event-last-turn = Tour spécial du joueur { $player }.
event-start-keys = Joueur { $player } prend { $keys }.
event-took = Joueur { $player } prend la tuile « { $tile } » sur { $site }.
event-delivered = Joueur { $player } livre { $what } pour { $points } points.
event-wheel-turned = La roue des prix tourne d’un cran.
event-paid-forest = Joueur { $player } donne une clé { $colour } pour la forêt.
event-played = Joueur { $player } joue { $card }.
event-tent-key = Joueur { $player } utilise sa tente pour une clé.
event-tent-explore = Joueur { $player } utilise sa tente pour une exploration.
event-key-camp = Joueur { $player } prend une clé { $colour } pour le campement.
event-key-backpack = Joueur { $player } prend une clé { $colour } pour le sac à dos.
event-scored = Joueur { $player } marque { $points } ({ $why }).
event-lost = Joueur { $player } perd { $points } ({ $why }).
event-looks-treasures = Joueur { $player } regarde { $n } trésors de la pile { $pile }.
event-looks-cards = Joueur { $player } regarde { $n } cartes spéciales.
event-looks-rooms = Joueur { $player } regarde { $n } salles claires.
event-saw = Joueur { $player } voit : { $what }.
event-saw-treasures = Joueur { $player } voit un trésor.
event-saw-cards = Joueur { $player } voit une carte.
event-saw-rooms = Joueur { $player } voit une salle claire.
event-chose-room = Joueur { $player } choisit : { $room }.
event-kept = Joueur { $player } garde : { $what }.
event-kept-treasures = Joueur { $player } garde un trésor.
event-kept-cards = Joueur { $player } garde une carte.
event-kept-rooms = Joueur { $player } garde une salle claire.
event-took-open = Joueur { $player } prend le trésor visible : { $treasure }.
event-placed = Nouvelle salle, { $place } : { $room }.
event-got-passage = Joueur { $player } prend un passage secret.
event-declined-key = Joueur { $player } renonce à la clé.
event-declined-treasure = Joueur { $player } renonce au trésor.
event-declined-card = Joueur { $player } renonce à la carte spéciale.
event-declined-passage = Joueur { $player } renonce au passage secret.
event-moved = { $n ->
    [0] Joueur { $player } marche : { $place }.
    [one] Joueur { $player } marche par un passage secret : { $place }.
   *[other] Joueur { $player } marche par { $n } passages secrets : { $place }.
 }
event-moved-out = { $n ->
    [0] Joueur { $player } sort du temple.
    [one] Joueur { $player } sort du temple par un passage secret.
   *[other] Joueur { $player } sort du temple par { $n } passages secrets.
 }
event-flagged = Joueur { $player } fouille : { $place }, emplacement { $spot }.
event-rescued = Joueur { $player } achète une clé de sauvetage { $colour }.
event-round = Décompte de la manche { $n }.
event-no-keys = Joueur { $player } n’a pas de clé au campement.
event-keys = Joueur { $player } révèle les clés de son campement : { $keys }.
event-nothing-left = Joueur { $player } n’a plus ni trésor ni carte.
event-reveals = Joueur { $player } révèle : { $all }.
event-over = La partie est terminée.
