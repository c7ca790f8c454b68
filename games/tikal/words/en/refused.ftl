# Why a table is refused. Columns and values are written as in the file.

table-temple = { $rooms } rooms belong in the temple, but it has { $spaces } spaces
table-many = { $have } { $what } are too many; at most { $most } fit
table-exactly = there must be { $want } { $what }, found { $have }
table-between = there must be { $low } to { $high } { $what }, found { $have }
table-colours = the colours are { $known } in this order
table-space-twice = another space has the same q and r
table-frame = the spaces must fit into a frame of 56 places (columns of q times rows of r)
table-space-apart = the space "{ $id }" lies apart from the temple
table-tiles-dealt = with { $players } players the sites take { $dealt } tiles and { $tiles } tiles are in play; both must be the same multiple of { $players }
table-no-number = "{ $id }" is not a number of these rules
table-longest-move = longest_move must be { $n }
table-act = "{ $act }" cannot stand on { $here }
table-plain-steps = { $here } shows plain steps joined by ";"
table-tile-acts = an action tile shows at most 8 things
table-card-acts = a special card does exactly one thing
table-site-tiles = a site, and only a site, has tiles = [two, three, four players]
table-rooms-in = two printed rooms lie in { $id }
table-room-needs = a room of the kind "{ $kind }" needs { $column }
table-room-lacks = a room of the kind "{ $kind }" cannot have { $column }
table-light-doors = a light room has one or two doors
table-spots = a room has 1 to { $most } spots
table-door-twice = the door { $door } is there twice
table-no-space = no space of the temple has the id "{ $id }"
counted-tiles = action tiles
counted-kinds = kinds of card
counted-cards = cards
counted-sectors = sectors
counted-keys = keys
counted-tokens = treasures
counted-types = types of treasure
counted-sites = sites
counted-rooms = rooms
counted-light = light rooms
counted-secret = secret rooms
counted-treasure-rooms = treasure room
here-tile = an action tile
here-spot = a spot
here-card = a special card

# What is wrong with the stack of a position.

stack-wrong = the stack does not fit the position: { $reason }
stack-empty = it is empty
stack-lowest = its lowest frame is wrong
stack-on = { $above } cannot lie on { $below }
stack-frame = { $frame }: what it names is not so
stack-early-tiles = tiles are taken before the deal is done
stack-deal = a turn begins when all tiles are dealt
stack-no-turn = no turn has begun
stack-seat = it must be the turn of seat { $seat }
stack-turns = the tiles taken do not match the number of turns
