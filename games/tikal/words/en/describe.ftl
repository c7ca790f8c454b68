name-tile = Tile: { $tile }
name-wheel = Sector of the price wheel { $n }
room-spot = Spot { $spots }: { $effect }
room-spots = Spots { $spots }: { $effect }
rule-light = Excavating scores 1 point per door of this colour in all your rooms, this one included; the first flag takes the bonus.
rule-sanctuary = No doors; at each scoring the altar rewards the player with a flag here who has the most camp keys of its colour.
rule-treasure = No doors; it fills the last empty space of the temple at once.
rule-secret = Entered from the outside only, by a secret passage.
