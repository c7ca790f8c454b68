#!/usr/bin/env python3
"""A bot for `temples sim --bots easy,exec:examples/bots/explorer.py`: it likes some words better than others.

The protocol is described in docs/PROTOCOL.md: one JSON object per line in, one out. Plays every game; it has
opinions about Arnak only and takes its chances elsewhere.
"""
import json
import random
import sys

# What to do first: the first word of an action's text, best first. Everything else comes in between.
FIRST = ["research", "temple", "overcome", "yes", "draw", "assistant", "buy", "discover", "dig", "play"]
LAST = ["idol", "boon", "end", "pass"]


def liking(action):
    word = action["text"].split()[0]
    if word in FIRST:
        return len(FIRST) - FIRST.index(word)
    return -1 - LAST.index(word) if word in LAST else 0


def decide(request, rng):
    best = max(map(liking, request["actions"]))
    return rng.choice([action["id"] for action in request["actions"] if liking(action) == best])


def main():
    rng = random.Random(0)
    for line in sys.stdin:
        request = json.loads(line)
        answer = {"ok": True}
        if request["cmd"] == "hello":
            answer["name"] = "explorer"
        elif request["cmd"] == "new":
            rng = random.Random(request["seed"])
        elif request["cmd"] == "decide":
            answer["action"] = decide(request, rng)
        elif request["cmd"] == "quit":
            break
        print(json.dumps(answer), flush=True)


main()
