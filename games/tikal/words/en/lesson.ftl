lesson-welcome = Welcome to the temple
    .text = A river with six sites runs round a temple of rooms. Each turn your pirogue fetches one tile, then your explorer may walk and plant one flag. Two rounds, then everything is counted. Three turns show you how.

lesson-keys = Two keys
    .text = A door opens if your backpack holds its key; you show the key and do not spend it. Choose pink and green to begin with: pick one key, then the other.

lesson-tile = Fetch a tile
    .text = Pick any tile by the river; your pirogue paddles there, clockwise only, at most five sites. The way back to a site leads all the way round and through the forest, which costs a key, so do not hurry: take the tile of the first site that shows a sanctuary and a treasure.

lesson-treasure = A treasure
    .text = Do what the tile shows, in any order. Look at the first pile of treasures and keep the vase: the wheel says that it is worth 5 points now.

lesson-sanctuary = A sanctuary
    .text = Place the sanctuary on any empty space, for instance beside the green room at the upper right. At the end of each round it pays 3 points to the player with a flag there who has the most camp keys of its altar’s colour.

lesson-explore = Explore
    .text = Now your explorer walks as far as the doors allow. Excavate in the green room at the upper right: you plant a flag and score one point per door of that room, and again one per door of every room of its colour where you have a flag. Then end the turn.

lesson-camp = Backpack or camp
    .text = Take the tile with the green key at the second site. The key goes either to the backpack, where it opens doors, or face down to your camp, where it scores at the end of each round: different colours together are worth more and more. You can open green doors already: send it to the camp.

lesson-colour = The same colour again
    .text = Rooms of one colour grow in value with every flag. Excavate in the green room at the lower left: it scores its own doors and those of your first green room once more. End the turn.

lesson-seaplane = The seaplane
    .text = Between the second and the third site a seaplane waits. A player who passes it may sell any number of treasures of one kind; then the wheel turns. Take the tile with two treasures at the third site and deliver your vase for 5 points on the way.

lesson-alike = Two alike
    .text = The wheel has turned, and now pendants are worth 5 points each. There is one in the first pile: look there and keep it.

lesson-next = For the next seaplane
    .text = The tile shows a second treasure, and the second pile holds another pendant. Two of a kind can be delivered together.

lesson-flag = Your sanctuary
    .text = Excavate in the sanctuary that you placed. A flag there takes one of its spots: the first gives 3 points and a special card. Keep the Machete, which takes you through the forest for free.

lesson-tent = The tent
    .text = Once per round your tent gives a key of any colour for the backpack, or one more exploration. Explore once more, and excavate in the pink room at the lower right.

lesson-done = You know the game
    .text = That is all you need. Play on through the second round; after its last tile each player explores once more. The lamp above the board shows what an expert would do.
