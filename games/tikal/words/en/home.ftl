home-name = Tikal II: The Lost Temple
home-about = Paddle round the temple, collect keys and open its rooms one after the other. 2 to 4 players, two rounds.
home-lesson = Keys, tiles, rooms, flags, treasures: one idea per step.
