// boardgame.io: tic-tac-toe of our own on its headless local client, production mode.
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");
const { version } = require("boardgame.io/package.json");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const winner = ctx.currentPlayer;
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === winner))) return { winner };
    if (G.cells.every((cell) => cell !== null)) return { winner: null };
  },
};

function play() {
  const client = Client({ game, numPlayers: 2, debug: false });
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) return moves;
    const legal = [...G.cells.keys()].filter((cell) => G.cells[cell] === null);
    client.moves.mark(legal[Math.floor(Math.random() * legal.length)]);
  }
}

const limit = Number(process.argv[2]);
play();
let games = 0, moves = 0, seconds = 0;
const begun = performance.now();
while ((seconds = (performance.now() - begun) / 1000) < limit) {
  games += 1;
  moves += play();
}
const engine = `boardgame.io ${version}`;
console.log(JSON.stringify({ engine, game: "tic-tac-toe", from: "JavaScript", games, moves, seconds }));
