solved = seat { $seat }: { $now } now, { $score } for sure ({ $bound }; { $positions } positions)
no-higher = no higher score is sure
a-bound = a bound: time ended the search
a-bound-others = a bound: others can still act
begin-with = begin with: { $line }
