# What the catalogue says about components beside the texts of their effects.

labelled = { $label }: { $text }
free-action = Free action.
main-action = Main action.
main-action-artifact = Main action (from your hand: pay 1 tablet).
exile-this = Exile this card.
label-silver = Silver
label-gold = Gold
label-overcome = To overcome it
label-boon = Boon, once
label-glass = Glass
label-notebook = Notebook
label-lantern = Lantern
label-obscure = Optional, when your archaeologist comes here
board-lantern = The track has no Lost Temple; each player has a lantern in addition to the glass and notebook.
board-arrival = Points by arrival in the Lost Temple: { $points }.
board-reserve = Points for each dark tablet placed, by emptied reserve spaces: { $points }.
site-discover = Discovering it costs { $cost } and the travel. Its effect comes with the site tile.
space-start = The tokens start here.
space-temple = For the glass only. Score by order of arrival, then look at the stack of bonus tiles and take 1. From then on research buys temple tiles.
space-wall = A temple tile of { $points ->
    [1] 1 point
   *[other] { $points } points
 } lies here and costs { $cost }.
stack-tile = Once a token has reached row { $row }, research may buy 1 tile of { $points ->
    [1] 1 point
   *[other] { $points } points
 } for { $cost }.
stack-idol = Once a token has reached row { $row }, research may buy 1 idol for { $cost }.
altar-text = With a token above row { $row }: place 1 dark tablet; on an empty altar put an artifact of the row, and you may resolve the altar's artifact. Most tablets here score { $points } points.
passage-tile = From "{ $from }" the glass may go in for { $cost }, once in the game, and takes a temple tile of { $points ->
    [1] 1 point
   *[other] { $points } points
 }; it stays there and the lantern starts.
passage-idol = From "{ $from }" the glass may go in for { $cost }, once in the game, and takes a face-down idol; it stays there and the lantern starts.

rival-every = Every round: { $deed }.
rival-round = Round { $round }: { $deed }.
rival-rounds = Rounds { $first }–{ $last }: { $deed }.
rival-idols = At the end every idol of the rival scores 1 point more.
deed-skip = nothing
deed-dig = occupy a site that offers { $what }
deed-discover = discover a site of level { $level } without a guardian
deed-discover-guardian = discover a site of level { $level } with a guardian
deed-research = advance the glass{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } times
 } and remove 1 assistant from the supply
deed-overcome = overcome a guardian on a site it occupies, or else advance the glass
deed-overcome-notebook = overcome a guardian on a site it occupies, or else advance the glass, then advance the notebook
deed-buy-item-highest = take the item with the most points
deed-buy-item-lowest = take the item with the fewest points
deed-buy-artifact-highest = take the artifact with the most points
deed-buy-artifact-lowest = take the artifact with the fewest points
deed-buy-item-highest-both = take the item with the most points and the artifact with the fewest
deed-buy-item-lowest-both = take the item with the fewest points and the artifact with the fewest
deed-buy-artifact-highest-both = take the artifact with the most points and the item with the fewest
deed-buy-artifact-lowest-both = take the artifact with the fewest points and the item with the fewest
deed-altar-activate = put a reserve tablet under the highest altar with an artifact
deed-altar-place = put an artifact of the row on the lowest empty altar and a reserve tablet under it, if the glass is above it
deed-then = { $a }; then { $b }
deed-owl = go for the lowest temple tile on the track: take one of 1 point and advance the glass; take one of 5; mark one of 10 and advance the glass twice, or take it if it is marked
about-obj_artifact = First to buy an artifact.
about-obj_item = First to buy an item.
about-obj_site = First to discover a site.
about-obj_research = First to research with glass or lantern.
about-obj_archaeologists = First to have archaeologists on the board: you 2, the rival 3.
