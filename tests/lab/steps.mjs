// node steps.mjs PACKAGE STEPS: plays the given entries and prints one digest a game of all that the rules say.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const PIECE = 37;
const [folder, steps] = process.argv.slice(2);
const { load, Search, Turn } = await import(pathToFileURL(`${folder}/index.mjs`));
const game = await load();
const { seats, chance, over, table } = game.manifest;
const { games, searches, turns } = JSON.parse(readFileSync(steps));

const digests = games.map((entries) => {
  const digest = createHash('sha256');
  const note = (value) => digest.update(`${value};`);
  const state = game.newState();
  for (const [actor, action] of [...entries, [null, null]]) {
    digest.update(state.bytes);
    note(state.turn());
    note(state.scores());
    note(state.legal(table));
    for (let seat = 0; seat <= seats; seat++) {
      if (seat < seats) note(state.legal(seat));
      digest.update(state.view(seat).bytes);
      if (actor !== null) note(state.seen(actor, action, seat));
    }
    if (state.turn() === chance) note(state.outcomes().map(({ outcome, weight }) => [outcome, weight]));
    if (state.turn() === over) digest.update(new Uint8Array(new Float64Array(state.returns()).buffer));
    if (actor !== null) state.play(actor, action);
  }
  return digest.digest('hex');
});

const found = searches.map(({ entries, seat, simulations, seed }) => {
  const state = game.newState();
  for (const [actor, action] of entries) state.play(actor, action);
  const whole = game.search(state, seat, { simulations, seed });
  const search = new Search(game, state, seat, { seed, most: simulations });
  let ran = 0;
  for (let left = simulations; left > 0; left -= PIECE) ran += search.run(Math.min(PIECE, left));
  const lines = search.lines();
  if (JSON.stringify(lines) !== JSON.stringify(whole.lines)) throw new Error('in pieces the tree is another');
  return { ran, lines: lines.map(({ action, visits, values, proved }) => [action, visits, values, proved]) };
});
const decided = turns.map(({ entries, seat, seed, how }) => {
  const state = game.newState();
  for (const [actor, action] of entries) state.play(actor, action);
  const turn = new Turn(game, state, seat, { how, seed });
  while (!turn.think(PIECE));
  return [turn.run, turn.by === 0, turn.second];
});
console.log(JSON.stringify({ digests, found, turns: decided }));
