over = The game is over.
watching = You are only watching.
not-your-turn = It is not your turn: player { $player } decides.
