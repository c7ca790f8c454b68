costly = Manche { $round }, étape { $step } : « { $played } » a coûté { $points } ; « { $best } » était meilleur.
turning = Manche { $round }, jusqu’à l’étape { $step } : les chances de { $name } passent de { $before } à { $after }.
seat = la place { $seat }
points = { $n ->
    [one] { $number } point
   *[other] { $number } points
 }
