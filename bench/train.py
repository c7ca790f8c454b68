#!/usr/bin/env python3
"""Trains a network on files of positions with PyTorch, on a graphics card where there is one.

Does what `temples train` does, with large batches (Adam), and writes the same kind of
network file; crates/bots/src/learn/net.rs defines its layers and how they are rounded. It needs PyTorch and NumPy.

Usage: bench/train.py FILE.positions… --out FILE.net [--epochs N] [--rounds N] [--lambda L] [--batch N] [--rate R] [--decay D] [--seed N] [--start FILE.net] [--wide N]
"""

import argparse
import json
import multiprocessing
import os
import sys

import numpy as np
import torch
import torch.nn.functional as F

from positions import Game, blocks

# The shape of the network: see net.rs.
OWN, OTHER, DEEP, HEADS = 48, 16, 16, 4
WIDTH = OWN + OTHER
LEAK = 1 / 16
ROW_SCALE, ACT_BITS, DEEP_BITS = 512, 7, 8
ROW_MOST, DEEP_MOST, ACT_MOST = 30.0, 7.99, 64.0
# The loss: see train.rs.
HELD_OUT, FAR, USUAL, LINES, WIN, PARTS = 10, 15.0, 8.0, 0.25, 12, 64.0
MAX_SEATS = 4


def held_out(number):
    """Whether a game is held out: one in ten, by the same rule as `temples train`."""
    mask = (1 << 64) - 1
    z = (number + 0x9E3779B97F4A7C15) & mask
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    z ^= z >> 31
    return ((z >> 32) * HELD_OUT) >> 32 == 0


def games(job):
    """Reads games: for each number of seats the arrays of all their positions."""
    features, bodies = job
    rows = {}
    for game in map(Game, bodies):
        seats = game.seats
        active = [np.zeros(features, dtype=bool) for _ in range(seats + 1)]
        group = rows.setdefault(seats, {"lists": [], "phase": [], "estimate": [], "outsider": [], "game": []})
        outcomes = rows.setdefault(("games", seats), [])

        def flip(owner, feature):
            active[owner][feature] ^= True

        for phase, estimates in game.positions(flip):
            group["phase"].append(phase)
            group["estimate"].append([n / PARTS for n in estimates[:seats]])
            group["outsider"].append(estimates[seats] / PARTS if game.alone else np.nan)
            group["game"].append(len(outcomes))
            group["lists"].append([np.flatnonzero(flags).astype(np.int16) for flags in active])
        wins = [win / WIN for win in game.wins]
        outsider = np.nan if game.outsider is None else game.outsider
        outcomes.append((game.totals, wins, game.sheets, outsider, held_out(game.number)))
    found = {}
    for seats in [key for key in rows if isinstance(key, int)]:
        group = rows[seats]
        longest = max(len(one) for lists in group["lists"] for one in lists)
        lists = np.full((len(group["lists"]), seats + 1, longest), features, dtype=np.int16)
        for place, several in enumerate(group["lists"]):
            for which, one in enumerate(several):
                lists[place, which, : len(one)] = one
        of = np.array(group["game"])
        outcomes = rows["games", seats]
        columns = [np.array([outcome[k] for outcome in outcomes], dtype=np.float32)[of] for k in range(4)]
        found[seats] = {
            "lists": lists,
            "phase": np.array(group["phase"], dtype=np.int64),
            "estimate": np.array(group["estimate"], dtype=np.float32),
            "outsider": np.array(group["outsider"], dtype=np.float32),
            "totals": columns[0],
            "wins": columns[1],
            "sheets": columns[2],
            "rival": columns[3],
            "held": np.array([outcome[4] for outcome in outcomes])[of],
            "last": np.append(of[1:] != of[:-1], True),
        }
    return found


def read(paths, device):
    """All positions by number of seats, on the device."""
    head, jobs = None, []
    for path in paths:
        own, bodies = blocks(path)
        if "of" not in own:
            sys.exit(f"{path} does not name the parts of its features: make it again with `temples data`")
        if head and own["features"] != head["features"]:
            sys.exit(f"{path} has other features than {paths[0]}")
        head = head or own
        jobs += [(len(own["features"]), bodies[n : n + 64]) for n in range(0, len(bodies), 64)]
    with multiprocessing.Pool() as pool:
        parts = pool.map(games, jobs, chunksize=1)
    data, padding = {}, len(head["features"])
    for seats in sorted({seats for part in parts for seats in part}):
        groups = [part[seats] for part in parts if seats in part]
        longest = max(group["lists"].shape[2] for group in groups)
        for group in groups:
            missing = longest - group["lists"].shape[2]
            group["lists"] = np.pad(group["lists"], ((0, 0), (0, 0), (0, missing)), constant_values=padding)
        data[seats] = {
            key: torch.from_numpy(np.concatenate([group[key] for group in groups])).to(device) for key in groups[0]
        }
    return head, data


