#!/usr/bin/env bash
# Makes generations of networks: self-play of the last one that was taken, training on the last two files, and a match
# that ends by itself. A generation that does not win is not taken.
# Usage: bench/generations.sh GAME N [FIRST]; FIRST is the network to begin with, classic when absent.
# OUT is the folder for files and the log, GAMES the games of each generation, LEVEL the bot that plays, SETUP and SPRT those of
# the match, THREADS how many threads play. TRAIN=bench/train.py trains on a graphics card. An interrupted run goes on
# where it was.
set -euo pipefail
GAME=${1:?GAME is the id of a game} COUNT=${2:?N is a number of generations} BEST=${3:-classic}
TEMPLES=${TEMPLES:-$(dirname "$0")/../target/release/temples}
OUT=${OUT:-generations} GAMES=${GAMES:-10000} LEVEL=${LEVEL:-medium} THREADS=${THREADS:-$(nproc)} SPRT=${SPRT:-0,30}
TRAIN=${TRAIN:-"$TEMPLES train --game $GAME"}
SETUP=${SETUP:-'{"players":2}'}
mkdir -p "$OUT"
LOG=$OUT/$GAME.log
for ((n = 1; n <= COUNT; n++)); do
	NET=$OUT/$GAME-$n.net
	"$TEMPLES" data --game "$GAME" --bot "$LEVEL@$BEST" --games "$GAMES" --seed "$n" --threads "$THREADS" \
		--out "$OUT/$GAME-$n.positions" | tee -a "$LOG"
	FILES=("$OUT/$GAME-$n.positions")
	[ "$n" -gt 1 ] && FILES+=("$OUT/$GAME-$((n - 1)).positions")
	[ -f "$NET" ] || $TRAIN "${FILES[@]}" --out "$NET" | tee -a "$LOG"
	"$TEMPLES" tournament --game "$GAME" --setup "$SETUP" --bots "$LEVEL@$NET,$LEVEL@$BEST" --sprt="$SPRT" \
		--games 20 --seed "$((9000 + n))" --simulations 1000 --threads "$THREADS" --out "$OUT/$GAME-$n.match" | tee "$NET.txt"
	cat "$NET.txt" >>"$LOG"
	if grep -q "is stronger by ${SPRT#*,} Elo rather" "$NET.txt"; then BEST=$NET; else echo "$NET is not taken" | tee -a "$LOG"; fi
done
echo "the strongest network: $BEST" | tee -a "$LOG"
