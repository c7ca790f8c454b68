rules-goal = De quoi il s’agit
    .text1 = Un temple de 27 cases est entouré d’une rivière à six sites. En deux manches, vous allez chercher des tuiles en pirogue, réunissez des clés, ouvrez des salles et y plantez des drapeaux. Les points viennent des drapeaux, des portes, des clés du campement, des autels, des trésors et des cartes spéciales.

rules-setup = Les deux clés du départ
    .text1 = Avant la partie, chacun prend deux clés de son choix dans son sac à dos, même deux fois la même. Votre explorateur commence hors du temple, votre pirogue au premier site.
    .example = Regardez les salles du bord : deux couleurs dont les portes donnent dehors vous permettent de fouiller dès les premiers tours.
    .figure = Les clés de la réserve, de cinq couleurs et formes ; sous chacune est écrit combien il en reste.

rules-turn = Votre tour
    .text1 = D’abord votre pirogue va chercher une tuile action et vous utilisez ce qu’elle montre. Ensuite votre explorateur peut se déplacer et fouiller une fois. C’est tout.
    .text2 = Les cartes spéciales et la tente servent à tout moment de votre tour. Une exploration de plus peut venir avant la pirogue ou après la tuile, jamais au milieu d’un trajet. Trois explorations par tour au plus : la normale, celle de la tente et celle d’une carte.

rules-river = Pirogue et forêt
    .text1 = Choisissez une tuile encore au bord de la rivière. Votre pirogue avance dans le sens des aiguilles seulement, de cinq sites au plus ; une tuile de votre propre site ne demande pas de trajet. Plusieurs pirogues peuvent partager un site.
    .text2 = Qui traverse la forêt rend une clé de son sac à la réserve. Sans clé dans le sac, on perd 10 points ; on ne peut pas choisir cette perte tant qu’on a une clé. Les clés du campement n’y servent jamais. Une carte permet de traverser gratuitement.
    .figure = Les pirogues font le tour du temple de site en site. Rouge est au premier, Bleu au deuxième.

rules-deliveries = Les livraisons
    .text1 = Chaque fois que votre pirogue passe un hydravion, vous pouvez livrer : autant de trésors d’une sorte que vous voulez, chacun au prix de la roue. Ils quittent la partie et la roue tourne d’un cran.
    .text2 = Un long trajet peut passer les deux hydravions et permettre deux livraisons. Ne rien livrer ne tourne pas la roue. Ce que donne la tuile au bout du trajet vient trop tard pour lui.
    .text3 = Des cartes permettent plusieurs sortes à la fois, 2 points de plus par trésor, ou une livraison sans hydravion. Qui en joue une doit livrer, et une livraison s’achève avant qu’une autre commence : plusieurs sortes se vendent aux mêmes prix, puis la roue tourne une seule fois.
    .example = Vous avez trois masques et la roue indique 4 pour les masques : passer l’hydravion rapporte 12 points, puis tous les prix se décalent.
    .figure = Un hydravion entre deux sites. Bleu passe devant avec un couteau, que la roue paie 2 points en ce moment.

rules-tiles = Ce que font les tuiles
    .text1 = Utilisez toutes les parties de la tuile, dans l’ordre voulu. Une salle doit être posée et les points se prennent toujours ; clés, trésors, cartes et passages peuvent être refusés.
    .text2 = Clé : décidez aussitôt entre le sac, où elle ouvre des portes et paie la forêt, et le campement, où elle compte, face cachée. Elle n’en bouge plus. Si la couleur est épuisée, prenez-en une autre.
    .text3 = Trésor, carte spéciale, salle claire : regardez les trois premiers, gardez-en un, remettez les autres dans le même ordre.
    .text4 = Décompte de portes : choisissez une couleur et marquez un point par porte des salles de cette couleur où vous avez un drapeau.
    .figure = Des tuiles Action attendent aux sites. Deux sont au troisième ; qui en prend une utilise ce qu’elle montre.

rules-rooms = Poser des salles
    .text1 = Une salle claire va sur n’importe quelle case vide, tournée à votre guise ; elle n’a pas besoin d’être reliée. Un sanctuaire va sur n’importe quelle case vide et n’a pas de porte.
    .text2 = Quand il ne reste qu’une case, la salle au trésor y est posée aussitôt. On peut la fouiller dès lors.
    .figure = Des salles posées, tournées au gré des joueurs.

