#!/usr/bin/env bash
# Rewrites the recorded games, perft counts and playthroughs after a change of the rules.
set -euo pipefail
cd "$(dirname "$0")/../.."
cargo=${CARGO:-cargo}
$cargo run --locked -p temples-tikal --example records -- games/tikal/tests/data/records
INSTA_UPDATE=always $cargo test --locked -p temples-tikal --test tikal -- snapshots records
