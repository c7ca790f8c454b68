# Ce que le catalogue dit du matériel à côté du texte de ses effets.

labelled = { $label } : { $text }
free-action = Action gratuite.
main-action = Action principale.
main-action-artifact = Action principale (de votre main : payez 1 tablette).
exile-this = Exilez cette carte.
label-silver = Argent
label-gold = Or
label-overcome = Pour le maîtriser
label-boon = Faveur, une fois
label-glass = Loupe
label-notebook = Calepin
label-lantern = Lanterne
label-obscure = Facultatif, quand votre archéologue arrive ici
board-lantern = La piste n’a pas de Temple perdu ; chaque joueur a une lanterne en plus de la loupe et du calepin.
board-arrival = Points par ordre d’arrivée au Temple perdu : { $points }.
board-reserve = Points par tablette noire posée, selon les cases de réserve vidées : { $points }.
site-discover = Le découvrir coûte { $cost } et le déplacement. Son effet vient avec la tuile de site.
space-start = Les jetons Recherche partent d’ici.
space-temple = Pour la loupe seulement. Marquez selon l’ordre d’arrivée, puis regardez la pile de tuiles bonus et prenez-en 1. Dès lors la recherche achète des tuiles Temple.
space-wall = Une tuile Temple à { $points ->
    [1] 1 point
   *[other] { $points } points
 } se trouve ici et coûte { $cost }.
stack-tile = Dès qu’un jeton Recherche a atteint la rangée { $row }, la recherche peut acheter 1 tuile à { $points ->
    [1] 1 point
   *[other] { $points } points
 } pour { $cost }.
stack-idol = Dès qu’un jeton Recherche a atteint la rangée { $row }, la recherche peut acheter 1 idole pour { $cost }.
altar-text = Avec un jeton Recherche au-dessus de la rangée { $row } : posez 1 tablette noire ; sur un autel vide placez un artéfact de la rangée, et vous pouvez appliquer l’artéfact de l’autel. Le plus de tablettes ici rapporte { $points } points.
passage-tile = Depuis « { $from } », la loupe peut y entrer pour { $cost }, une fois dans la partie, et prend une tuile Temple à { $points ->
    [1] 1 point
   *[other] { $points } points
 } ; elle y reste et la lanterne part.
passage-idol = Depuis « { $from } », la loupe peut y entrer pour { $cost }, une fois dans la partie, et prend une idole face cachée ; elle y reste et la lanterne part.

rival-every = Chaque manche : { $deed }.
rival-round = Manche { $round } : { $deed }.
rival-rounds = Manches { $first }–{ $last } : { $deed }.
rival-idols = À la fin, chaque idole du rival rapporte 1 point de plus.
deed-skip = rien
deed-dig = occuper un site qui offre des { $what }
deed-discover = découvrir un site de niveau { $level } sans gardien
deed-discover-guardian = découvrir un site de niveau { $level } avec un gardien
deed-research = avancer la loupe{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } fois
 } et retirer 1 assistant de la réserve
deed-overcome = maîtriser un gardien sur un site occupé, ou sinon avancer la loupe
deed-overcome-notebook = maîtriser un gardien sur un site occupé, ou sinon avancer la loupe, puis avancer le calepin
deed-buy-item-highest = prendre l’objet qui a le plus de points
deed-buy-item-lowest = prendre l’objet qui a le moins de points
deed-buy-artifact-highest = prendre l’artéfact qui a le plus de points
deed-buy-artifact-lowest = prendre l’artéfact qui a le moins de points
deed-buy-item-highest-both = prendre l’objet qui a le plus de points et l’artéfact qui en a le moins
deed-buy-item-lowest-both = prendre l’objet qui a le moins de points et l’artéfact qui en a le moins
deed-buy-artifact-highest-both = prendre l’artéfact qui a le plus de points et l’objet qui en a le moins
deed-buy-artifact-lowest-both = prendre l’artéfact qui a le moins de points et l’objet qui en a le moins
deed-altar-activate = poser une tablette de la réserve sous le plus haut autel qui a un artéfact
deed-altar-place = poser un artéfact de la rangée sur le plus bas autel vide et une tablette de la réserve dessous, si la loupe est plus haut
deed-then = { $a } ; puis { $b }
deed-owl = viser la plus basse tuile Temple de la piste : en prendre une à 1 point et avancer la loupe ; en prendre une à 5 ; en marquer une à 10 et avancer la loupe deux fois, ou la prendre si elle est marquée
about-obj_artifact = Qui achète le premier un artéfact.
about-obj_item = Qui achète le premier un objet.
about-obj_site = Qui découvre le premier un site.
about-obj_research = Qui fait le premier une recherche avec la loupe ou la lanterne.
about-obj_archaeologists = Qui a le premier des archéologues sur le plateau : vous 2, le rival 3.
