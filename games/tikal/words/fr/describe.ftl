name-tile = Tuile : { $tile }
name-wheel = Secteur de la roue des prix { $n }
room-spot = Emplacement { $spots } : { $effect }
room-spots = Emplacements { $spots } : { $effect }
rule-light = La fouille rapporte 1 point par porte de cette couleur dans toutes vos salles, celle-ci comprise ; le premier drapeau prend le bonus.
rule-sanctuary = Sans porte ; à chaque décompte l’autel récompense, parmi ceux qui y ont un drapeau, qui possède le plus de clés de sa couleur au campement.
rule-treasure = Sans porte ; elle occupe aussitôt la dernière case vide du temple.
rule-secret = On y entre seulement depuis l’extérieur, par un passage secret.
