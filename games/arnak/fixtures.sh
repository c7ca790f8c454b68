#!/usr/bin/env bash
# Rewrites the recorded games, perft counts, vocabulary and playthroughs after a change of the rules.
set -euo pipefail
cd "$(dirname "$0")/../.."
cargo=${CARGO:-cargo}
TEMPLES_REGENERATE=1 $cargo test --locked -p temples-arnak --test it -- records:: perft:: vocabulary::
INSTA_UPDATE=always $cargo test --locked -p temples-arnak --test it playthroughs::
