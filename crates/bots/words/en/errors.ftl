# Why a text names no bot.

name-net = { $name } is not a bot; after the @, give classic or the file of a network, as in hard@mine.net
name-character = the character { $name } does not exist; the characters are { $known }
name-simulations = { $name } is not a bot; after the colon, give a number of simulations, as in hard:500
name-level = the bot level { $name } does not exist; the levels are { $known }
sprt-pair = { $text } is not a pair of Elo values, the lower first, such as 0,10

# What is wrong with the files of networks and of positions.

net-unread = cannot read { $file }: { $message }
net-of = { $file }: { $reason }
net-none = this is not a network file
net-cut-off = the header of the network is truncated
net-head = the header of the network is invalid: { $message }
net-other-game = this network is for { $net }, not for { $game }
net-shape = this network has the shape { $net }; this program reads { $program }
net-no-list = the network has no list { $key } of names
net-length = the network file is truncated or has trailing data
lessons-none = this is not a file of positions
lessons-cut-off = the head of the file is cut off
lessons-head = the head of the file is broken: { $message }
lessons-features = the head of the file names no features
lessons-damaged = game { $game } of the file is damaged
lessons-few = there are too few games: one in ten is held out, and both parts need some

# Why no bot answers.

unable-no-decision = no player has a decision to take at this moment
unable-game = only the random bot can play this game
unable-net = { $reason }

# Why a record is not analysed.

analyse-other-seat = this record does not hold what seat { $seat } knew, so the decisions of that seat cannot be judged; take that player's own record or the full one
analyse-no-seat = the recorded game has no seat { $seat }; the first is 0
analyse-random = the random bot cannot judge moves; take easy or better
analyse-cancelled = the analysis was cancelled

# Why a position cannot be solved.

unsolved-game = this game has no solver
unsolved-early = only the last round can be solved, and this position is before it
unsolved-over = the game is over, nothing is left to solve
unsolved-spectator = a spectator has no score; name a seat
