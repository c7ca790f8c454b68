options-clock = a clock gives at least a millisecond and at most a thousand years
options-level = the level of the bot for a time-out is a short word of a-z, 0-9, _ and -
options-rated-dealt = a rated game is dealt by the table, and no person holds two of its seats
options-rated-help = a rated game has no hints, no take-backs past a reveal, and no bot that plays on for a player who times out
clock-none = "{ $text }" is not a clock: 20+10 is 20 minutes and 10 seconds more per turn, 60s is 60 seconds per decision
