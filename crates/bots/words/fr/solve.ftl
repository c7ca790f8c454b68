sure-exact = { $n ->
    [0] vous ne pouvez plus faire de points à coup sûr
    [one] vous pouvez encore faire { $n } point à coup sûr
   *[other] vous pouvez encore faire { $n } points à coup sûr
 }
sure-bound = { $n ->
    [0] aucun point de plus n’est sûr pour l’instant
    [one] vous pouvez encore faire au moins { $n } point à coup sûr
   *[other] vous pouvez encore faire au moins { $n } points à coup sûr
 }
