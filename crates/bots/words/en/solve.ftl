sure-exact = { $n ->
    [0] you can make no more points for sure
    [one] you can still make { $n } point for sure
   *[other] you can still make { $n } points for sure
 }
sure-bound = { $n ->
    [0] no further points are sure yet
    [one] you can still make at least { $n } point for sure
   *[other] you can still make at least { $n } points for sure
 }
