rules-goal = What it is about
    .text1 = Each player leads an expedition on an island. Five rounds are played. You send archaeologists to camps and ruins, overcome guardians, buy items and artifacts, and climb a research track that ends at the lost temple.
    .text2 = Points come from the research track, temple tiles, idols, empty idol slots, guardians and cards. Fear cards cost points. Leftover resources are worth nothing. Most points wins.

rules-turn = Your turn
    .text1 = On your turn you take exactly one main action and as many free actions as you like, before it, after it, or between its steps.
    .text2 = Main actions: dig at a camp or known site, discover a new site, overcome a guardian, buy a card, play a card whose effect is not free, research, use an assistant that says so, or pass.
    .text3 = Free actions: card effects marked with a lightning bolt, putting an idol into a slot, the boon of an overcome guardian, and most assistants.
    .text4 = A turn with free actions alone is not possible: without another main action you pass. Players who have passed are skipped; the last player left may take turn after turn. When all have passed, the round ends.
    .text5 = You pay a cost completely before you get anything for it, so a reward never helps to pay its own price.
    .example = You need one more coin to buy a card for three. Before paying you play a card with a bolt that gives a coin, and then you buy.

rules-travel = Travel
    .text1 = Sites, some guardians and some assistants ask for travel symbols: boot, car, ship or plane. Cards from your hand pay with the symbols in their corner; a card spent like this goes to your play area and its effect does not happen.
    .text2 = A plane pays for anything. A car or a ship pays for itself or for a boot. A boot pays for a boot only. Two coins hire a plane, as often as you like.
    .text3 = A cost of two symbols may be paid from several sources. If a card shows two symbols and you need one, the other stays usable until the end of your turn and is then lost. You may overpay on purpose.
    .text4 = A discount counts as symbols or tokens you hold for that one action; it cannot go below zero and cannot be saved.
    .example = A site asks for a ship and a boot. A Fear card pays the boot, and two coins hire a plane that stands in for the ship.

rules-sites = Digging
    .text1 = To dig you need an archaeologist on your board. Choose an empty space of a camp or of a discovered site, pay its travel, put the archaeologist there and use the effect of the place.
    .text2 = A camp has two spaces, for one boot and for two; you may take either, and even both. With fewer players some spaces are blocked. Discovered sites have one space.
    .text3 = An effect with a price behind an arrow is optional. Parts without a slash between them are all taken, Fear included. You may dig beside a guardian; it does not disturb the effect.
    .text4 = Relocating moves an archaeologist that is already out to another known site without travel. Activating uses the effect of a known site without sending anyone there.
    .figure = The five camps lie at the foot of the island. Blue stands at the fourth.

rules-discover = Discovering a site
    .text1 = Pay compasses (three for level I, six for level II) and the travel shown, and put your archaeologist there.
    .text2 = Then in this order: take the idols of the place (the face-up one gives its effect, a face-down one just joins your crates), turn up the top site tile of that level and use it, and last turn up a guardian, who stays there.
    .text3 = Compasses are paid only for the discovery. Players who dig there later pay only travel.
    .example = With three compasses and a car card you discover a level I site by car. Its idol gives a coin, the new tile gives two tablets, and a guardian appears. If you leave it there, your archaeologist brings a Fear card home.
    .figure = Undiscovered sites lie in the mist, each with its idol and its price. Those beside them were discovered: a tile lies there and an archaeologist is digging.

rules-guardians = Guardians
    .text1 = To overcome a guardian you need an archaeologist on its site and must pay what it asks: resources, travel, or a card from hand. You take the tile: 5 points and a boon.
    .text2 = The boon is a free action, once in the game. Afterwards the tile is turned over; the points stay.
    .text3 = At the end of a round each archaeologist who comes home from a site with a guardian brings one Fear card. Moving away in time avoids that.
    .figure = A guardian watches over this site. If it is still there when the round ends, the blue archaeologist brings a Fear card home.

rules-idols = Idols and slots
    .text1 = Every idol is worth 3 points. As a free action you may put one from your crates into the leftmost empty slot of your board and choose one of the five effects shown there.
    .text2 = An idol in a slot still scores 3, but the points of that slot are covered. Empty slots give 1, 2, 3 and 4 points, from left to right.
    .example = The first slot costs you one point and gives, say, a jewel at the right moment. The fourth costs four points: rarely worth it in the last round.
    .figure = One idol lies in the first slot: it gave an effect there and covers 1 point. The empty slots still give 2, 3 and 4.

