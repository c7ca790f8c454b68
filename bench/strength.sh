#!/usr/bin/env bash
# Plays the matches of docs/BOTS.md and prints their tables as Markdown.
# Usage: bench/strength.sh [PART…], with PART one of ladder, winners, solo, elo, chances; all of them when absent.
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
declare -A HARD=([arnak]=hard:240 [tikal]=hard:120) EXPERT=([arnak]=expert:8000 [tikal]=expert:3000)

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
	done
}

winners() {
	local out; out=$(mktemp --suffix .jsonl)
	"$TEMPLES" sim --game arnak --setup '{"players":4,"board":"bird"}' --bots "${HARD[arnak]}" --games $((40 * GAMES)) \
		--seed 105 --threads "$THREADS" --out "$out" --json >/dev/null
	python3 - "$out" <<'PY'
import json, statistics as st, sys
best = [max(json.loads(line)[f"seat{seat}_total"] for seat in range(4)) for line in open(sys.argv[1])]
error = 1.96 * st.stdev(best) / len(best) ** 0.5
print(f"Arnak bird, 4 players, hard in all seats, {len(best)} games: the winner makes {st.mean(best):.1f} ± {error:.1f} points")
PY
	rm "$out"
}

solo() {
	echo "| board | difficulty | games | hard wins | 95 % interval | scores |"
	echo "| --- | --- | --- | --- | --- | --- |"
	for board in bird snake spider owl; do
		for rival in '"red":0' '"red":5' '"purple":5'; do
			"$TEMPLES" sim --game arnak --setup "{\"players\":1,\"board\":\"$board\",\"rival\":{$rival}}" \
				--bots "${HARD[arnak]}" --games $((40 * GAMES)) --seed 106 --threads "$THREADS" --json | python3 -c '
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

chances() { # how often those won who were told a chance
	local rows; rows=$(mktemp --suffix .jsonl)
	echo "| game | told, up to | decisions | mean told | won |"
	echo "| --- | --- | --- | --- | --- |"
	for game in arnak tikal; do
		"$TEMPLES" sim --game $game --setup "$(setup $game)" --bots "${HARD[$game]}" --games $((100 * GAMES)) --simulations 1000 \
			--seed 108 --threads "$THREADS" --decisions "$rows" --json >/dev/null
		python3 - $game "$rows" <<'PY'
import collections, json, sys
rows = [json.loads(line) for line in open(sys.argv[2])]
finals = collections.defaultdict(dict)
for row in rows:
    finals[row["game"]][row["seat"]] = row["final"]
def won(row):
    best = max(finals[row["game"]].values())
    winners = [seat for seat, final in finals[row["game"]].items() if final == best]
    return (row["seat"] in winners) / len(winners)
for tenth in range(1, 11):
    told = [row for row in rows if row["win"] is not None and tenth / 10 - 0.1 <= row["win"] < tenth / 10 + (tenth == 10)]
    if told:
        mean = lambda values: 100 * sum(values) / len(told)
        print("| {} | {} % | {} | {:.0f} % | {:.0f} % |".format(sys.argv[1], 10 * tenth, len(told),
            mean(row["win"] for row in told), mean(map(won, told))))
PY
	done
	rm "$rows"
}

for part in "${@:-ladder winners solo elo chances}"; do
	for one in $part; do $one; done
done
