#!/usr/bin/env bash
# Makes generations of networks: self-play of the last one, training on the last two files, a match against the last.
# Usage: bench/generations.sh GAME N [FIRST]; FIRST is the network to begin with, classic when absent.
# OUT is the folder for files and the log, GAMES the games of each generation, LEVEL the bot that plays, MATCH the games
# of each match, THREADS how many threads play. An interrupted run goes on where it was.
set -euo pipefail
GAME=${1:?GAME is arnak or tikal} COUNT=${2:?N is a number of generations} BEST=${3:-classic}
TEMPLES=${TEMPLES:-$(dirname "$0")/../target/release/temples}
OUT=${OUT:-generations} GAMES=${GAMES:-10000} LEVEL=${LEVEL:-medium} MATCH=${MATCH:-400} THREADS=${THREADS:-$(nproc)}
mkdir -p "$OUT"
LOG=$OUT/$GAME.log
for ((n = 1; n <= COUNT; n++)); do
	NET=$OUT/$GAME-$n.net
	"$TEMPLES" data --game "$GAME" --bot "$LEVEL@$BEST" --games "$GAMES" --seed "$n" --threads "$THREADS" \
		--out "$OUT/$GAME-$n.positions" | tee -a "$LOG"
	FILES=("$OUT/$GAME-$n.positions")
	[ "$n" -gt 1 ] && FILES+=("$OUT/$GAME-$((n - 1)).positions")
	if [ ! -f "$NET" ]; then
		"$TEMPLES" train --game "$GAME" "${FILES[@]}" --out "$NET" | tee -a "$LOG"
		"$TEMPLES" sim --game "$GAME" --bots "$LEVEL@$NET,$LEVEL@$BEST" --games "$MATCH" --duplicate --seed "$((9000 + n))" \
			--simulations 1000 --threads "$THREADS" | tee -a "$LOG"
	fi
	BEST=$NET
done
