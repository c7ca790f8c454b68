"""Runs temples and its peers in turns, compares them, and writes the marked blocks of docs/PERFORMANCE.md.

Called by run.sh: measure.py ROUNDS SECONDS PEER...
"""

import json
import os
import shutil
import subprocess
import sys
from datetime import datetime, timezone
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
TEMPLES = "../../target/release/temples"
PYTHON = [".cache/venv/bin/python", "random_play.py"]
COMMANDS = {
    "catanatron": [*PYTHON, "catanatron"],
    "open_spiel": [*PYTHON, "open_spiel"],
    "riichienv": [*PYTHON, "riichienv"],
    "boardgame.io": ["node", "tictactoe.js"],
    "shakmaty": [".cache/target/release/chess"],
}
OURS = {"arnak": "Arnak, 2 players, bird", "tikal": "Tikal II, 2 players"}
PIN = ["taskset", "-c", "0"] if shutil.which("taskset") and 0 in os.sched_getaffinity(0) else []
ENV = os.environ | {"NODE_ENV": "production", "NODE_PATH": ".cache/node/node_modules"}


def report(command):
    """The JSON a command prints."""
    done = subprocess.run(command, cwd=HERE, env=ENV, capture_output=True, text=True, timeout=300, check=True)
    return json.loads(done.stdout)


def two_players(bench, game):
    """The first setup of two players: the one the budget names."""
    return next(one for one in bench["setups"] if one["game"] == game and one["players"] == 2)


def play_rounds(rounds, seconds, peers, skipped):
    """Everybody in turns, so that a slow moment hits all alike. Rates per second: engine to list by round."""
    rates = {}
    peers = list(peers)

    def note(engine, moves, games):
        kept = rates.setdefault(engine, {"moves": [], "games": []})
        kept["moves"].append(moves)
        kept["games"].append(games)

    for number in range(rounds):
        print(f"== round {number + 1} of {rounds}", flush=True)
        bench = report([*PIN, TEMPLES, "bench", "--json", "--millis", f"{seconds * 50:.0f}"])
        for game, title in OURS.items():
            one = two_players(bench, game)
            note(("**temples**", title, "Rust"),
                 one["decisions_per_second"]["median"], one["games_per_second"]["median"])
        for peer in list(peers):
            try:
                run = report([*PIN, *COMMANDS[peer], str(seconds)])
                note((run["engine"], run["game"], run["from"]),
                     run["moves"] / run["seconds"], run["games"] / run["seconds"])
            except (subprocess.SubprocessError, OSError, ValueError) as error:
                lines = (getattr(error, "stderr", None) or str(error)).strip().splitlines()
                reason = next((line for line in reversed(lines) if "Error" in line), lines[-1])
                skipped.append(f"{peer} could not be measured: {reason}")
                peers.remove(peer)
    return rates


