solved = seat { $seat }: { $now } now, { $score } for sure ({ $bound }; { $positions } positions)
no-higher = no higher score is sure
a-bound = a bound: time ended the search
begin-with = begin with: { $line }
