"""How long people wait for a bot while one guest keeps every place for thinking busy.

Usage: python3 bench/bot_delay.py target/release/temples [tables] [answers]

Starts a server of its own. One guest opens tables of four expert bots (30 unless told otherwise); then another person
plays Tikal II against an `easy` bot. Prints the time from each decision that ends a turn to the bot's first
action, without and with the crowd, as one line of JSON each.
"""

import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request


class Person:
    def __init__(self, base, name):
        self.base, self.token = base, None
        self.token = self.ask("POST", "/session", {"name": name})["token"]

    def ask(self, method, path, body=None):
        request = urllib.request.Request(self.base + "/api/v1" + path, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, data) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def open_table(self, players, seats):
        new = {"game": "tikal", "setup": {"players": players}, "seats": seats, "start": True}
        return self.ask("POST", "/tables", new)["id"]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def until_ready(base, server):
    while server.poll() is None:
        try:
            urllib.request.urlopen(base + "/readyz")
            return
        except OSError:
            time.sleep(0.05)
    sys.exit(f"the server ended with code {server.returncode} before it was ready")


def delays(person, answers):
    """Milliseconds from a decision to the bot's first action after it, as the log of the table has them."""
    found = []
    while len(found) < answers:
        table = person.open_table(2, [{"who": "me"}, {"who": "bot", "level": "easy"}])
        while True:
            update = person.ask("GET", f"/tables/{table}/update?from=1000000")
            if update["table"]["status"] != "playing":
                break
            if update["position"].get("offer"):
                act = {"do": "act", "step": update["step"], "action": 0}
                person.ask("POST", f"/tables/{table}/commands", act)
            else:
                time.sleep(0.01)
        log = person.ask("GET", f"/tables/{table}/update?from=0")["news"]
        did = [news for news in log if news["what"] == "did" and news["by"] != "chance"]
        found += [now["at"] - before["at"] for before, now in zip(did, did[1:]) if (before["by"], now["by"]) == (0, 1)]
    return found[:answers]


def tell(name, found):
    found.sort()
    at = lambda share: round(found[min(int(share * len(found)), len(found) - 1)])
    print(json.dumps({
        "case": name, "answers": len(found), "mean_ms": round(statistics.mean(found)),
        "p50_ms": at(0.5), "p90_ms": at(0.9), "p99_ms": at(0.99), "max_ms": round(found[-1]),
    }), flush=True)


def main():
    program = sys.argv[1]
    tables = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    answers = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "serve", "--listen", f"127.0.0.1:{port}", "--database", f"sqlite:{folder}/temples.db", "--no-limits"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            until_ready(base, server)
            ada = Person(base, "Ada")
            tell("alone", delays(ada, answers))
            crowd = Person(base, "Crowd")
            for _ in range(tables):
                crowd.open_table(4, [{"who": "bot", "level": "expert"}] * 4)
            tell(f"beside {tables} tables of four experts", delays(ada, answers))
        finally:
            server.terminate()
            server.wait()


main()
