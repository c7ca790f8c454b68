# Why a file of rows cannot be used.

file-no-parquet = this build of temples reads and writes .csv and .jsonl; build it with `make release` for .parquet
file-ending = the name of a file of rows ends in .csv, .jsonl or .parquet; { $path } does not
file-line = line { $line }: { $reason }
file-no-object = line { $line } is not an object: { $message }
file-large = { $column } holds a number that is too large
file-nested = { $column } holds a list or an object, where a row has numbers and text alone
file-part = cannot write { $path }; the rows are in { $part }
file-empty = the file is empty; its first line must name the columns
file-cells = row { $row } has { $cells } cells under { $names } names
games-none = the files hold no game
games-column = there is no column { $column }; `temples sim --out FILE` writes a file of games
