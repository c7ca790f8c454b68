effect-key = prenez une clé { $colour } pour votre campement ou votre sac à dos
effect-key-any = prenez une clé au choix pour votre campement ou votre sac à dos
effect-light-room = regardez les trois premières salles claires et posez-en une sur une case vide, orientée à votre gré
effect-sanctuary = posez le prochain sanctuaire sur une case vide
effect-passage = prenez un passage secret
effect-points = marquez { $points }
effect-score-doors = choisissez une couleur et marquez 1 point par porte de ses salles où flotte votre drapeau
effect-treasure = regardez les trois premiers trésors d’une pile et gardez-en un
effect-card = regardez les trois premières cartes spéciales et gardez-en une
effect-open-wall = elle sert de passage secret
effect-delivery-bonus = chaque trésor d’une livraison rapporte { $n } de plus
effect-delivery-types = livrez des trésors de plusieurs types en une livraison ; la roue tourne une fois, ensuite
effect-delivery = faites une livraison sans passer par un hydravion
effect-explore = explorez une fois de plus ce tour-ci
effect-forest-free = traversez la forêt sans donner de clé
effect-final = en fin de partie elle rapporte { $points }
effect-final-pair = en fin de partie elle rapporte { $one }, les deux ensemble { $two }
effect-final-colours = en fin de partie elle rapporte { $points } par couleur de salle claire où flotte votre drapeau
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
