verb-key = prenez une clé { $colour } pour votre campement ou votre sac à dos
verb-key-any = prenez une clé au choix pour votre campement ou votre sac à dos
verb-light-room = regardez les trois premières salles claires et posez-en une sur une case vide, orientée à votre gré
verb-sanctuary = posez le prochain sanctuaire sur une case vide
verb-passage = prenez un passage secret
verb-points = marquez { $points }
verb-score-doors = choisissez une couleur et marquez 1 point par porte de ses salles où flotte votre drapeau
verb-treasure = regardez les trois premiers trésors d’une pile et gardez-en un
verb-card = regardez les trois premières cartes spéciales et gardez-en une
verb-open-wall = elle sert de passage secret
verb-delivery-bonus = chaque trésor d’une livraison rapporte { $n } de plus
verb-delivery-types = livrez des trésors de plusieurs types en une livraison ; la roue tourne une fois, ensuite
verb-delivery = faites une livraison sans passer par un hydravion
verb-explore = explorez une fois de plus ce tour-ci
verb-forest-free = traversez la forêt sans donner de clé
verb-final = en fin de partie elle rapporte { $points }
verb-final-pair = en fin de partie elle rapporte { $one }, les deux ensemble { $two }
verb-final-colours = en fin de partie elle rapporte { $points } par couleur de salle claire où flotte votre drapeau
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
sign-key = clé { $colour }
sign-key-any = clé au choix
sign-light-room = salle claire
sign-sanctuary = sanctuaire
sign-passage = passage secret
sign-score-doors = portes d’une couleur
sign-treasure = trésor
sign-card = carte spéciale
