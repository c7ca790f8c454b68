lesson-welcome = Welcome to the temple
    .text = A river with six sites runs round a temple of rooms. Each turn your pirogue fetches one tile, then your explorer may walk and plant one flag. Two rounds, then everything is counted. Three turns show you how.

lesson-keys = Two keys
    .text = Doors open to whoever carries the key of their colour in the backpack; showing it is enough, it is not spent. Choose pink and green to begin with: click a colour, then the pair.

lesson-tile = Fetch a tile
    .text = Pick any tile by the river; your pirogue paddles there, clockwise only, at most five sites. The way back to a site leads all the way round and through the forest, which costs a key, so do not hurry: take the tile A07 of the first site, with a sanctuary and a treasure.

lesson-treasure = A treasure
    .text = Do what the tile shows, in any order. Look at the first pile of treasures and keep the vase: the wheel says that it is worth 5 points now.

lesson-sanctuary = A sanctuary
    .text = Place the sanctuary on any empty space, for instance beside the green room at the upper right. At the end of each round it pays 3 points: among those with a flag there, to whoever has the most camp keys of its altar’s colour.

lesson-explore = Explore
    .text = Now your explorer walks as far as the doors allow. Excavate in the green room A5: you plant a flag and score one point per door of that room, and again one per door of every room of its colour where you have a flag. Then end the turn.

lesson-camp = Backpack or camp
    .text = Take the tile A11 of the second site. Its key goes either to the backpack, where it opens doors, or face down to your camp, where it scores at the end of each round: different colours together are worth more and more. You can open green doors already: send it to the camp.

lesson-colour = The same colour again
    .text = Rooms of one colour grow in value with every flag. Excavate in the green room E1: it scores its own doors and those of your first green room once more. End the turn.

lesson-seaplane = The seaplane
    .text = Between the second and the third site a seaplane waits. Whoever passes it may sell any number of treasures of one kind; then the wheel turns. Take the tile A15 of the third site and deliver your vase for 5 points on the way.

lesson-alike = Two alike
    .text = The wheel has turned, and now pendants are worth 5 points each. There is one in the first pile: look there and keep it.

lesson-next = For the next seaplane
    .text = The tile shows a second treasure, and the second pile holds another pendant. Two of a kind can be delivered together.

lesson-flag = Your sanctuary
    .text = Excavate in the sanctuary that you placed. A flag there takes one of its spots: the first gives 3 points and a special card. Keep the Machete, which takes you through the forest for nothing.

lesson-tent = The tent
    .text = Once per round your tent gives a key of any colour for the backpack, or one more exploration. Explore once more, and excavate in the pink room E5.

lesson-done = You know the game
    .text = That is all you need. Play on through the second round; after its last tile everybody explores once more. Press H whenever you wonder what an expert would do.
