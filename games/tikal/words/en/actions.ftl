treasures = { $n ->
    [one] { $n } { $name }
   *[other] { $n } { $many }s
 }
with-cards = { $n ->
    [0] { $text }
    [one] { $text }, playing a passage card
   *[other] { $text }, playing { $n } passage cards
 }
act-place = { $n ->
    [0] Place it on { $place }
    [one] Place it on { $place } with its door { $doors }
   *[other] Place it on { $place } with doors { $doors }
 }
two-keys-same = two { $colour } keys
two-keys = a { $first } and a { $second } key
outside = outside
room-at = { $place } ({ $room })
tile-with-effect = { $id } ({ $effect })
side-E = E
side-NE = NE
side-NW = NW
side-W = W
side-SW = SW
side-SE = SE
act-wheel = The wheel starts turned by { $n }
act-reveal = The next sanctuary is the { $room }
act-deal = Deal tile { $tile }
act-draw-treasure = A { $treasure } is drawn
act-draw-card = The card { $card } is drawn
act-draw-room = The { $room } is drawn
act-start-keys = Take { $keys }
act-take = Take tile { $tile }
act-take-at = Take tile { $tile } at { $site }
act-deliver = Deliver { $what } for { $points } points
act-skip = Do not deliver here
act-done = Finish the delivery
act-pay = Give a { $colour } key to cross the forest
act-lose = Cross the forest without a key and lose { $n } points
act-tent-key = Use the tent: take a key into the backpack
act-tent-explore = Use the tent: explore once more
act-play = Play { $card } ({ $effect })
act-key-camp = Take a { $colour } key into the camp
act-key-backpack = Take a { $colour } key into the backpack
act-pile = Look at treasure pile { $n }
act-open = Take the open { $treasure }
act-refill = Replace it from pile { $n }
act-card = Look at the special cards
act-passage = Take a secret passage
act-light-room = Discover a light room
act-sanctuary = Discover a sanctuary
act-score-doors = Score the { $colour } doors for { $points } points
act-decline-key = Do without the key
act-decline-treasure = Do without the treasure
act-decline-card = Do without the special card
act-decline-passage = Do without the secret passage
act-keep-treasure = Keep the { $treasure }
act-keep-card = Keep { $card }
act-keep-room = Place the { $room }
act-explore = Excavate in { $place }
act-walk-out = Walk outside without excavating
act-walk = Walk to { $place } without excavating
act-rest = Do not explore
act-stay = Stay in the room
act-return = Leave through the passage, back to { $place }
act-spot = Take spot { $n }: { $effect }
act-rescue = Buy a { $colour } key for { $cost } points
act-end = End the turn