class Model(torch.nn.Module):
    """A network; one that only makes targets may be several times as wide as those that are written."""

    def __init__(self, head, phases, lines, device, wide=1):
        super().__init__()
        self.own, width, deep = wide * OWN, wide * WIDTH, wide * DEEP
        count, parts = len(head["features"]), len(head["parts"])
        of = torch.zeros(count, parts)
        for feature, several in enumerate(head["of"]):
            for part, times in several:
                of[feature, part] += times
        self.register_buffer("of", of)
        self.count, self.phases = count, phases
        self.all = torch.nn.Parameter(torch.zeros(count, width))
        torch.nn.init.uniform_(self.all[:, HEADS:], -0.1, 0.1)
        self.phase = torch.nn.Parameter(torch.zeros(phases, count, width))
        self.parts = torch.nn.Parameter(torch.zeros(parts, width))
        self.deep = torch.nn.Linear(width, deep)
        self.heads = torch.nn.Linear(deep, HEADS + lines)
        torch.nn.init.uniform_(self.deep.weight, -0.2, 0.2)
        torch.nn.init.uniform_(self.heads.weight, -0.2, 0.2)
        torch.nn.init.zeros_(self.deep.bias)
        torch.nn.init.zeros_(self.heads.bias)
        self.lead = torch.nn.Parameter(torch.full((phases,), 0.1))
        self.to(device)

    def table(self):
        """The rows of all features by phase, and one of zeros for each phase, at which lists that are shorter point."""
        rows = self.all + self.phase + self.of @ self.parts
        return F.pad(rows, (0, 0, 0, 1)).reshape(-1, rows.shape[2])

    def forward(self, table, lists, phase):
        n, bags, longest = lists.shape
        at = lists.long() + (phase * (self.count + 1))[:, None, None]
        sums = F.embedding_bag(at.reshape(n * bags, longest), table, mode="sum").reshape(n, bags, table.shape[1])
        seats = bags - 1
        own = sums[:, :1, : self.own] + sums[:, 1:, : self.own]
        others = sums[:, 1:, self.own :]
        others = (others.sum(1, keepdim=True) - others) / max(seats - 1, 1)
        first = torch.cat([own, others], 2)
        squash = lambda number: F.leaky_relu(number, LEAK).clamp(-ACT_MOST, ACT_MOST)
        out = self.heads(squash(self.deep(squash(first))))
        return torch.cat([out[..., :HEADS] + first[..., :HEADS], out[..., HEADS:]], 2)


def ahead(scores, outsider):
    """The lead of each seat over the best other one, or the outsider."""
    seats = scores.shape[1]
    if seats == 1:
        return scores - outsider[:, None]
    same = torch.eye(seats, dtype=torch.bool, device=scores.device)
    others = scores[:, None, :].expand(-1, seats, -1).masked_fill(same, -torch.inf)
    return scores - others.amax(2)


def clamped(error):
    """Half the square of an error, whose slope grows no more beyond FAR points."""
    return F.huber_loss(error, torch.zeros_like(error), delta=FAR, reduction="none") / USUAL


def loss_of(model, table, batch):
    out = model(table, batch["lists"], batch["phase"])
    expected = batch["estimate"] + out[..., 0]
    error = expected - batch["totals"]
    loss = clamped(expected - batch["target"]).sum(1)
    chance = out[..., 1] + model.lead[batch["phase"]][:, None] * ahead(batch["estimate"], batch["outsider"])
    loss = loss + 0.5 * F.binary_cross_entropy_with_logits(chance, batch["wins"], reduction="none").sum(1)
    spread = (out[..., 2] + 2).clamp(-2, 4)
    loss = loss + 0.1 * (spread + 0.5 * (error.detach() / spread.exp()).square().clamp(max=16)).sum(1)
    if batch["lists"].shape[1] == 2:
        loss = loss + clamped(batch["outsider"] + out[:, 0, 3] - batch["rival"])
    lines = batch["sheets"].shape[2]
    return (loss + LINES * clamped(out[..., HEADS : HEADS + lines] - batch["sheets"]).sum((1, 2))).mean()


@torch.no_grad()
def returns(model, data, share, batch=65536):
    """Targets for the scores as `returns` in train.rs makes them: what the model expects next, and `share` of what comes later."""
    table = model.table()
    for group in data.values():
        every = torch.arange(len(group["phase"]), device=group["phase"].device).split(batch)
        expected = torch.cat(
            [group["estimate"][at] + model(table, group["lists"][at], group["phase"][at])[..., 0] for at in every]
        ).cpu().numpy()
        target = group["totals"].cpu().numpy().copy()
        last = group["last"].cpu().numpy()
        for at in range(len(last) - 2, -1, -1):
            if not last[at]:
                target[at] = (1 - share) * expected[at + 1] + share * target[at + 1]
        group["target"] = torch.from_numpy(target).to(group["totals"].device)


