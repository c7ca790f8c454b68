rules-goal = De quoi il s’agit
    .text1 = Chaque joueur mène une expédition sur une île, pendant cinq manches. Vous envoyez des archéologues dans des camps et des ruines, maîtrisez des gardiens, achetez objets et artéfacts, et gravissez une piste Recherche qui finit au temple perdu.
    .text2 = Les points viennent de la piste Recherche, des tuiles Temple, des idoles, des emplacements Idole restés vides, des gardiens et des cartes. Les cartes Peur en coûtent. Les ressources restantes ne valent rien. Le plus haut total gagne.

rules-turn = Votre tour
    .text1 = À votre tour, vous faites exactement une action principale et autant d’actions gratuites que vous voulez, avant, après, ou entre ses étapes.
    .text2 = Actions principales : excaver un camp ou un site connu, découvrir un site, maîtriser un gardien, acheter une carte, jouer une carte dont l’effet n’est pas gratuit, faire une recherche, utiliser un assistant qui le demande, ou passer.
    .text3 = Actions gratuites : les effets de cartes marqués d’un éclair, placer une idole sur un emplacement Idole, la faveur d’un gardien maîtrisé, et la plupart des assistants.
    .text4 = Un tour fait d’actions gratuites seulement n’existe pas : sans autre action principale, vous passez. Un joueur qui a passé ne joue plus ; le dernier en jeu peut enchaîner les tours. Quand tous ont passé, la manche finit.
    .text5 = On paie un coût en entier avant de recevoir quoi que ce soit : une récompense n’aide jamais à payer son propre prix.
    .example = Il vous manque une pièce pour une carte à trois. Avant de payer, vous jouez une carte à éclair qui donne une pièce, puis vous achetez.

rules-travel = Le déplacement
    .text1 = Les sites, certains gardiens et certains assistants demandent des symboles : botte, voiture, bateau ou avion. Les cartes de votre main paient avec les symboles de leur coin ; une carte ainsi dépensée va dans votre zone de jeu sans donner son effet.
    .text2 = Un avion paie tout. Une voiture ou un bateau paie son propre symbole ou une botte. Une botte ne paie qu’une botte. Pour deux pièces, vous affrétez un avion, autant de fois que vous voulez.
    .text3 = Un coût de deux symboles peut venir de plusieurs sources. Si une carte en montre deux et qu’il en faut un, l’autre reste utilisable jusqu’à la fin de votre tour, puis se perd. Vous pouvez payer trop, exprès.
    .text4 = Une remise vaut comme des symboles ou jetons que vous auriez pour cette seule action ; elle ne descend pas sous zéro et ne se garde pas.
    .example = Un site demande un bateau et une botte. Une carte Peur paie la botte, et pour deux pièces vous affrétez un avion qui remplace le bateau.

rules-sites = Excaver
    .text1 = Pour excaver, il faut un archéologue sur votre plateau. Choisissez une case vide d’un camp ou d’un site découvert, payez le déplacement, posez l’archéologue et appliquez l’effet du lieu.
    .text2 = Un camp a deux cases, pour une botte et pour deux ; prenez celle que vous voulez, même les deux. À peu de joueurs, certaines cases sont bloquées. Un site découvert a une seule case.
    .text3 = Un effet avec un prix devant une flèche est facultatif. Les parties sans barre oblique se prennent toutes, Peur comprise. On peut excaver à côté d’un gardien ; il ne gêne pas l’effet.
    .text4 = Déplacer un archéologue déjà sorti vers un autre site connu ne coûte rien. Activer un site applique son effet sans que personne y aille.
    .figure = Les cinq camps sont au pied de l’île. Bleu est au quatrième.

rules-discover = Découvrir un site
    .text1 = Payez les boussoles (trois pour le niveau I, six pour le niveau II) et le déplacement indiqué, puis posez votre archéologue.
    .text2 = Ensuite, dans l’ordre : prenez les idoles du lieu (la visible donne son effet, la cachée rejoint simplement vos caisses), retournez la première tuile site de ce niveau et appliquez-la, enfin retournez un gardien, qui reste là.
    .text3 = Les boussoles ne se paient qu’à la découverte. Qui excave plus tard ne paie que le déplacement.
    .example = Avec trois boussoles et une carte voiture, vous découvrez un site de niveau I. Son idole donne une pièce, la tuile deux tablettes, et un gardien apparaît. Si vous l’y laissez, votre archéologue rapportera une carte Peur.
    .figure = Les sites inconnus sont dans la brume, chacun avec son idole et son prix. Ceux d’à côté sont découverts : une tuile y est posée et quelqu’un y excave.

