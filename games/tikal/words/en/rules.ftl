rules-goal = What it is about
    .text1 = A temple of 27 spaces lies inside a river with six sites. In two rounds you fetch tiles by pirogue, collect keys, open rooms and plant flags in them. Points come from flags, doors, camp keys, altars, treasures and special cards.

rules-setup = The two keys at the start
    .text1 = Before the game each player takes two keys into the backpack; two of the same colour are allowed. Your explorer begins outside the temple, your pirogue at the first site.
    .example = Look at the rooms on the edge: two colours whose doors face outside let you excavate in your first turns.
    .figure = The keys of the supply, in five colours and shapes; below each stands how many are left.

rules-turn = Your turn
    .text1 = First your pirogue fetches one action tile and you use what it shows. Then your explorer may move and excavate once. That is the whole turn.
    .text2 = Special cards and the tent can be used at any time in your turn. An extra exploration may come before the pirogue or after the tile, never in the middle of a journey. You may explore at most three times in one turn: the normal exploration, one from the tent and one from a card.

rules-river = Pirogue and forest
    .text1 = Choose any tile still lying by the river. Your pirogue goes clockwise only, at most five sites; a tile at your own site needs no journey. Pirogues may share a site.
    .text2 = To cross the forest, return one key from your backpack to the supply. If it holds no key, you lose 10 points instead; you may not choose the loss while you have a key. Keys in the camp are never used for this. A card lets you cross for free.
    .figure = The pirogues travel round the temple from site to site. Red is at the first, blue at the second.

rules-deliveries = Deliveries
    .text1 = Each time your pirogue passes a seaplane you may deliver: any number of treasures of one kind, each for the price on the wheel. They leave the game and the wheel turns by one notch.
    .text2 = A long journey may pass both seaplanes and allow two deliveries. Delivering nothing does not turn the wheel. What the tile brings you at the end of the journey comes too late for it.
    .text3 = Cards allow several kinds at once, 2 points more per treasure, or a delivery without a seaplane. If you play one you must deliver, and a delivery is finished before another begins: several kinds are sold at the same prices, then the wheel turns once.
    .example = You hold three masks and the wheel shows 4 for masks: passing the seaplane brings 12 points, and then the price of every treasure shifts.
    .figure = A seaplane between two sites. Blue passes it with a knife, for which the wheel pays 2 points now.

rules-tiles = What tiles do
    .text1 = Use all parts of the tile in any order. A room must be placed and points are always taken; keys, treasures, cards and passages may be declined.
    .text2 = Key: at once decide between the backpack, where it opens doors and pays the forest, and the camp, where it lies face down and scores. It never moves again. If the colour is used up, take any other.
    .text3 = Treasure, special card, light room: look at the top three, keep one, and put the others back in the same order.
    .text4 = Door scoring: choose a colour and score one point for each door of rooms of that colour where you have a flag.
    .figure = Action tiles lie at the sites, two of them at the third. The player who fetches one uses what it shows.

rules-rooms = Placing rooms
    .text1 = A light room goes to any empty space, turned as you like; it need not connect to anything. A sanctuary goes to any empty space and has no doors.
    .text2 = When only one space is left, the treasure room is placed there at once. It can be excavated from then on.
    .figure = Rooms that were laid, turned as their players liked.

rules-exploring = Exploring and excavating
    .text1 = Your explorer goes as far as the doors allow. A wall can be crossed if at least one side shows a door and your backpack holds the key of every door shown on that wall. Keys are shown, not spent. The ground outside the temple is one single place.
    .text2 = Excavating ends the move: plant a flag on one free spot of the room and take what the spot shows. You may have one flag in each room. You may also just walk, or excavate where you stand.
    .text3 = In a light room you also score one point per door of that room, and again one per door of every room of the same colour where you already have a flag.
    .text4 = If nothing you have lets you excavate anywhere (keys, passages, cards, the key of your tent), you may buy one key for 10 points in this exploration.
    .example = Your first green room has two doors: 2 points. Later a second green room with two doors brings 2 + 2 = 4, a third with one door 1 + 4 = 5.
    .figure = Red's explorer stands in a sanctuary, blue's in a room of the second row; the flags show where they have excavated.

rules-passages = Secret passages
    .text1 = A passage crosses one wall, or one door whose key you lack. Several may be used in one move. The token goes back to the supply.
    .text2 = If you excavate in the room a passage has just opened, you may go straight back through it and stop there; that costs nothing more.
    .text3 = Secret rooms outside the temple are entered from outside and only by passage.
    .figure = Secret rooms lie outside the temple. Blue has planted a flag in one; the next is still free.

rules-tent = The tent
    .text1 = Once in each round your tent gives either a key of any colour for the backpack, or one more exploration. You may take the key at any time in your turn, even just before it pays for the forest.
    .figure = Blue's tent is still open in this round.

rules-cards = Special cards
    .text1 = Cards are held face down and played at any time in your turn, several together if you like. They give a passage, a key, an extra exploration, a free forest crossing, or better deliveries.
    .text2 = Three kinds are not played but count at the end: the pair (3 points each, 12 for both), the card of 5 points, and 2 points per colour of light rooms with a flag of yours.
    .figure = Red holds the pair: two cards that count together at the end.

rules-scoring = Scoring keys and altars
    .text1 = After each round camp keys are scored: make the largest set of different colours, then the next, and so on. Sets of 1, 2, 3, 4 and 5 colours give 1, 3, 6, 10 and 15 points. The keys stay and score again at the end.
    .text2 = Then the sanctuaries: among the players with a flag there, the player with the most camp keys of the altar’s colour scores 3; tied players score 3 each, even if none of them has such a key. The altar of all colours compares all camp keys.
    .example = Five camp keys in pink, pink, blue, green and yellow: a set of four (10) and a single one (1) make 11 points.
    .figure = Three camp keys of different colours in blue's camp make one set, worth 6 points.

rules-end = Second round and end
    .text1 = For the second round the tiles are shuffled and dealt again, pirogues go back to the start and tents are ready. Rooms, flags, the wheel and everything you own stay.
    .text2 = After the last tile of the second round each player explores once more, without the tent. Then all keys, treasures and cards are revealed. Keys and altars are scored again, each treasure left is worth 1 point, and the end cards count. Ties are shared victories.

rules-variants = Variants
    .text1 = More control: three treasures lie open; a treasure action may take one of them instead of looking at a pile. Short game: played without the tent.
    .figure = With more control, three treasures lie open beside the piles: here two vases and a pendant.

rules-hidden = What is open and what is hidden
    .text1 = Open: backpacks, passages, flags, scores, tents, tiles taken, prices, the next sanctuary. Hidden: camp keys, treasures in camps, cards in hand; all players see how many there are. Only you see what you look at.
