lesson-welcome = Bienvenue sur l’île
    .text = Vous menez une expédition pendant cinq manches. Les camps donnent des ressources, les sites plus lointains cachent des idoles et des gardiens, et la piste Recherche, à droite, monte vers le temple perdu. Qui a le plus de points à la fin l’emporte. Cette première manche vous montre tout.

lesson-dig = Excavez un camp
    .text = À chaque tour, vous faites une action principale. Envoyez l’un de vos deux archéologues au camp des boussoles, le deuxième en bas de la carte : les boussoles mènent à de nouveaux sites.

lesson-travel = Payez le déplacement
    .text = Le déplacement coûte une botte. Chaque carte de votre main peut payer un déplacement avec le symbole de son coin ; elle ne donne alors pas son effet. Une carte Peur n’en a aucun : payez avec l’une des vôtres.

lesson-free = Une action gratuite
    .text = Le camp vous a donné deux boussoles, et un nouveau site en demande trois. Exploration porte un éclair : c’est une action gratuite, avant ou après l’action principale. Jouez-la pour la troisième boussole.

lesson-end = Finissez le tour
    .text = Finissez votre tour ; jusque-là, « Annuler » reprend tout. C’est ensuite à l’autre expédition : ce qu’elle fait s’écrit sur le plateau et dans le journal. Passez sur une ligne du journal pour voir où c’était.

lesson-discover = Découvrez un site
    .text = Trois boussoles et une voiture : découvrez le site du haut, deuxième colonne, et payez la voiture avec Subvention. Son idole est à vous et vaut 3 points. Continuez : le site donne un joyau, puis son gardien s’éveille. Finissez le tour.

lesson-overcome = Maîtrisez le gardien
    .text = Un archéologue qui rentre d’un site gardé rapporte une carte Peur, qui vaut moins un. Le Jaguar de cristal demande un joyau, que vous venez de trouver, et une botte, que montre votre autre carte Peur. Maîtrisez-le pour 5 points et une faveur à utiliser une fois, puis finissez le tour.

lesson-idol = Servez-vous de l’idole
    .text = Une idole garde ses 3 points quand vous la placez dans un emplacement de votre plateau, mais l’emplacement vide valait aussi des points. C’est une action gratuite. Placez-la et achetez un joyau pour une pièce.

lesson-research = Recherche
    .text = Votre loupe et votre calepin gravissent la piste Recherche. Chaque montée a son prix, chaque rangée sa récompense, et le calepin n’est jamais au-dessus de la loupe. Payez le joyau pour avancer la loupe sur la case droite de la première rangée ; elle rapporte une pièce.

lesson-buy = Achetez une carte
    .text = Finissez le tour et, au suivant, achetez la Montre. Les objets (à droite du Sceptre lunaire) coûtent des pièces et vont sous votre pioche. Les artéfacts (à gauche) coûtent des boussoles et servent tout de suite.

lesson-pass = Passez
    .text = Vos deux archéologues sont partis et il reste peu à faire. Finissez le tour ; au suivant, jouez Subvention si vous voulez, puis passez : vous attendez la fin de la manche.

lesson-round = Une nouvelle manche
    .text = Quand tous ont passé, les archéologues rentrent, les cartes jouées sont mélangées et vont sous la pioche, chacun complète sa main à cinq et le premier joueur change. Finissez votre tour ; ce qui reste en main, vous pouvez le garder.

lesson-done = Vous connaissez le jeu
    .text = C’est tout ce qu’il faut savoir. Le calepin amène des assistants dans ses premières rangées ; tout en haut de la piste attend le temple perdu. Jouez jusqu’à la cinquième manche ; « Conseil », tout en haut, dit ce que ferait un expert, et ce que vous survolez ou maintenez appuyé s’affiche en grand.
