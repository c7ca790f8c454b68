lesson-welcome = Welcome to the island
    .text = You lead an expedition for five rounds. Camps give resources, deeper sites hold idols and guardians, and the research track on the right leads up to the lost temple. The player with the most points at the end wins. This first round shows you everything.

lesson-dig = Dig at a camp
    .text = Each turn you take one main action. Send one of your two archaeologists to the Compass Camp, the second one at the foot of the map: compasses lead to new sites.

lesson-travel = Pay for the journey
    .text = The journey costs one boot. Every card in your hand can pay for travel with the symbol in its corner, but then its effect does not happen. A Fear card has no effect anyway: pay with one of your two.

lesson-free = A free action
    .text = The camp gave you two compasses, and a new site asks for three. Exploration is marked with a lightning bolt: it is a free action, before or after the main one. Play it for the third compass.

lesson-end = End the turn
    .text = End your turn; until then "Undo" takes everything back. Then the other expedition plays: what it does appears above the board and in the log. Point at a line of the log to see where it was.

lesson-discover = Discover a site
    .text = Three compasses and a car: discover the upper site in the second column, and pay the car with Funding. Its idol is yours, worth 3 points. Go on and the site itself gives a jewel; then its guardian awakes. End the turn.

lesson-overcome = Overcome the guardian
    .text = An archaeologist who comes home from a guarded site brings a Fear card, worth minus one. The Crystal Jaguar asks for a jewel, which you have just found, and a boot, which your other Fear card shows. Overcome it for 5 points and a boon to use once, and end the turn.

lesson-idol = Use the idol
    .text = An idol keeps its 3 points when you put it into a slot of your board, but the empty slot was worth points too. That is a free action. Put it in and buy a jewel for one coin.

lesson-research = Research
    .text = Your magnifying glass and your notebook climb the research track. Each way up has a price, each row a reward, and the notebook never stands above the glass. Pay the jewel to move the glass to the right space of the first row; it brings a coin.

lesson-buy = Buy a card
    .text = End the turn, and in the next one buy the Watch. Items (to the right of the staff) cost coins and go under your deck. Artifacts (to the left) cost compasses and work at once.

lesson-pass = Pass
    .text = Both archaeologists are out and little is left to do. End the turn; in the next one play Funding if you like, then pass: you are out until the round ends.

lesson-round = A new round
    .text = When all have passed, the archaeologists come home, what was played is shuffled and goes under the deck, each player draws back up to five cards, and the first player changes. End your turn; what is left in your hand you may keep.

lesson-done = You know the game
    .text = That is all you need. The notebook brings assistants in its first rows; the top of the track holds the lost temple. Play on to the fifth round; "Hint" at the top shows what an expert would do, and anything you point at or hold is enlarged.
