// Two people at each of some matches, who play as fast as it goes: node people.cjs PORT MATCHES SECONDS
// Writes a line when all are there, and at the end how many turns were taken and their times in milliseconds.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const game = require('./game.cjs');

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
const times = [];
let running = false;
let here = 0;
let everybodyIsHere;
const begun = new Promise((resolve) => (everybodyIsHere = resolve));

function sit(matchID, playerID) {
  const multiplayer = SocketIO({ server });
  const client = Client({ game, numPlayers: 2, matchID, playerID, debug: false, multiplayer });
  let turn = -1;
  let other = 0;
  const act = () => {
    const state = client.getState();
    if (!running || !state || state.ctx.currentPlayer !== playerID || state.ctx.turn === turn) return;
    turn = state.ctx.turn;
    client.moves.click(Math.floor(Math.random() * 225));
    other = performance.now();
  };
  let seen = false;
  client.subscribe((state) => {
    if (state && !seen) {
      seen = true;
      here += 1;
      if (here === 2 * matches) everybodyIsHere();
    }
    // The other's turn is told by the server alone; one's own is shown before that.
    if (running && state && state.ctx.currentPlayer === playerID && state.ctx.turn !== turn) {
      if (other) times.push(performance.now() - other);
      act();
    }
  });
  client.start();
  return act;
}

(async () => {
  const acts = [];
  for (let match = 0; match < matches; match += 1) {
    // The server makes a match when somebody asks for it.
    const matchID = `${process.pid}.${match}`;
    acts.push(sit(matchID, '0'), sit(matchID, '1'));
  }
  await begun;
  console.log('ready');
  running = true;
  acts.forEach((act) => act());
  setTimeout(() => {
    // To exit at once would cut off what the pipe has not taken yet.
    process.stdout.write(`${JSON.stringify({ turns: times.length, times })}\n`, () => process.exit(0));
  }, seconds * 1000);
})();