def short(number):
    """Three digits are more than a shared machine can promise."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{unit}"
    return f"{number:.3g}"


def comparison(rates):
    """The table of engines, with the ratios of our medians to theirs."""
    head = ["engine", "game", "driven from", "decisions/s, median", "best", "games/s, median", "best",
            "Arnak ÷ it, decisions/s", "games/s", "Tikal ÷ it, decisions/s", "games/s"]
    rows = [head, ["---"] * 3 + ["---:"] * 8]
    ours = [kept for (engine, _, _), kept in rates.items() if engine == "**temples**"]
    for engine, kept in rates.items():
        figures = [short(best(kept[what])) for what in ("moves", "games") for best in (median, max)]
        ratios = [median(own[what]) / median(kept[what]) for own in ours for what in ("moves", "games")]
        rows.append([*engine, *figures, *(f"{x:,.0f} ×" if x >= 100 else f"{x:.2g} ×" for x in ratios)])
    return [f"| {' | '.join(row)} |" for row in rows]


def budget(bench):
    """The table of the budget."""
    rows = ["| what | floor | goal | median | best |", "| --- | ---: | ---: | ---: | ---: |"]

    def row(what, floor, goal, value, show):
        both = [show(value[kind]) for kind in ("median", "best")] if isinstance(value, dict) else [show(value), ""]
        rows.append(f"| {' | '.join([what, floor, goal, *both])} |")

    for game, title in OURS.items():
        one = two_players(bench, game)
        row(f"{title}: decisions per second", "3 M", "5 M", one["decisions_per_second"], short)
        if game == "arnak":
            row(f"{title}: complete games per second", "10 k", "20 k", one["games_per_second"], short)
        row(f"{title}: copy of a state", "200 ns", "50 ns", one["ns_per_clone"], "{:.0f} ns".format)
        row(f"{title}: size of a state", "1,536 B", "1,024 B", one["bytes_per_state"], "{:,} B".format)
        row(f"{title}: heap allocations per decision", "0", "0", one["allocations_per_decision"], "{:g}".format)
        row(f"{title}: heap allocations per copy", "0", "0", one["allocations_per_clone"], "{:g}".format)
        row(f"{title}: two threads to one, at least", "1.9 ×", "", one["two_threads_ratio"], "{:.2f} ×".format)
        four = next(one for one in bench["growth"] if one["game"] == game)["time_of_4_to_2_players"]
        row(f"{title}: time of 4 players to 2, at most", "2.5 ×", "", four, "{:.2f} ×".format)
    return rows


def search(bench):
    """How fast the bots think: simulations of the tree, and whole decisions of the levels that need no clock."""
    rows = ["| setup | `hard`, simulations/s | two threads | `medium`, decisions/s | `easy`, decisions/s |", "| --- | ---: | ---: | ---: | ---: |"]
    for one in bench["setups"]:
        rates = []
        for level, games in (("medium", 6), ("easy", 30)):
            run = report([*PIN, TEMPLES, "sim", "--game", one["game"], "--setup", json.dumps(one["setup"]), "--bots", level,
                          "--games", str(games), "--simulations", "1000", "--threads", "1", "--json"])
            rates.append(short(run["decisions_per_second"]))
        rows.append(f"| {one['game']} `{json.dumps(one['setup'])}` | {short(one['hard_simulations_per_second']['median'])} | {one['hard_two_threads_ratio']:.2f} × | {' | '.join(rates)} |")
    return rows


def server():
    """What the load driver reports; a program without a server says so."""
    if subprocess.run([TEMPLES, "load", "--help"], cwd=HERE, capture_output=True).returncode:
        return ["This version has no load driver, so the server was not measured."]
    try:
        figures = report([TEMPLES, "load", "--json"])
    except (subprocess.SubprocessError, OSError, ValueError) as error:
        reason = (getattr(error, "stderr", None) or str(error)).strip().splitlines()[-1]
        return [f"The server could not be measured: {reason}"]

    took, where = figures["acknowledgement_ms"], figures["server"]
    memory = ", ".join(f"{where[when]['memory_bytes'] / 2**20:.0f}" for when in ("start", "middle", "end"))
    return ["| tables | seconds | steps/s | acknowledged: 50 % within | 90 % | 99 % | 99.9 % | all | server, cores | memory, MiB: start, middle, end |",
            "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |",
            f"| {figures['tables']:,} | {figures['seconds']:.0f} | {figures['steps_per_second']:.0f} | "
            + " | ".join(f"{took[key]:.1f} ms" for key in ("p50", "p90", "p99", "p99_9", "max"))
            + f" | {figures['server']['cores']:.2f} | {memory} |"]


def versions():
    """The programs whose speed is in the figures."""
    found = []
    for command in (["rustc", "--version"], ["python3", "--version"], ["node", "--version"]):
        try:
            done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=True)
            words = done.stdout.split()
            found.append(" ".join(words[:2]) if len(words) > 1 else f"{command[0]} {words[0]}")
        except (subprocess.SubprocessError, OSError, IndexError):
            continue
    return ", ".join(found)


def machine():
    """When, what and where."""
    def git(*words):
        return subprocess.run(["git", *words], cwd=HERE, capture_output=True, text=True).stdout.strip()

    changed = " with changes" if git("status", "--porcelain", "--", "../../crates", "../../games") else ""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    model = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), "unknown processor")
    return (f"{datetime.now(timezone.utc):%Y-%m-%d}, commit {git('rev-parse', '--short', 'HEAD')}{changed}, "
            f"{model}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start; {versions()}")


def write(name, lines):
    """Puts the lines between the marks of this name in the document."""
    path = HERE / "../../docs/PERFORMANCE.md"
    begin, end = f"<!-- {name}:begin -->", f"<!-- {name}:end -->"
    before, _, rest = path.read_text(encoding="utf-8").partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        sys.exit(f"docs/PERFORMANCE.md has no block between {begin} and {end}")
    path.write_text("\n".join([before + begin, "", *lines, "", end]) + after, encoding="utf-8")


rounds, seconds = int(sys.argv[1]), float(sys.argv[2])
where = machine()
skipped = (HERE / ".cache/skipped").read_text().splitlines()
table = comparison(play_rounds(rounds, seconds, sys.argv[3:], skipped))
core = "held to one core" if PIN else "not held to one core"
table += ["", f"{where}; `bench/peers/run.sh {rounds} {seconds:g}`, {core}."]
table += [f"\n{line}.".replace(f"{HERE}/", "") for line in skipped]
print("\n".join(["", *table, ""]))
write("peers", table)
print("== our own figures", flush=True)
bench = report([TEMPLES, "bench", "--json"])
write("budget", [*budget(bench), "", f"{where}; `temples bench --json`."])
print("== search", flush=True)
write("search", [*search(bench), "", f"{where}; `temples bench` and `temples sim`, one thread."])
print("== server", flush=True)
write("server", [*server(), "", f"{where}; `temples load --json`."])
print("docs/PERFORMANCE.md is up to date")