@torch.no_grad()
def tested(model, data, batch=65536):
    """Predictions for the positions held out, by number of seats."""
    table, found = model.table(), {}
    for seats, group in data.items():
        at = group["held"].nonzero()[:, 0]
        outs = [model(table, group["lists"][part], group["phase"][part]) for part in at.split(batch)]
        if outs:
            found[seats] = at, torch.cat(outs)
    return found


def report(model, data, phases):
    """The root of the mean square of the error on games held out, by phase and over all; the estimate's in brackets."""
    sums = np.zeros((phases, 3))
    for seats, (at, out) in tested(model, data).items():
        group = data[seats]
        before = group["estimate"][at] - group["totals"][at]
        after = before + out[..., 0]
        for phase in range(phases):
            here = group["phase"][at] == phase
            sums[phase] += [here.sum().item() * seats, before[here].square().sum().item(), after[here].square().sum().item()]
    roots = lambda column: [*np.sqrt(sums[:, column] / sums[:, 0].clip(1)), (sums[:, column].sum() / sums[:, 0].sum()) ** 0.5]
    return " ".join(f"{root:.2f}" for root in roots(2)), " ".join(f"{root:.2f}" for root in roots(1))


def fitted(lead, won):
    """Slope and level of the chance to win by the lead, as fit.rs fits them."""
    if len(lead) == 0:
        return 0.0, 0.0
    slope, level, opinion, x = 0.17, 0.0, 20.0, lead / 10
    for _ in range(20):
        chance = 1 / (1 + np.exp(-10 * slope * x - level))
        weight = (chance * (1 - chance)).clip(1e-6)
        pull = opinion * (1.7 - 10 * slope) + ((won - chance) * x).sum(), -opinion * level + (won - chance).sum()
        curve = opinion + (weight * x * x).sum(), (weight * x).sum(), opinion + weight.sum()
        whole = curve[0] * curve[2] - curve[1] ** 2
        slope = np.clip(slope + (curve[2] * pull[0] - curve[1] * pull[1]) / whole / 10, 0.02, 2.0)
        level = np.clip(level + (curve[0] * pull[1] - curve[1] * pull[0]) / whole, -3.0, 3.0)
    return float(slope), float(level)


def odds(model, data, phases):
    """Slopes and levels by phase and number of seats."""
    found = np.zeros((phases, MAX_SEATS, 2))
    for seats, (at, out) in tested(model, data).items():
        group = data[seats]
        scores, outsider = group["estimate"][at] + out[..., 0], group["outsider"][at] + out[:, 0, 3]
        lead = ahead(scores, outsider).cpu().numpy().astype(np.float64)
        won, phase = group["wins"][at].cpu().numpy(), group["phase"][at].cpu().numpy()
        for number in range(phases):
            here = phase == number
            found[number, seats - 1] = fitted(lead[here].ravel(), won[here].ravel())
    return found.ravel().tolist()


def write(path, model, head, about, chances):
    """The network file: see `Weights::write` in net.rs."""
    top = {
        "game": head["game"],
        "shape": [OWN, OTHER, DEEP, HEADS, model.phases],
        "about": about,
        "lead": [round(number, 6) for number in model.lead.tolist()],
        "odds": [round(number, 6) for number in chances],
        "features": head["features"],
        "parts": head["parts"],
    }
    small = lambda numbers, scale: np.rint(numbers.detach().cpu().numpy() * scale).astype("<i2").tobytes()
    deep = lambda numbers: small(numbers.clamp(-DEEP_MOST, DEEP_MOST), 1 << DEEP_BITS)
    wide = lambda numbers: np.rint(numbers.detach().cpu().numpy() * (1 << (ACT_BITS + DEEP_BITS))).astype("<i4").tobytes()
    with open(path, "wb") as file:
        file.write(b"temples network 1\n" + json.dumps(top, separators=(",", ":")).encode() + b"\n")
        file.write(small((model.all + model.phase).clamp(-ROW_MOST, ROW_MOST), ROW_SCALE))
        file.write(small(model.parts.clamp(-ROW_MOST, ROW_MOST), ROW_SCALE))
        file.write(deep(model.deep.weight) + deep(model.heads.weight[:HEADS]))
        file.write(wide(model.deep.bias) + wide(model.heads.bias[:HEADS]))


