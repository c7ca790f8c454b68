costly = Runde { $round }, Schritt { $step }: „{ $played }“ kostete { $points }; „{ $best }“ war besser.
turning = Runde { $round }, bis Schritt { $step }: Die Chancen von { $name } ändern sich von { $before } auf { $after }.
seat = Platz { $seat }
points = { $n ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
 }
