home-name = Lost Ruins of Arnak
home-about = Explore an island, overcome its guardians and research the way to the lost temple. 1 to 4 players, several temples, five rounds.
home-lesson = Dig, travel, buy, research, discover and overcome: one idea per step.
