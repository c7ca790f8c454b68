#!/usr/bin/env python3
"""Shows what strong play of Arnak looks like round by round, from a file of `temples data`: the tables of docs/STRATEGY.md.

Usage: bench/strategy.py FILE.positions
"""
import sys
from statistics import mean

from positions import Game, blocks

ROUNDS = ["I", "II", "III", "IV", "V"]
SHEET = ["glass", "notebook", "lantern", "temple tiles", "idols", "slots", "guardians", "items", "artifacts", "Fear"]


def games(bodies):
    """Each game as totals, wins, lines of the score sheet, and (round, sets of features: the table, then the seats)."""
    for game in map(Game, bodies):
        held = [set() for _ in range(game.seats + 1)]
        positions = game.positions(lambda owner, feature: held[owner].symmetric_difference_update({feature}))
        moments = [(phase, [set(known) for known in held]) for phase, _ in positions]
        yield list(zip(game.totals, game.wins, game.sheets)), moments


def main():
    head, bodies = blocks(sys.argv[1])
    names = head["features"]
    steps = {}
    for feature, name in enumerate(names):
        front, _, back = name.rpartition(".")
        if back.isdigit():
            steps.setdefault(front, set()).add(feature)
    count = lambda have, name: len(have & steps[name])
    # Sites 5 to 12 are of level I, 13 to 16 of level II; a site that was found is guarded or open.
    found = lambda have, sites: sum(
        names[feature].split(".site.")[1].split(".")[0] in sites and not names[feature].endswith("hidden")
        for feature in have
        if ".site." in names[feature]
    )
    level1, level2 = {str(n) for n in range(5, 13)}, {str(n) for n in range(13, 17)}
    columns = {
        "glass, row": lambda seat, table: count(seat, "row.of.glass"),
        "notebook, row": lambda seat, table: count(seat, "row.of.notebook"),
        "temple tiles": lambda seat, table: sum(count(seat, f"temple.{n}") for n in range(3)),
        "idols": lambda seat, table: count(seat, "idols") + count(seat, "slotted"),
        "idols in slots": lambda seat, table: count(seat, "slotted"),
        "guardians": lambda seat, table: count(seat, "guardians"),
        "assistants": lambda seat, table: count(seat, "assistants"),
        "of gold": lambda seat, table: count(seat, "gold"),
        "cards owned": lambda seat, table: count(seat, "cards") + 2,
        "basic cards exiled": lambda seat, table: count(seat, "exiled"),
        "sites I found": lambda seat, table: found(table, level1),
        "sites II found": lambda seat, table: found(table, level2),
    }
    by_round = [{name: ([], []) for name in columns} for _ in ROUNDS]
    sheets = ([], [])
    played = 0
    for rows, moments in games(bodies):
        played += 1
        ends = {phase: sets for phase, sets in moments}
        for seat, (total, win, lines) in enumerate(rows):
            won = int(win > 0)
            sheets[won].append((total, *lines))
            for phase, sets in ends.items():
                for name, told in columns.items():
                    by_round[phase][name][won].append(told(sets[seat + 1], sets[0]))
    print(f"{played} games; winners first, then the others\n")
    print("| at the end of round | " + " | ".join(ROUNDS) + " |\n| --- |" + " ---: |" * len(ROUNDS))
    for name in columns:
        cells = (" – ".join(f"{mean(values):.1f}" for values in reversed(row[name]) if values) for row in by_round)
        print(f"| {name} | " + " | ".join(cells) + " |")
    print("\n| score | winners | others |\n| --- | ---: | ---: |")
    for at, name in enumerate(["total"] + SHEET):
        others, winners = (f"{mean(row[at] for row in rows):.1f}" if rows else "" for rows in sheets)
        print(f"| {name} | {winners} | {others} |")


if __name__ == "__main__":
    main()
