# Textes de règle des effets et des coûts. Une proposition commence en minuscule et n’a pas de point.

cost-pay = payer { $what }
cost-cards = dépenser { $n ->
    [one] 1 carte
   *[other] { $n } cartes
 } de votre main
cost-fear = prendre { $n ->
    [one] 1 carte Peur
   *[other] { $n } cartes Peur
 }
cost-idols = renoncer à { $n ->
    [one] 1 idole
   *[other] { $n } idoles
 } de vos caisses

verb-gain = gagnez { $what }
verb-travel = gagnez { $what } pour vous déplacer jusqu’à la fin du tour
verb-fear = prenez { $n ->
    [one] 1 carte
   *[other] { $n } cartes
 } Peur dans votre zone de jeu
verb-draw = vous pouvez piocher { $n ->
    [one] 1 carte
   *[other] jusqu’à { $n } cartes
 }
verb-draw-bottom = vous pouvez piocher { $n ->
    [one] 1 carte
   *[other] jusqu’à { $n } cartes
 } du dessous de votre pioche
verb-exile = vous pouvez exiler 1 carte de votre main ou de votre zone de jeu
verb-useup = dépensez 1 carte de votre main
verb-upgrade = vous pouvez améliorer 1 ressource (une tablette en pointe de flèche, ou une pointe de flèche en joyau)
verb-refresh = vous pouvez redresser 1 de vos assistants
verb-refresh-all = redressez tous vos assistants
verb-recruit = prenez 1 assistant au sommet d’une pile de la réserve, face argent et prêt
verb-promote = retournez 1 de vos assistants d’argent sur sa face d’or et redressez-le
verb-supply-silver = utilisez la face d’argent de l’assistant au sommet d’une pile de la réserve (il y reste)
verb-supply-gold = utilisez la face d’or de l’assistant au sommet d’une pile de la réserve (il y reste)
verb-exchange = échangez 1 de vos assistants contre celui au sommet d’une pile de la réserve, qui arrive prêt et sur la même face, argent ou or
verb-rescue = regardez les assistants qui attendent ici et prenez-en 1, face argent et épuisé
verb-send = vous pouvez excaver ou découvrir un site maintenant
verb-send-shell = vous pouvez envoyer un archéologue sur une case libre d’un camp sans coût de déplacement et appliquer deux fois l’effet du camp
verb-send-travel = vous pouvez excaver ou découvrir un site maintenant, avec { $icons } pour payer le déplacement
verb-send-compass = vous pouvez excaver ou découvrir un site maintenant, avec { $compasses } de moins pour une découverte
verb-send-both = vous pouvez excaver ou découvrir un site maintenant, avec { $icons } pour payer le déplacement et { $compasses } de moins pour une découverte
verb-relocate = déplacez 1 de vos archéologues d’un site vers une case libre d’un autre camp sans coût de déplacement, et activez ce site
verb-relocate-level1 = déplacez 1 de vos archéologues d’un site vers une case libre d’un autre camp ou site de niveau I découvert sans coût de déplacement, et activez ce site
verb-activate-camp = activez { $n ->
    [one] 1 camp, occupé ou non
   *[other] { $n } camps différents, occupés ou non
 }
verb-activate-empty_camp = activez { $n ->
    [one] 1 camp que personne n’occupe
   *[other] { $n } camps différents que personne n’occupe
 }
verb-activate-level1 = activez { $n ->
    [one] 1 site de niveau I découvert, occupé ou non
   *[other] { $n } sites de niveau I découverts différents, occupés ou non
 }
verb-activate-mine = activez { $n ->
    [one] 1 site où vous avez un archéologue (au niveau II, payez d’abord 2 boussoles)
   *[other] { $n } sites différents où vous avez un archéologue (au niveau II, payez d’abord 2 boussoles)
 }
verb-activate-occupied = activez { $n ->
    [one] 1 site où vous avez un archéologue
   *[other] { $n } sites différents où vous avez un archéologue
 }
