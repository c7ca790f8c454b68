verb-key = take a { $colour } key into your camp or backpack
verb-key-any = take a key of any colour into your camp or backpack
verb-light-room = look at the top three light rooms and place one on an empty space, turned as you like
verb-sanctuary = place the next sanctuary on an empty space
verb-passage = take a secret passage
verb-points = score { $points }
verb-score-doors = choose a colour and score 1 point per door of its rooms that hold your flag
verb-treasure = look at the top three treasures of a pile and keep one
verb-card = look at the top three special cards and keep one
verb-open-wall = use it as a secret passage
verb-delivery-bonus = each treasure of one delivery scores { $n } more
verb-delivery-types = deliver treasures of any types in one delivery; the wheel turns once, afterwards
verb-delivery = make a delivery without passing a seaplane
verb-explore = explore once more this turn
verb-forest-free = cross the forest without giving up a key
verb-final = at the end it scores { $points }
verb-final-pair = at the end it scores { $one }, two of them score { $two } together
verb-final-colours = at the end it scores { $points } per colour of light rooms that hold your flag
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
sign-key = { $colour } key
sign-key-any = key of any colour
sign-light-room = light room
sign-sanctuary = sanctuary
sign-passage = secret passage
sign-score-doors = doors of a colour
sign-treasure = treasure
sign-card = special card
