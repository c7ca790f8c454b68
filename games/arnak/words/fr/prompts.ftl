# Ce qui se décide, en une phrase au joueur ; pour le hasard, ce qui est révélé.

ask-over = La partie est finie.
ask-goes-on = Le jeu continue.
ask-turn = Choisissez votre action principale.
ask-turn-used = Votre action principale est faite : finissez votre tour, ou faites d’abord des actions gratuites.
ask-keep = La manche est finie : défaussez ce que vous ne voulez pas garder en main.
ask-slot = Choisissez ce que donne l’idole sur son emplacement.
ask-choose = Choisissez un des effets.
ask-choose-more = Choisissez { $left } effets différents, l’un après l’autre.
ask-offer = Vous pouvez payer.
ask-travel = Payez { $icons } de déplacement.
ask-travel-reach = Payez { $icons } de déplacement pour atteindre : { $purpose }.
ask-travel-overcome = Payez { $icons } de déplacement pour maîtriser { $purpose }.
ask-travel-bridge = Payez { $icons } de déplacement pour franchir le pont : { $purpose }.
ask-cover = Choisissez l’icône que couvre la remise parmi { $icons }.
ask-cover-reach = Choisissez l’icône que couvre la remise parmi { $icons } pour atteindre : { $purpose }.
ask-cover-overcome = Choisissez l’icône que couvre la remise parmi { $icons } pour maîtriser { $purpose }.
ask-cover-bridge = Choisissez l’icône que couvre la remise parmi { $icons } pour franchir le pont : { $purpose }.
ask-cards = Dépensez { $n } { $n ->
    [one] carte
   *[other] cartes
 } de votre main.
ask-cards-reach = Dépensez { $n } { $n ->
    [one] carte
   *[other] cartes
 } de votre main pour atteindre : { $purpose }.
ask-cards-overcome = Dépensez { $n } { $n ->
    [one] carte
   *[other] cartes
 } de votre main pour maîtriser { $purpose }.
ask-cards-bridge = Dépensez { $n } { $n ->
    [one] carte
   *[other] cartes
 } de votre main pour franchir le pont : { $purpose }.
ask-tablets = Payez { $tablets } : combien de tablettes noires ?
ask-again = Vous pouvez appliquer une seconde fois : { $place }.
ask-pause = Le site va être révélé : faites d’abord des actions gratuites, ou continuez.
ask-resolve = Vous pouvez appliquer l’effet : { $card }.
ask-buy-revealed = { $what } Carte révélée, aussi à vendre : { $card }.
ask-rewards = Que prenez-vous d’abord : la tuile bonus ou l’effet de la rangée ?
ask-may = Si vous voulez : { $effect }.
ask-visit = Qu’appliquez-vous d’abord : l’effet du site ou son effet obscur ?
ask-altar = Choisissez un artéfact de la rangée : { $altar }.
ask-bonus = Prenez une des tuiles bonus.
ask-look-bottom = Placez une de ces cartes dans votre zone de jeu ; vous gardez l’autre.
ask-look = Placez des cartes dans votre zone de jeu jusqu’à ce qu’il en reste une à garder, ou deux : une à garder, une à remettre sur votre pioche.
ask-look-keep = Gardez une de ces deux cartes ; l’autre retourne sur votre pioche.
ask-hammer = Vous pouvez prendre un objet exilé et le placer sous votre pioche.

chance-hand = { $who } pioche une carte.
chance-look = { $who } regarde une carte de sa pioche.
chance-row-artifact = Un artéfact arrive dans la rangée.
chance-row-item = Un objet arrive dans la rangée.
chance-reveal-artifact = Le premier artéfact de la pioche est révélé.
chance-reveal-item = Le premier objet de la pioche est révélé.
chance-tile = La tuile de site est révélée : { $site }.
chance-scout = La première tuile de site de niveau { $level } est révélée.
chance-guardian = Un gardien apparaît : { $place }.
chance-supply = L’assistant au sommet de la pile { $n } de la réserve est révélé.
chance-rescue = Les assistants à secourir sont révélés.
chance-idol = Une idole est posée : { $site }.
chance-bonus = Une tuile bonus est posée sur la piste Recherche.
chance-temple = Les tuiles bonus du Temple perdu sont examinées.
chance-colour-purple = Une tuile violette du rival est tirée.
chance-colour-red = Une tuile rouge du rival est tirée.
chance-arrow = La flèche de la prochaine tuile du rival est regardée.
chance-rival-tile = La prochaine tuile du rival est révélée.
chance-objective = Un objectif du rival est révélé.
chance-block = La seconde case d’un camp est bloquée.