verb-scout = révélez la première tuile de la pile de niveau { $level }, appliquez-la et placez-la sous la pile
verb-overcome = vous pouvez maîtriser 1 gardien sur un site où vous avez un archéologue sans payer son coût
verb-overcome-alone = vous pouvez maîtriser 1 gardien sans payer son coût, sur tout site où aucun autre joueur n’a d’archéologue
verb-buy-item = vous pouvez acheter 1 objet{ $minus ->
    [0] { "" }
   *[other] { " " }pour { $coins } de moins
 }
verb-buy-artifact = vous pouvez acheter 1 artéfact{ $minus ->
    [0] { "" }
   *[other] { " " }pour { $compasses } de moins
 }
verb-buy-either = vous pouvez acheter 1 objet{ $minus ->
    [0] { "" }
   *[other] { " " }pour { $coins } de moins
 } ou 1 artéfact{ $minus ->
    [0] { "" }
   *[other] { " " }pour { $compasses } de moins
 }
verb-reveal-item = révélez la première carte de la pioche d’objets et vous pouvez l’acheter, ou un objet de la rangée{ $minus ->
    [0] { "" }
   *[other] { " " }pour { $coins } de moins
 }
verb-reveal-artifact = révélez la première carte de la pioche d’artéfacts et vous pouvez l’acheter, ou un artéfact de la rangée{ $minus ->
    [0] { "" }
   *[other] { " " }pour { $compasses } de moins
 }
verb-reveal-either = révélez la première carte des deux pioches et vous pouvez en acheter une, un objet{ $minus ->
    [0] { "" }
   *[other] { " " }pour { $coins } de moins
 } ou un artéfact{ $minus ->
    [0] { "" }
   *[other] { " " }pour { $compasses } de moins
 }
verb-take-artifact = prenez 1 artéfact de la rangée sans payer, et vous pouvez appliquer son effet
verb-take-bottom = prenez 1 objet de la rangée sans payer et placez-le sous votre pioche
verb-take-hand = prenez 1 objet de la rangée sans payer et ajoutez-le à votre main
verb-take-top = prenez 1 objet de la rangée sans payer et placez-le sur votre pioche
verb-research = vous pouvez faire 1 recherche
verb-research-minus = vous pouvez faire 1 recherche pour { $minus } de moins
verb-journal = vous pouvez faire 1 recherche avec votre calepin sans payer le coût
verb-per-guardian = gagnez { $what } par gardien que vous avez maîtrisé et par gardien sur un site que vous occupez, au plus { $max }
verb-per-idol = gagnez { $what } par idole que vous possédez, en caisse ou sur un emplacement Idole, au plus { $max }
verb-per-archaeologist = gagnez { $what } par archéologue que vous avez sur un site, au plus { $max }
verb-pass = passez (c’est votre action principale)
verb-protect = les gardiens ne vous donnent pas de Peur à la fin de cette manche
verb-planes = jusqu’à la fin de cette manche, toutes vos icônes de déplacement sont des avions
verb-recall = reprenez 1 de vos archéologues d’un site sur votre plateau, sans Peur
verb-look = choisissez { $numbers } et piochez autant de cartes : gardez-en 1 en main, vous pouvez en remettre 1 sur votre pioche, et les autres vont dans votre zone de jeu
verb-look-bottom = choisissez { $numbers } et piochez autant de cartes du dessous de votre pioche : gardez-en 1 en main, et les autres vont dans votre zone de jeu
verb-hammer = exilez l’objet le plus à droite de la rangée, puis vous pouvez prendre un objet exilé et le placer sous votre pioche
verb-unslot = remettez 1 de vos idoles de son emplacement Idole dans vos caisses (l’emplacement est de nouveau vide)
verb-crown = déplacez 1 gardien d’un site que vous occupez vers un camp ou un site de niveau I découvert sans archéologue ni gardien, et activez ce site
verb-idol = utilisez l’effet de 1 idole posée face visible sur le plateau
verb-ready = vous pouvez retourner 1 de vos gardiens utilisés, qui peut servir de nouveau
