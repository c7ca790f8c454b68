"""Reads files of positions; crates/bots/src/learn/data.rs defines the form."""

import json
import struct
import sys

MAGIC = b"temples positions 2\n"


def blocks(path):
    """The head of a file and the bodies of its complete games."""
    data = open(path, "rb").read()
    if not data.startswith(MAGIC):
        sys.exit(f"{path} is no file of positions")
    end = data.index(b"\n", len(MAGIC))
    found, at = [], end + 1
    while at + 4 <= len(data):
        (length,) = struct.unpack_from("<I", data, at)
        if at + 8 + length > len(data):
            break
        found.append(data[at + 4 : at + 4 + length])
        at += 8 + length
    return json.loads(data[len(MAGIC) : end]), found


class Game:
    """One game: `number`, `seats`, `totals`, `wins` (in twelfths) and `sheets` by seat, and `outsider`, the score of an
    opponent without a seat, or None."""

    def __init__(self, body):
        self.body = body
        self.number, self.seats, lines, self.alone, outsider = struct.unpack_from("<IBBBh", body)
        self.outsider = outsider if self.alone else None
        self.totals, self.wins, self.sheets = [], [], []
        self.at = 9
        for _ in range(self.seats):
            total, win = struct.unpack_from("<hB", body, self.at)
            self.totals.append(total)
            self.wins.append(win)
            self.sheets.append(struct.unpack_from(f"<{lines}h", body, self.at + 3))
            self.at += 3 + 2 * lines

    def varint(self):
        n = shift = 0
        while True:
            byte = self.body[self.at]
            self.at += 1
            n |= (byte & 0x7F) << shift
            if byte < 0x80:
                return n
            shift += 7

    def positions(self, flip):
        """The phase and the estimates of each position, once. Before each, `flip(owner, feature)` is called for the
        features that changed; owner 0 is the table, then the seats follow."""
        for _ in range(self.varint()):
            phase = self.body[self.at]
            estimates = struct.unpack_from(f"<{self.seats + self.alone}h", self.body, self.at + 1)
            self.at += 1 + 2 * (self.seats + self.alone)
            for owner in range(self.seats + 1):
                feature = 0
                for _ in range(self.varint()):
                    feature += self.varint()
                    flip(owner, feature)
            yield phase, estimates
