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
    [one] Place it on { $place }, door to the { $doors }
   *[other] Place it on { $place }, doors to the { $doors }
 }
two-keys-same = two { $colour } keys
two-keys = a { $first } and a { $second } key
outside = outside
room-at = { $room }, on { $place }
side-E = right
side-NE = upper right
side-NW = upper left
side-W = left
side-SW = lower left
side-SE = lower right
act-wheel = The wheel starts turned by { $n }
act-reveal = The next sanctuary is the { $room }
act-deal = Deal the tile “{ $tile }”
act-draw-treasure = A { $treasure } is drawn
act-draw-card = The card { $card } is drawn
act-draw-room = The { $room } is drawn
act-start-keys = Take { $keys }
act-take = Take the tile “{ $tile }”
act-take-at = Take the tile “{ $tile }” at { $site }
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
act-decline-key = Decline the key
act-decline-treasure = Decline the treasure
act-decline-card = Decline the special card
act-decline-passage = Decline the secret passage
act-keep-treasure = Keep the { $treasure }
act-keep-card = Keep { $card }
act-keep-room = Place the { $room }
act-explore = Excavate: { $place }
act-walk-out = Walk outside without excavating
act-walk = Walk without excavating: { $place }
act-rest = Do not explore
act-stay = Stay in the room
act-return = Leave through the passage, back to { $place }
act-spot = Take spot { $n }: { $effect }
act-rescue = Buy a { $colour } key for { $cost } points
act-end = End the turn
place = { $row ->
    [top] space { $n } of the top row
    [middle] space { $n } of the middle row
    [bottom] space { $n } of the bottom row
   *[inner] space { $n } of row { $number }
 }
