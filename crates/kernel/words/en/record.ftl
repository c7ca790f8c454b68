# What is wrong with a record.

record-line = line { $line }: { $reason }
record-utf8 = a record is UTF-8 text, this line is not
record-cut = the record ends in the middle of its header
record-begin = a record begins with the line "{ $line }"
record-format = record format "{ $version }" is unknown, this program reads format 1
record-header = expected "{ $word }" and its value
record-rules = rules is a whole number
record-content = content is 16 hexadecimal digits
record-json = { $word } is a JSON object on one line ({ $message })
record-object = { $word } is a JSON object on one line
record-players = players is a JSON list of names on one line
record-view = expected "view spectator" or "view seat" and its number
record-header-end = an empty line ends the header
record-actor = "{ $word }" is not an actor: expected * for chance or a seat from 0 to { $last }
record-step = a step is an actor, an action and its check
record-check = the check after # is 8 hexadecimal digits
record-no-check = the check is missing: expected # and 8 hexadecimal digits
record-words = an action is words with one space between them
record-hides = only the record of a viewer hides actions
record-scores = scores are whole numbers with one space between them
record-after-scores = nothing follows the scores

# Why a record cannot be replayed, or where it differs from the rules.

verify-other-game = this is a record of "{ $record }", not of "{ $rules }"
verify-partial-seat = this is a partial record with what seat { $seat } may know: it can be read but not verified; export the full record when the game is over
verify-partial-spectator = this is a partial record with what a spectator may know: it can be read but not verified; export the full record when the game is over
verify-other-rules = this record was played by rules version { $record }, this program has version { $program }, so it cannot be replayed here
verify-other-content = this record was played with component tables { $record }, the tables here are { $program }; give the content folder it was played with
verify-other-setup = the position belongs to a setup other than that of line { $line }
verify-no-scores = the game is over and its scores are missing
verify-not-over = the record has scores but its game is not over
verify-scores = the scores are { $computed }, the record says { $recorded }
step-game-over = the game was over before this step
step-actor = the record says that { $recorded } decides, but { $expected } does
step-unreadable = "{ $text }" is not an action of this game
step-not-legal = "{ $text }" is not legal here
step-check = the position differs: the check is { $computed }, the record says { $recorded }
actor-seat = seat { $seat }
actor-chance = chance