rules-exploring = Explorer et fouiller
    .text1 = Votre explorateur va aussi loin que les portes le permettent. Un mur se franchit si un côté au moins montre une porte et si votre sac a la clé de chaque porte de ce mur. Les clés se montrent, elles ne se dépensent pas. Dehors, tout autour du temple, c’est un seul lieu.
    .text2 = Fouiller finit le déplacement : plantez un drapeau sur un emplacement libre et prenez ce qu’il montre. Un seul drapeau par salle. Vous pouvez aussi seulement marcher, ou fouiller sur place.
    .text3 = Dans une salle claire vous marquez en plus un point par porte de cette salle, et encore un par porte de chaque salle de la même couleur où vous avez déjà un drapeau.
    .text4 = Si rien de ce que vous avez ne permet une fouille (clés, passages, cartes, clé de la tente), vous pouvez acheter une seule clé pour 10 points lors de cette exploration.
    .example = Votre première salle verte a deux portes : 2 points. Plus tard, une deuxième à deux portes rapporte 2 + 2 = 4, une troisième à une porte 1 + 4 = 5.
    .figure = L’explorateur rouge est dans un sanctuaire, le bleu dans une salle de la deuxième rangée ; les drapeaux montrent où ils ont fouillé.

rules-passages = Les passages secrets
    .text1 = Un passage franchit un mur, ou une porte dont vous n’avez pas la clé. On peut en utiliser plusieurs dans un déplacement. Le jeton retourne à la réserve.
    .text2 = Si vous fouillez la salle qu’un passage vient d’ouvrir, vous pouvez revenir aussitôt par le même passage et vous y arrêter ; cela ne coûte rien de plus.
    .text3 = On entre dans les salles secrètes, hors du temple, depuis dehors et seulement par un passage.
    .figure = Des salles secrètes sont hors du temple. Bleu a planté un drapeau dans l’une ; la suivante est encore libre.

rules-tent = La tente
    .text1 = Une fois par manche, votre tente donne soit une clé de n’importe quelle couleur pour le sac, soit une exploration de plus. La clé peut venir à tout moment de votre tour, même juste avant de payer la forêt.
    .figure = La tente de Bleu est encore ouverte pour cette manche.

rules-cards = Les cartes spéciales
    .text1 = On les garde face cachée et on les joue à tout moment de son tour, plusieurs ensemble si l’on veut. Elles donnent un passage, une clé, une exploration, une traversée gratuite de la forêt ou de meilleures livraisons.
    .text2 = Trois sortes ne se jouent pas mais comptent à la fin : la paire (3 points chacune, 12 pour les deux), la carte de 5 points, et 2 points par couleur de salles claires où vous avez un drapeau.
    .figure = Rouge tient la paire : deux cartes qui comptent ensemble à la fin.

rules-scoring = Décompte des clés et des autels
    .text1 = Après chaque manche, on compte les clés du campement : la plus grande série de couleurs différentes, puis la suivante, et ainsi de suite. Des séries de 1, 2, 3, 4 et 5 couleurs donnent 1, 3, 6, 10 et 15 points. Les clés restent et comptent encore à la fin.
    .text2 = Puis les sanctuaires : parmi ceux qui y ont un drapeau, qui a le plus de clés de campement de la couleur de l’autel marque 3 ; à égalité chacun marque 3, même si personne n’a de telle clé. L’autel de toutes les couleurs compare toutes les clés.
    .example = Cinq clés rose, rose, bleue, verte et jaune : une série de quatre (10) et une seule (1) font 11 points.
    .figure = Trois clés de couleurs différentes au camp de Bleu forment une série de 6 points.

rules-end = Seconde manche et fin
    .text1 = Pour la seconde manche, les tuiles sont mélangées et redistribuées, les pirogues reviennent au départ et les tentes sont prêtes. Salles, drapeaux, roue et tout ce que vous avez restent.
    .text2 = Après la dernière tuile de la seconde manche, chacun explore encore une fois, sans la tente. Puis toutes les clés, tous les trésors et toutes les cartes sont révélés. Clés et autels comptent à nouveau, chaque trésor restant vaut 1 point et les cartes de fin comptent. Une égalité est une victoire partagée.

rules-variants = Variantes
    .text1 = Plus de maîtrise : trois trésors sont visibles ; une action trésor peut en prendre un au lieu de regarder une pile. Partie courte : sans la tente.
    .figure = Avec plus de contrôle, trois trésors sont visibles à côté des piles : ici deux vases et un pendentif.

rules-hidden = Ce qui est visible, ce qui est caché
    .text1 = Visible : sacs, passages, drapeaux, points, tentes, tuiles prises, prix, prochain sanctuaire. Caché : clés du campement, trésors des campements, cartes en main ; chacun en voit le nombre. Ce que vous regardez, vous seul le voyez.
