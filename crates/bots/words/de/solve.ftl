sure-exact = { $n ->
    [0] du kannst sicher keine Punkte mehr machen
    [one] du kannst noch sicher { $n } Punkt machen
   *[other] du kannst noch sicher { $n } Punkte machen
 }
sure-bound = { $n ->
    [0] noch sind keine weiteren Punkte sicher
    [one] du kannst noch sicher mindestens { $n } Punkt machen
   *[other] du kannst noch sicher mindestens { $n } Punkte machen
 }