rules-guardians = Les gardiens
    .text1 = Pour maîtriser un gardien, il faut un archéologue sur son site et payer ce qu’il demande : ressources, déplacement ou carte de la main. Vous prenez la tuile : 5 points et une faveur.
    .text2 = La faveur est une action gratuite, une fois dans la partie. La tuile est alors retournée ; les points restent.
    .text3 = En fin de manche, chaque archéologue qui rentre d’un site gardé rapporte une carte Peur. Partir à temps l’évite.
    .figure = Un gardien veille sur ce site. S’il y est encore à la fin de la manche, l’archéologue bleu rapporte une carte Peur.

rules-idols = Idoles et emplacements Idole
    .text1 = Chaque idole vaut 3 points. Par une action gratuite, vous pouvez en placer une de vos caisses sur l’emplacement Idole vide le plus à gauche de votre plateau et choisir un des cinq effets.
    .text2 = Une idole placée vaut toujours 3, mais les points de l’emplacement sont couverts. Les emplacements vides donnent 1, 2, 3 et 4 points, de gauche à droite.
    .example = Le premier emplacement vous coûte un point et donne, par exemple, un joyau au bon moment. Le quatrième en coûte quatre : rarement utile à la dernière manche.
    .figure = Une idole est dans le premier emplacement : elle y a donné un effet et cache 1 point. Les emplacements vides donnent encore 2, 3 et 4.

rules-cards = Les cartes : main, pioche, zone de jeu, exil
    .text1 = Une carte de la main sert soit au déplacement, soit pour son effet. Dans les deux cas elle reste dans votre zone de jeu jusqu’à la fin de la manche. La pioche n’est pas remélangée en cours de manche : vide, elle ne donne rien.
    .text2 = La main n’a pas de limite. Piocher est toujours facultatif.
    .text3 = Dépenser une carte, c’est la mettre de la main dans la zone de jeu sans effet ; toute carte convient, même Peur.
    .text4 = Exiler est facultatif : une carte de votre main ou de votre zone de jeu, jamais de la pioche. Elle quitte votre paquet pour de bon. Peur retourne à la réserve. Une carte qui exile peut s’exiler elle-même, puisqu’elle est déjà en jeu.
    .text5 = Vos cartes comptent où qu’elles soient : pioche, main ou zone de jeu.
    .figure = Une main de cinq cartes à côté de la pioche. Exploration paie un bateau avec le symbole de son coin, ou donne son effet.

rules-buying = Acheter des cartes
    .text1 = Les objets sont à droite du Sceptre lunaire et coûtent des pièces. Un objet acheté va face cachée sous votre pioche ; vous le piocherez bientôt.
    .text2 = Les artéfacts sont à gauche et coûtent des boussoles. Un artéfact acheté va dans votre zone de jeu et vous pouvez appliquer son effet aussitôt. Le jouer plus tard de la main coûte une tablette de plus.
    .text3 = La rangée est complétée à la fin de votre tour avec des cartes de la même sorte.
    .text4 = Gagner une carte, c’est l’acheter sans payer.
    .example = Votre pioche est vide et vous achetez un objet : il en est aussi la première carte, et un effet de pioche vous le donne dans cette manche même.
    .figure = Les artéfacts sont à gauche du Sceptre lunaire, les objets à droite.

rules-fear = La Peur
    .text1 = Une carte Peur vaut moins un point et n’a pas d’effet ; en main elle paie encore une botte ou peut être dépensée. Une carte Peur gagnée va dans votre zone de jeu.
    .text2 = Quand la réserve est vide, on prend une tuile Peur, qui vaut moins deux ; elle reste dans la zone de jeu et peut être exilée comme une carte.
    .figure = Une carte Peur est en main et paie encore une botte ; une autre est dans la zone de jeu.

