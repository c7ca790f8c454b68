#!/usr/bin/env bash
# Plays the matches of docs/BOTS.md and prints their tables as Markdown.
# Usage: bench/strength.sh [PART…], with PART one of ladder, classic, tables, winners, solo, elo, chances; all of them when absent.
# GAMES is the factor by which the numbers of games are multiplied, THREADS how many threads play. Every match has a
# fixed seed, every bot a fixed number of simulations: the result is the same on every machine.
set -euo pipefail
cd "$(dirname "$0")/.."
TEMPLES=${TEMPLES:-target/release/temples}
GAMES=${GAMES:-1}
THREADS=${THREADS:-1}
ARNAK='{"players":2,"board":"bird"}'
TIKAL='{"players":2}'
# The searching levels with the simulations after which they end by themselves.
declare -A HARD=([arnak]=hard:12 [tikal]=hard:12) EXPERT=([arnak]=expert:120 [tikal]=expert:200)
declare -A MASTER=([arnak]=master:30000 [tikal]=master:10000)
# The strongest player of version 0.1.
declare -A OLD=([arnak]=expert:8000@classic [tikal]=expert:3000@classic)
# Who meets the old expert, and who plays alone and at full tables: STRONGEST=hard takes minutes in place of days.
STRONGEST=${STRONGEST:-master}
declare -n STRONG=${STRONGEST^^}

# How many games of the levels that take time.
declare -A MANY=([arnak]=200 [tikal]=100) FEW=([arnak]=60 [tikal]=24)

sim() { # game setup bots games seed
	"$TEMPLES" sim --game "$1" --setup "$2" --bots "$3" --games $(($4 * GAMES)) --seed "$5" --simulations 1000 \
		--duplicate --threads "$THREADS" --json
}

setup() { if [ "$1" = arnak ]; then echo "$ARNAK"; else echo "$TIKAL"; fi; }

row() { # reads a report; writes one row
	python3 -c '
import json, sys
r = json.load(sys.stdin)
a, b = r["seats"][:2]
low, high = a["win_rate_95"]
print("| {} | {} – {} | {} | {:.1f} % | {:.1f}–{:.1f} % | {:.1f} – {:.1f} | {} |".format(
    r["game"], a["bot"], b["bot"], r["games"], 100 * a["win_rate"], 100 * low, 100 * high,
    a["score"]["mean"], b["score"]["mean"], r["seed"]))'
}

ladder() {
	echo "| game | match | games | wins | 95 % interval | scores | seed |"
	echo "| --- | --- | --- | --- | --- | --- | --- |"
	for game in arnak tikal; do
		local s; s=$(setup $game)
		sim $game "$s" easy,random 1000 101 | row
		sim $game "$s" medium,easy 200 102 | row
		sim $game "$s" "${HARD[$game]},medium" "${MANY[$game]}" 103 | row
		sim $game "$s" "${EXPERT[$game]},${HARD[$game]}" "${FEW[$game]}" 104 | row
		sim $game "$s" "${MASTER[$game]},${EXPERT[$game]}" "${FEW[$game]}" 110 | row
	done
}

classic() { # the learned value against the hand-made estimate, on every board
	echo "| game | match | games | wins | 95 % interval | scores | seed |"
	echo "| --- | --- | --- | --- | --- | --- | --- |"
	for board in bird snake owl spider; do
		sim arnak "{\"players\":2,\"board\":\"$board\"}" "${STRONG[arnak]},${OLD[arnak]}" 400 111 | row | sed "s/arnak/arnak, $board/"
	done
	sim tikal "$TIKAL" "${STRONG[tikal]},${OLD[tikal]}" 400 111 | row
}

tables() { # one of the strongest among three and four players who have the hand-made estimate
	echo "| game | match | games | wins | 95 % interval | scores | seed |"
	echo "| --- | --- | --- | --- | --- | --- | --- |"
	local old=${OLD[arnak]}
	sim arnak '{"players":3,"board":"bird"}' "${STRONG[arnak]},$old,$old" 120 112 | row | sed 's/arnak/arnak, three players/'
	sim arnak '{"players":4,"board":"bird"}' "${STRONG[arnak]},$old,$old,$old" 120 112 | row | sed 's/arnak/arnak, four players/'
}

winners() {
	local out; out=$(mktemp --suffix .jsonl)
	for players in 2 4; do
		rm -f "$out"
		"$TEMPLES" sim --game arnak --setup "{\"players\":$players,\"board\":\"bird\"}" --bots "${STRONG[arnak]}" \
			--games $((40 * GAMES)) --seed 105 --threads "$THREADS" --out "$out" --json >/dev/null
		python3 - "$out" $players "$STRONGEST" <<'PY'
import json, statistics as st, sys
rows, players, level = [json.loads(line) for line in open(sys.argv[1])], int(sys.argv[2]), sys.argv[3]
totals = [[row[f"seat{seat}_total"] for seat in range(players)] for row in rows]
best = [max(row) for row in totals]
error = 1.96 * st.stdev(best) / len(best) ** 0.5
print(f"Arnak bird, {players} players, {level} in all seats, {len(best)} games: the winner makes {st.mean(best):.1f} ± {error:.1f} "
      f"points, a player {st.mean(map(st.mean, totals)):.1f}")
PY
	done
	rm -f "$out"
}

solo() {
	echo "| board | difficulty | games | $STRONGEST wins | 95 % interval | scores |"
	echo "| --- | --- | --- | --- | --- | --- |"
	for board in bird snake spider owl; do
		for rival in '"red":0' '"red":1' '"red":2' '"red":3' '"red":4' '"red":5' '"red":4,"purple":1' '"red":3,"purple":2' \
			'"red":2,"purple":3' '"red":1,"purple":4' '"purple":5'; do
			"$TEMPLES" sim --game arnak --setup "{\"players\":1,\"board\":\"$board\",\"rival\":{$rival}}" \
				--bots "${STRONG[arnak]}" --games $((40 * GAMES)) --seed 106 --threads "$THREADS" --json | python3 -c '
import json, sys
r = json.load(sys.stdin)
a, b = r["seats"]
rival = r["setup"]["rival"]
low, high = a["win_rate_95"]
print("| {} | {} | {} | {:.1f} % | {:.1f}–{:.1f} % | {:.1f} – {:.1f} |".format(
    r["setup"]["board"], rival.get("red", 0) + 2 * rival.get("purple", 0), r["games"], 100 * a["win_rate"],
    100 * low, 100 * high, a["score"]["mean"], b["score"]["mean"]))'
		done
	done
}

elo() {
	for game in arnak tikal; do
		"$TEMPLES" tournament --game $game --setup "$(setup $game)" --simulations 1000 \
			--bots "random,easy,medium,${HARD[$game]},${EXPERT[$game]}" --games $((10 * GAMES)) --seed 107 --threads "$THREADS"
	done
}

chances() { # how true what is told is, on games that nothing was corrected by
	for game in arnak tikal; do
		for bot in medium "${HARD[$game]}"; do
			"$TEMPLES" calibrate --game $game --bot "$bot" --games $((1000 * GAMES)) --seed 108 --threads "$THREADS"
			echo
		done
	done
}

for part in "${@:-ladder classic tables winners solo elo chances}"; do
	for one in $part; do $one; done
done
