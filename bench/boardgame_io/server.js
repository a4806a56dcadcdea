// A server of boardgame.io with matches in memory and a game of two seats that is as light as can be: whoever is on turn
// adds a number.  Prints its port.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "count",
  setup: () => ({ sum: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }, number) => ({ sum: G.sum + number }) },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }, () => {}).then(({ appServer }) => console.log(appServer.address().port));
