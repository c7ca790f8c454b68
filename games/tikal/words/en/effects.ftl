effect-key = take a { $colour } key into your camp or backpack
effect-key-any = take a key of any colour into your camp or backpack
effect-light-room = look at the top three light rooms and place one on an empty space, turned as you like
effect-sanctuary = place the next sanctuary on an empty space
effect-passage = take a secret passage
effect-points = score { $points }
effect-score-doors = choose a colour and score 1 point per door of its rooms that hold your flag
effect-treasure = look at the top three treasures of a pile and keep one
effect-card = look at the top three special cards and keep one
effect-open-wall = use it as a secret passage
effect-delivery-bonus = each treasure of one delivery scores { $n } more
effect-delivery-types = deliver treasures of any types in one delivery; the wheel turns once, afterwards
effect-delivery = make a delivery without passing a seaplane
effect-explore = explore once more this turn
effect-forest-free = cross the forest without giving up a key
effect-final = at the end it scores { $points }
effect-final-pair = at the end it scores { $one }, two of them score { $two } together
effect-final-colours = at the end it scores { $points } per colour of light rooms that hold your flag
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
