"""The peers driven from Python: uniformly random legal moves. Usage: random_play.py PEER SECONDS."""

import json
import random
import sys
import time
from importlib.metadata import version


def catanatron():
    """Dice are an action of the player and counted; 1000 turns are catanatron's own limit for a game."""
    from catanatron import Color, Game, RandomPlayer

    def play():
        game, moves = Game([RandomPlayer(color) for color in Color]), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick(decide_fn=lambda _player, _game, actions: random.choice(actions))
            moves += 1
        return moves

    return "Catan, 4 players", play


def open_spiel():
    """C++ rules. Dice are chance nodes and not counted."""
    import pyspiel

    game = pyspiel.load_game("backgammon")

    def play():
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    return "backgammon", play


def riichienv():
    """Rust rules. A game is a whole hanchan; several players may answer in one step."""
    from riichienv import RiichiEnv

    def play():
        env, moves = RiichiEnv(game_mode="4p-red-half", skip_mjai_logging=True), 0
        seen = env.reset()
        while not env.done():
            answers = {player: random.choice(view.legal_actions()) for player, view in seen.items()}
            moves += len(answers)
            seen = env.step(answers)
        return moves

    return "riichi mahjong, 4 players", play


peer, limit = sys.argv[1], float(sys.argv[2])
title, play_game = {f.__name__: f for f in (catanatron, open_spiel, riichienv)}[peer]()
play_game()
games = moves = 0
begun = time.perf_counter()
while (seconds := time.perf_counter() - begun) < limit:
    games += 1
    moves += play_game()
report = {"game": title, "from": "Python", "games": games, "moves": moves, "seconds": seconds}
print(json.dumps({"engine": f"{peer} {version(peer)}"} | report))
