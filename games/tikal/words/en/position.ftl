# Why the JSON of a position cannot be read. Fields and values are written as in the position.

read-object = the position is not an object
read-no-field = "{ $field }" is not a field of a position
read-number = { $name } must be a number from 0 to { $most }, found { $value }
read-flag = { $name } must be true or false, found { $value }
read-list = { $name } must be a list
read-id = { $name }: { $value } is not a { $what }
read-cards = { $name } must be an object of cards
read-no-card = { $name }: "{ $id }" is not a card
read-twice = { $name }: { $value } is named twice
read-frames = stack: at most 12 frames
read-no-frame = stack: { $value } is not a frame
read-piles = treasures.piles: there must be { $n }
read-players = players: there must be { $n }
read-temple = temple must be an object of spaces
read-no-space = temple: "{ $space }" is not a space
read-room-elsewhere = temple.{ $space }: that room does not belong here
read-turn = temple.{ $space }: turn must be below { $n }
read-points = { $name }: { $category } must be a number
read-spots = spots must be an object of rooms
read-no-room = spots: "{ $id }" is not a room
read-owners = spots.{ $id }: name the owner of every spot, or null
read-no-seat = spots.{ $id }: { $value } is not a seat
read-tops = { $name }: at most three tokens on top are known

# What an id should name, after "is not a".

no-tile = tile
no-room = room
no-treasure = treasure
no-place = place
no-site = site
no-river = place of the river
no-colour = colour
no-stock = stock
no-token = token

# What is wrong with a position that can be read.

position-players = there are 2, 3 or 4 players
position-variant = there is an unknown variant
position-round = the round must be 1 or 2
position-last-turns = the special last turns come after round 2
position-active = the active seat does not exist
position-wheel = the wheel must be turned by 0 to 4 notches
position-keys = there must be { $want } { $colour } keys, found { $n }
position-passages = there must be { $want } passage tokens, found { $n }
position-treasures = there must be { $want } treasures { $id }, found { $n }
position-unseen-treasures = the piles hold { $held } unseen treasures, but { $unseen } are unseen
position-open-treasures = open treasures belong to the variant more_control
position-many-piles = there are too many treasure piles
position-cards = there must be { $want } cards { $id }, found { $n }
position-unseen-cards = the deck holds { $held } unseen cards, but { $unseen } are unseen
position-tile-twice = tile { $id } is doubled or not in play
position-tile-missing = tile { $id } is missing
position-site-tiles = { $id } holds more than { $most } tiles
position-no-room = a space holds something that is not a room of the temple
position-turned-far = a room is turned too far
position-printed-turned = room { $id } is printed on the board and cannot be turned
position-doors = the doors kept for the movement search are wrong
position-room-places = room { $id } must be in one place, found { $n }
position-room-misplaced = room { $id } is in the wrong place
position-room-turned = room { $id } is turned but not placed
position-light-rooms = the stack of light rooms does not hold the unseen light rooms
position-treasure-room = the treasure room fills the last space, and only that
position-flags-unplaced = room { $id } holds flags but is not placed
position-flags-twice = room { $id } must hold at most one flag per player
position-flags-beside = room { $id } has flags beside its spots
position-full-rooms = the set of full rooms is wrong
position-flags = the flags of seat { $seat } do not match the spots
position-many-flags = seat { $seat } has placed more than { $most } flags
position-not-in-game = seat { $seat } is not in the game
position-explorer = the explorer of seat { $seat } stands in no discovered room
position-pirogue = the pirogue of seat { $seat } lies at no site
position-tents = the short game has no tents
position-shown = seat { $seat } has fewer treasures than all players saw
position-no-decision = the position is not at a decision
position-stuck = no player can act in this position
position-top-known = { $pile }: at least one player must know every token on top
position-looker-knows = { $pile }: the player who looked last knows all of its top
position-looker = { $pile }: the active player is looking at it and looked last
position-put-back = { $pile }: at most two tokens are put back on top

# Piles of which players may know the top.

pile-treasures = a treasure pile
pile-deck = the deck
pile-light-rooms = the stack of light rooms
