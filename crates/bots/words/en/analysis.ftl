costly = Round { $round }, step { $step }: “{ $played }” cost { $points }; “{ $best }” was better.
turning = Round { $round }, up to step { $step }: the chances of { $name } go from { $before } to { $after }.
seat = seat { $seat }
points = { $n ->
    [one] { $number } point
   *[other] { $number } points
 }
