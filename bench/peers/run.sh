#!/usr/bin/env bash
# Measures temples and other game engines in one run, on one core, and writes docs/PERFORMANCE.md.
# Usage: bench/peers/run.sh [ROUNDS [SECONDS]]; every engine plays SECONDS per round. Needs python3 and the
# release build of temples. The others are installed below .cache; one that cannot be is left out, and said so.
set -u
cd "$(dirname "$0")" || exit 1
export PYTHONDONTWRITEBYTECODE=1
command -v python3 >/dev/null || { echo "bench/peers needs python3" >&2; exit 1; }
[ -x ../../target/release/temples ] || { echo "bench/peers needs the release build: run \`make bench\`" >&2; exit 1; }
mkdir -p .cache && : >.cache/skipped
installed=()

# install NAME COMMANDS
install() {
    echo "== installing $1"
    if bash -euc "$2" >".cache/$1.log" 2>&1 </dev/null; then
        installed+=("$1")
    else
        echo "$1 could not be installed: $(grep -v '^ *$' ".cache/$1.log" | tail -n 1)" | tee -a .cache/skipped
    fi
}

# install_python PACKAGE VERSION
install_python() {
    install "$1" "[ -x .cache/venv/bin/pip ] || python3 -m venv .cache/venv
        .cache/venv/bin/pip install --quiet --disable-pip-version-check $1==$2"
}

install_python catanatron 3.2.1
install_python open_spiel 2.0.2
install_python riichienv 0.4.11
install boardgame.io 'mkdir -p .cache/node
    cmp -s package-lock.json .cache/node/installed.json && exit
    cp package.json package-lock.json .cache/node
    npm ci --prefix .cache/node --no-audit --no-fund
    cp package-lock.json .cache/node/installed.json'
install shakmaty 'cargo build --release --locked --manifest-path chess/Cargo.toml --target-dir .cache/target'

exec python3 measure.py "${1:-5}" "${2:-2}" "${installed[@]}"