rules-research = La recherche
    .text1 = Avancez votre loupe ou votre calepin d’une rangée par un pont et payez ce que demande la case. Les jetons peuvent partager une case.
    .text2 = Le calepin n’est jamais plus haut que votre loupe ; la même rangée convient. Le premier pas est donc toujours celui de la loupe. Sur la plupart des plateaux, le calepin n’entre pas au temple perdu.
    .text3 = Le premier jeton à atteindre une case prend la tuile bonus qui s’y trouve. Avant ou après, vous recevez la récompense de la rangée pour le jeton avancé : loupe et calepin ont chacun la leur. Ce qui est impossible est ignoré.
    .example = Votre loupe entre sur une case avec une tuile bonus « boussole », et la rangée lui donne « recruter un assistant ». Vous choisissez l’ordre.
    .figure = La loupe et le calepin de Rouge sont à la deuxième rangée ; le calepin de Bleu est une rangée plus bas.

rules-temple = Le temple perdu et ses tuiles
    .text1 = Une loupe qui atteint le temple perdu prend la meilleure place d’arrivée encore libre ; plus tôt, c’est mieux. Son joueur regarde alors les tuiles bonus cachées, en garde et applique une, et remet les autres.
    .text2 = Une fois la loupe arrivée, une action de recherche achète une tuile Temple : 2 points pour un des trois prix, 6 points pour deux prix voisins, 11 points pour les trois. Les remises de recherche valent aussi ici.
    .figure = Les tuiles Temple au-dessus de la piste : trois piles à 2 points, deux à 6 et une à 11, chacune avec son prix.

rules-assistants = Les assistants
    .text1 = Vous avez deux places d’assistant. Un nouveau arrive côté argent et prêt : il peut servir dans le même tour. Une fois utilisé, il est tourné sur le côté.
    .text2 = Ils sont redressés en fin de manche et par certains effets. Une amélioration retourne un assistant d’argent sur l’or et le redresse.
    .text3 = Seul l’assistant du dessus de chaque pile est connu.
    .figure = Le premier assistant a servi et reste couché jusqu’à la fin de la manche ; le second est prêt.

rules-round-end = Fin de manche
    .text1 = Les archéologues rentrent, avec une Peur pour chacun qui quitte un site gardé. Chaque carte en main est gardée ou défaussée. La zone de jeu est mélangée et va sous la pioche. Les assistants sont redressés.
    .text2 = Dans la rangée, les cartes des deux côtés du Sceptre lunaire sont exilées, le Sceptre lunaire avance d’un cran vers la droite et la rangée est complétée. Le premier joueur change et chacun complète sa main à cinq.
    .text3 = Après la cinquième manche, seuls les archéologues rentrent ; puis on compte.
    .figure = À la fin de cette manche, les deux cartes voisines du Sceptre lunaire sont exilées, et il avance d’une place vers la droite.

rules-scoring = Décompte et égalités
    .text1 = Additionnez les rangées de la loupe et du calepin (ou la place d’arrivée), les tuiles Temple, 3 par idole, les emplacements Idole vides, 5 par gardien, les points de vos cartes, moins un par carte Peur et moins deux par tuile Peur.
    .text2 = À égalité, qui est arrivé le premier au temple perdu gagne ; si aucun n’y est, le plus haut total de recherche ; sinon la victoire est partagée.

rules-hidden = Ce qui est visible, ce qui est caché
    .text1 = Caché : les mains, l’ordre des pioches, les piles non distribuées, les idoles face cachée, les tuiles bonus du temple. Visible : les zones de jeu, la rangée, les cartes exilées, les ressources, les assistants, les gardiens, la taille des piles et des mains.
    .text2 = Ici, tout ce qui est visible peut être regardé à tout moment : restez sur une carte, une tuile ou une pile.
    .text3 = Vous pouvez reprendre ce que vous avez fait à votre tour tant que rien de caché n’a été révélé et que personne d’autre n’a joué. Les actions qui révèlent quelque chose le disent avant.

rules-snake = Temple du Serpent
    .text1 = Les prix sont plus raides. À un pont, chaque jeton doit payer une idole de vos caisses, qui quitte la partie.
    .text2 = Des assistants prisonniers attendent sur la piste : un joueur dont le jeton arrive là peut en secourir un. Il vient côté argent, mais épuisé.