rules-cards = Cards: hand, deck, play area, exile
    .text1 = A card from hand is used either for travel or for its effect. Either way it lies in your play area until the end of the round. The deck is not reshuffled during a round: if it is empty, you draw nothing.
    .text2 = There is no limit to your hand. Drawing is always optional.
    .text3 = Using up a card means moving it from your hand to your play area without its effect; any card will do, even Fear.
    .text4 = Exiling is optional: one card from your hand or play area, never from the deck. It leaves your deck for good. Fear goes back to the supply. A card that exiles may exile itself, since it already lies in the play area.
    .text5 = Cards you own score wherever they are, in deck, hand or play area.
    .figure = A hand of five cards beside the deck. Exploration pays a ship with the sign in its corner, or gives its effect.

rules-buying = Buying cards
    .text1 = Items lie to the right of the staff and cost coins. A bought item goes face down under your deck, so you will draw it soon.
    .text2 = Artifacts lie to the left and cost compasses. A bought artifact goes to your play area and you may use its effect at once. When you play it from hand later, that costs one tablet in addition.
    .text3 = The row is filled up at the end of your turn with cards of the same kind.
    .text4 = Gaining a card is buying it without paying.
    .example = Your deck is empty and you buy an item: it is now the top card as well, and a draw effect brings it to your hand this very round.
    .figure = Artifacts lie to the left of the moon staff, items to the right.

rules-fear = Fear
    .text1 = A Fear card counts minus one point and has no effect; in hand it can still pay for one boot or be used up. A Fear card you gain goes to your play area.
    .text2 = When the supply is empty you take a fear tile instead, worth minus two; it stays in the play area and can be exiled like a card there.
    .figure = One Fear card is in hand and still pays a boot; another lies in the play area.

rules-research = Research
    .text1 = Move your magnifying glass or your notebook one row up along a bridge and pay what the space asks. Tokens may share spaces.
    .text2 = The notebook never stands in a higher row than your glass; the same row is fine. So the first step is always the glass. On most boards the notebook cannot enter the lost temple.
    .text3 = The first token to reach a space takes the bonus tile lying there. Then, or before, you get the reward of the row for the token you moved: glass and notebook have different rewards. Parts that cannot be done are skipped.
    .example = Your glass enters a space with a bonus tile "compass" and the row gives "recruit an assistant" to the glass. You choose which comes first.
    .figure = Red's glass and notebook stand in the second row; blue's notebook is one row behind.

rules-temple = The lost temple and its tiles
    .text1 = A glass that reaches the lost temple takes the best free arrival place; arriving earlier scores more. Then its player looks at the face-down bonus tiles there, keeps and uses one, and puts the rest back.
    .text2 = Once your glass is there, a research action buys a temple tile: 2 points for one of three prices, 6 points for two neighbouring prices, 11 points for all three. Research discounts count here too.
    .figure = The temple tiles above the track: three stacks of 2 points, two of 6 and one of 11, each with its price.

rules-assistants = Assistants
    .text1 = You have places for two assistants. A new one comes with its silver side up and ready, so you may use it in the same turn. Using it turns it sideways.
    .text2 = They are refreshed at the end of the round and by some effects. An upgrade turns a silver assistant to gold and refreshes it.
    .text3 = Only the top assistant of each supply stack is known.
    .figure = The first assistant was used and lies sideways until the round ends; the second is ready.

rules-round-end = End of the round
    .text1 = Archaeologists come home, with one Fear for each that leaves a guarded site. Each card left in hand is kept or discarded. The play area is shuffled and goes under the deck. Assistants are refreshed.
    .text2 = In the card row the cards on both sides of the staff are exiled, the staff moves one to the right, and the row is filled up. The starting player changes, and each player draws back up to five cards.
    .text3 = After the fifth round only the archaeologists come home; then points are counted.
    .figure = When this round ends, the two cards beside the moon staff are exiled, and it moves one to the right.

rules-scoring = Scoring and ties
    .text1 = Add the rows of glass and notebook (or the arrival place), temple tiles, 3 per idol, empty slots, 5 per guardian, the points of your cards, minus one per Fear card and minus two per fear tile.
    .text2 = In a tie, the player who reached the lost temple first wins; if no tied player is there, the higher research score wins; otherwise the victory is shared.

