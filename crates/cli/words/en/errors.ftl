# Why arguments and files of commands are refused.

program-missing = after { $prefix } comes a program to run, as in { $prefix }./mybot
program-start = cannot start { $program }: { $message }
state-json = is not JSON in line { $line }
state-other = belongs to another tournament: it differs in { $fields }; give --out another name
state-game = holds no finished game in line { $line }
entry-field = { $field } is not known; an entry holds setup, bots and games
entry-bots = bots must be a list of names such as ["easy","random"]
entry-games = games must be a number from 1 to a thousand million
calibrate-level = { $level } predicts nothing with a network; use medium or a stronger level
calibrate-simulations = say how many simulations { $level } is to make, as in { $level }:100, so that the games can be repeated
calibrate-network = this bot has no network to correct; train one first