def begin(path, model, head):
    """Begins with the weights of a network file; rows of features that it does not name stay as they are."""
    data = open(path, "rb").read()
    magic = b"temples network 1\n"
    if not data.startswith(magic):
        sys.exit(f"{path} is no network file")
    end = data.index(b"\n", len(magic))
    top, at = json.loads(data[len(magic) : end]), end + 1
    if top["shape"] != [OWN, OTHER, DEEP, HEADS, model.phases]:
        sys.exit(f"{path} has another shape: {top['shape']}")

    def take(kind, *shape):
        nonlocal at
        count = int(np.prod(shape))
        found = np.frombuffer(data, kind, count, at).reshape(shape)
        at += found.nbytes
        return torch.from_numpy(found.astype(np.float32)).to(model.all.device)

    rows = take("<i2", model.phases, len(top["features"]), WIDTH) / ROW_SCALE
    parts = take("<i2", len(top["parts"]), WIDTH) / ROW_SCALE
    deep, heads = take("<i2", DEEP, WIDTH) / (1 << DEEP_BITS), take("<i2", HEADS, DEEP) / (1 << DEEP_BITS)
    levels = take("<i4", DEEP) / (1 << (ACT_BITS + DEEP_BITS)), take("<i4", HEADS) / (1 << (ACT_BITS + DEEP_BITS))
    places = lambda names, own: zip(*[(there, own.index(name)) for there, name in enumerate(names) if name in own])
    with torch.no_grad():
        there, here = map(list, places(top["features"], head["features"]))
        common = rows[:, there].mean(0)
        model.all[here] = common
        model.phase[:, here] = rows[:, there] - common
        there, here = map(list, places(top["parts"], head["parts"]))
        model.parts[here] = parts[there]
        model.deep.weight.copy_(deep)
        model.deep.bias.copy_(levels[0])
        model.heads.weight[:HEADS] = heads
        model.heads.bias[:HEADS] = levels[1]
        model.lead.copy_(torch.tensor(top["lead"]))


def fit(model, data, learned, args):
    """Trains a model on the targets."""
    optimizer = torch.optim.AdamW(
        [
            {"params": [model.all, model.phase, model.parts], "weight_decay": args.decay},
            {"params": [*model.deep.parameters(), *model.heads.parameters(), model.lead], "weight_decay": 0.0},
        ],
        lr=args.rate,
    )
    steps = args.epochs * sum(-(-len(at) // args.batch) for at in learned.values())
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=steps + 1, pct_start=0.1)
    for _ in range(args.epochs):
        batches = []
        for seats, at in learned.items():
            mixed = at[torch.randperm(len(at), device=at.device)]
            batches += [(seats, part) for part in mixed.split(args.batch)]
        for number in torch.randperm(len(batches)).tolist():
            seats, at = batches[number]
            batch = {key: values[at] for key, values in data[seats].items()}
            loss = loss_of(model, model.table(), batch)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=1, help="networks trained in turn, each on what the one before expects later")
    parser.add_argument("--lambda", dest="share", type=float, default=0.9, help="how much the end of a game counts in that, from 0 to 1")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--decay", type=float, default=1e-3, help="how strongly rows are drawn towards zero")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="a network to begin with, which also makes the targets of the first round")
    parser.add_argument("--wide", type=int, default=1, help="how many times as wide the networks of all rounds but the last are")
    args = parser.parse_args()
    if args.wide > 1 and (args.start or args.rounds < 2):
        parser.error("--wide needs two rounds or more, and networks that begin from nothing: leave --start out")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(args.seed)
    head, data = read(args.files, device)
    phases = 1 + max(int(group["phase"].max()) for group in data.values())
    lines = next(iter(data.values()))["sheets"].shape[2]
    learned = {seats: (~group["held"]).nonzero()[:, 0] for seats, group in data.items()}
    positions = sum(len(at) for at in learned.values())
    print(f"{positions} positions to learn from, on {device.type}", flush=True)
    for group in data.values():
        group["target"] = group["totals"]
    about = {
        "made": [os.path.basename(path) for path in args.files],
        "positions": positions,
        "epochs": args.epochs,
        "lambda": args.share,
        "batch": args.batch,
        "rate": args.rate,
        "decay": args.decay,
        "seed": args.seed,
        "start": args.start and os.path.basename(args.start),
        "wide": args.wide,
    }
    for number in range(args.rounds):
        if number > 0:
            returns(model, data, args.share)
        if number == 0 or not args.start:
            model = Model(head, phases, lines, device, args.wide if number + 1 < args.rounds else 1)
        if number == 0 and args.start:
            begin(args.start, model, head)
            after, before = report(model, data, phases)
            print(f"at the start: errors held out by phase and over all {after} (estimate alone {before})", flush=True)
            returns(model, data, args.share)
        fit(model, data, learned, args)
        after, before = report(model, data, phases)
        print(f"round {number + 1}: errors held out by phase and over all {after} (estimate alone {before})", flush=True)
        # Written after every round that can be, so that an interrupted training leaves a network.
        if model.own == OWN:
            write(args.out, model, head, about | {"rounds": number + 1}, odds(model, data, phases))


if __name__ == "__main__":
    main()