rules-hidden = What is open and what is hidden
    .text1 = Hidden: hands, the order of decks, stacks not yet dealt, face-down idols, the bonus tiles in the temple. Open: play areas, the card row, exiled cards, resources, assistants, guardians, the sizes of stacks and hands.
    .text2 = Here you can look at everything open at any time: hold or point at a card, tile or stack.
    .text3 = You may undo what you did in your turn as long as nothing hidden was revealed and no other player has acted. Actions that reveal something warn you first.

rules-snake = Snake Temple
    .text1 = Prices are steeper. At one bridge each token must pay an idol from your crates, which leaves the game.
    .text2 = Captured assistants wait on the track: a player whose token gets there may rescue one. It comes with its silver side up, but exhausted.

rules-solo = Alone against the rival
    .text1 = You play second on a board for two. The rival has six archaeologists and a glass, starts every round and draws one tile per turn, ten in a round. Five tiles are digs; each of the five other actions has an easier green or a harder red tile. The more red tiles, the harder the rival.
    .text2 = The tile says what the rival does; the arrow on the back of the next tile breaks ties between left and right. What cannot be done is skipped.
    .text3 = The rival discovers level I sites in rounds I to III and level II later, buys the cheapest (green) or best (red) card in points, researches for free and removes the bonus tile and an assistant of the supply.
    .text4 = Its score: glass, temple tiles, guardians, cards, 3 points per different idol and 2 per double. Equal scores are a tie.
    .figure = Four archaeologists of the rival are out: at two camps and at two sites. One of these has a guardian.

rules-purple = Purple tiles and objectives
    .text1 = A purple tile is harder than a red one: two glass steps in the last round, a notebook step after each guardian, two purchases at once, or a site with more valuable idols. Difficulty is red plus twice purple.
    .text2 = With objectives, some tiles are revealed each round before your first turn. If you meet one first, it is simply turned over; if the rival does, it takes a tile worth 2 points. With the priority option the first objective is worth 4.
    .figure = The rival's tiles of this round with an arrow, and three objectives: two are settled, one is open.

rules-spider = Spider Temple
    .text1 = A reserve holds dark tablets on seven spaces. You gain them from the left and return them to the right. A dark tablet can stand in for an ordinary one; then it goes back to the reserve.
    .text2 = Activating an altar is a main action: put one of your dark tablets there, if one of your research tokens stands in a row above it and you have fewer than three there. An empty altar takes an artifact of the row, without compasses; you may use its effect at once. Later activations may use it again. The tablet printed on the artifact is not paid; other prices are.
    .text3 = Bridges may cost travel icons, a card used up or an idol from your crates beside tokens. Two bridges lead to the first space: choose which one you pay. A token in row 6 lets you buy 2-point temple tiles with a research action, in row 7 also 6-point ones, in the Lost Temple all.
    .text4 = Four sites have an obscure effect that gives a dark tablet to an archaeologist who comes there in person.
    .text5 = At the end the tablets left in the reserve decide a penalty for each tablet you have at altars: the emptier the reserve, the higher. Each altar with an artifact scores for the player with the most tablets there; tied players all score in full.
    .example = Two players have put nine tablets on altars. Nine divided by two is four whole spaces, so each of your tablets there costs the fourth value of the penalty row.
    .figure = The Guiding Skull lies on the first altar. Red has two tablets there, blue has one.

rules-owl = Owl Temple
    .text1 = Secret passages leave the track sideways. Only the glass enters, once, for the price shown; it takes what lies there and stays for good. From then on your lantern climbs from the start as a third token. Each passage can be used only once, by any player.
    .text2 = The notebook may go as high as the higher of glass and lantern, up to the top.
    .text3 = Temple tiles lie on spaces of the track: with a token there a research action buys the tile for its price. At the summit, idols and 1-point tiles are available once you have reached row 5, 5-point tiles from row 7, 10-point tiles from row 9.
    .text4 = Any two of your temple tiles make a pair: one more slot for an idol, as a free action. Both tiles keep their points.
    .text5 = Sites in the upper line of level I have two idols and cost more. Ties are broken by research tokens plus temple tiles.
    .figure = The rival's glass has gone into the first passage; its lantern climbs instead and stands on the right of row 3.
