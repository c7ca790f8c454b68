lesson-welcome = Bienvenue au temple
    .text = Une rivière et ses six sites entourent un temple fait de salles. À chaque tour, votre pirogue va chercher une tuile, puis votre explorateur peut marcher et planter un drapeau. Deux manches, puis on compte tout. Trois tours vous montrent comment.

lesson-keys = Deux clés
    .text = Une porte s’ouvre à qui porte la clé de sa couleur dans son sac à dos ; il suffit de la montrer. Choisissez rose et vert pour commencer : une clé, puis l’autre.

lesson-tile = Allez chercher une tuile
    .text = Choisissez une tuile au bord de la rivière ; votre pirogue s’y rend, toujours dans le sens des aiguilles, cinq sites au plus. Pour revenir à un site, il faut faire tout le tour et traverser la forêt, ce qui coûte une clé, alors pas de hâte : prenez la tuile du premier site qui montre un sanctuaire et un trésor.

lesson-treasure = Un trésor
    .text = Faites ce que montre la tuile, dans l’ordre voulu. Regardez la première pile de trésors et gardez le vase : la roue dit qu’il vaut 5 points en ce moment.

lesson-sanctuary = Un sanctuaire
    .text = Placez le sanctuaire sur une case vide, par exemple à côté de la salle verte en haut à droite. À la fin de chaque manche, il donne 3 points : parmi ceux qui y ont un drapeau, à qui a au campement le plus de clés de la couleur de son autel.

lesson-explore = Explorez
    .text = Votre explorateur marche aussi loin que les portes le permettent. Fouillez la salle verte en haut à droite : vous plantez un drapeau et marquez un point par porte de cette salle, plus un par porte de chaque salle de sa couleur où vous avez un drapeau. Puis finissez le tour.

lesson-camp = Sac à dos ou campement
    .text = Prenez la tuile à la clé verte du deuxième site. La clé va soit dans le sac à dos, où elle ouvre des portes, soit face cachée au campement, où elle rapporte à la fin de chaque manche : plus les couleurs sont variées, mieux c’est. Vous ouvrez déjà les portes vertes : envoyez-la au campement.

lesson-colour = La même couleur encore
    .text = Les salles d’une même couleur valent plus à chaque drapeau. Fouillez la salle verte en bas à gauche : elle rapporte ses portes et, encore une fois, celles de votre première salle verte. Finissez le tour.

lesson-seaplane = L’hydravion
    .text = Entre le deuxième et le troisième site attend un hydravion. Qui passe devant peut vendre autant de trésors d’une sorte qu’il veut ; ensuite la roue tourne. Prenez la tuile aux deux trésors du troisième site et livrez votre vase pour 5 points en chemin.

lesson-alike = Deux pareils
    .text = La roue a tourné, et ce sont les pendentifs qui valent 5 points pièce. Il y en a un dans la première pile : regardez-y et gardez-le.

lesson-next = Pour le prochain hydravion
    .text = La tuile montre un second trésor, et la deuxième pile contient un autre pendentif. Deux pareils se livrent ensemble.

lesson-flag = Votre sanctuaire
    .text = Fouillez le sanctuaire que vous avez placé. Un drapeau y prend l’un de ses emplacements : le premier donne 3 points et une carte spéciale. Gardez la Machette, qui vous fait traverser la forêt pour rien.

lesson-tent = La tente
    .text = Une fois par manche, votre tente donne une clé de n’importe quelle couleur pour le sac à dos, ou une exploration de plus. Explorez encore une fois et fouillez la salle rose en bas à droite.

lesson-done = Vous connaissez le jeu
    .text = C’est tout ce qu’il faut savoir. Jouez la seconde manche ; après sa dernière tuile, chacun explore encore une fois. L’ampoule au-dessus du plateau dit ce que ferait un expert.