rules-solo = Seul contre le rival
    .text1 = Vous jouez en second sur un plateau pour deux. Le rival a six archéologues et une loupe, commence chaque manche et tire une tuile par tour, dix par manche. Cinq tuiles sont des excavations ; de chacune des cinq autres actions il y a une tuile verte, douce, ou rouge, dure. Plus il y a de rouges, plus il est fort.
    .text2 = La tuile dit ce que fait le rival ; la flèche au dos de la tuile suivante départage gauche et droite. Ce qui est impossible est ignoré.
    .text3 = Le rival découvre des sites de niveau I aux manches I à III et de niveau II ensuite, achète la carte qui vaut le moins (verte) ou le plus (rouge) de points, cherche gratuitement, et retire la tuile bonus et un assistant de la réserve.
    .text4 = Son score : loupe, tuiles Temple, gardiens, cartes, 3 points par idole différente et 2 par double. À score égal, il y a égalité.
    .figure = Quatre archéologues du rival sont en route : à deux camps et à deux sites. Sur l’un de ceux-ci veille un gardien.

rules-purple = Tuiles violettes et objectifs
    .text1 = Une tuile violette est plus dure qu’une rouge : deux pas de loupe à la dernière manche, un pas de calepin après chaque gardien, deux achats à la fois, ou un site aux idoles plus précieuses. La difficulté vaut les rouges plus deux fois les violettes.
    .text2 = Avec les objectifs, quelques tuiles sont révélées à chaque manche avant votre premier tour. Si vous en remplissez une d’abord, elle est simplement retournée ; si c’est le rival, il prend une tuile de 2 points. Avec la priorité, le premier objectif en vaut 4.
    .figure = Les tuiles du rival pour cette manche avec une flèche, et trois objectifs : deux sont atteints, un est ouvert.

rules-spider = Temple de l’Araignée
    .text1 = Une réserve porte des tablettes noires sur sept cases. On les prend par la gauche et on les rend par la droite. Une tablette noire peut remplacer une ordinaire ; elle retourne alors à la réserve.
    .text2 = Activer un autel est une action principale : posez-y une de vos tablettes noires, si un de vos jetons Recherche est dans une rangée au-dessus et si vous y en avez moins de trois. Un autel vide reçoit un artéfact de la rangée, sans boussoles ; vous pouvez l’appliquer aussitôt. Les activations suivantes peuvent le réutiliser. La tablette imprimée sur l’artéfact ne se paie pas ; les autres prix, oui.
    .text3 = Un pont peut coûter des icônes de déplacement, une carte dépensée ou une idole de vos caisses en plus des ressources. Deux ponts mènent à la première case : choisissez celui que vous payez. Un jeton en rangée 6 permet d’acheter des tuiles Temple à 2 points par une action de recherche, en rangée 7 aussi celles à 6 points, au Temple perdu toutes.
    .text4 = Quatre sites ont un effet obscur qui donne une tablette noire à l’archéologue venu en personne.
    .text5 = À la fin, ce qui reste dans la réserve fixe une pénalité pour chacune de vos tablettes sur les autels : plus la réserve est vide, plus elle est forte. Chaque autel avec artéfact donne ses points à qui y a le plus de tablettes, en entier à chaque ex æquo.
    .example = À deux, neuf tablettes sont sur les autels. Neuf divisé par deux fait quatre cases entières : chacune de vos tablettes coûte la quatrième valeur de la pénalité.
    .figure = Le Crâne fondateur est sur le premier autel. Rouge y a deux tablettes, Bleu une.

rules-owl = Temple de la Chouette
    .text1 = Des passages secrets quittent la piste sur les côtés. Seule la loupe y entre, une fois, au prix indiqué ; elle prend ce qui s’y trouve et y reste. Dès lors votre lanterne monte depuis le départ, comme troisième jeton. Chaque passage ne sert qu’une fois, quel que soit le joueur.
    .text2 = Le calepin peut monter aussi haut que la plus haute de la loupe et de la lanterne, jusqu’au sommet.
    .text3 = Des tuiles Temple sont posées sur des cases : avec un jeton dessus, une action de recherche achète la tuile à son prix. Au sommet, les idoles et tuiles à 1 point sont ouvertes à qui a atteint la rangée 5, celles à 5 points dès la rangée 7, à 10 points dès la rangée 9.
    .text4 = Deux de vos tuiles Temple forment une paire : un emplacement Idole de plus, par une action gratuite. Les deux tuiles gardent leurs points.
    .text5 = Les sites de la ligne haute du niveau I ont deux idoles et coûtent plus. À égalité comptent les jetons Recherche plus les tuiles Temple.
    .figure = La loupe du rival est entrée dans le premier passage ; sa lanterne monte à sa place et se trouve à droite de la rangée 3.
