## score

score-now = Points so far
score-total = Total

## end

end-won = { $name } wins
end-shared = Shared victory: { $names }
end-tie = A tie: { $names }
end-none = The game ended without a result
end-counting = The points are counted…
end-again = Play again
end-wants = Waiting for the others…
end-board = Look at the board
end-back = Back to the result
end-replay = Watch again
end-breakdown = Where the points came from
end-curve = The final score to be expected, step by step
end-step = step
end-points = points
end-turning = Turning points
end-no_turning = No single moment stands out.
end-better = A strong player prefers “{ $what }”, worth about { $n } points more.
end-analysing = The game is being analysed…
end-first = Your first game of this kind: { $kind }.
end-best = Personal best: { $n } points, { $before } before ({ $kind }).
end-not_best = Your best so far: { $before } points ({ $kind }).
end-players =
    { $n ->
        [1] alone
       *[other] { $n } players
    }

## replay

replay-title = Replay
replay-of = Replay: { $game }
replay-viewer = Seen by
replay-own = me
replay-spectator = a spectator
replay-table = To the table
replay-start = The beginning.
replay-hidden = Something hidden happened.
replay-setup = The table is being set up.
replay-chose = { $name } makes a choice; its outcome follows.
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-slider = Step of the game
replay-step = { $n } of { $of }
replay-rounds = Jump to a round
replay-share = Copy link
