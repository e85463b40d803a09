// What compiled rules say and find, for comparison with what they say natively (`wasm_digest.py`, `wasm_steps.py`).
// node steps.mjs PACKAGE ASKED prints the answers as JSON; a browser imports `answers`.
const PIECE = 37;
const SELDOM = 20;
const NEAR = [-64, -1, 5, 225];

const bytesOf = (array) => new Uint8Array(array.buffer);
const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function sha256(chunks) {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return hex(await crypto.subtle.digest('SHA-256', all));
}

/**
 * A digest of what every function of the contract says of every state of a game; the one that thinks keeps up. `version`:
 * that of the rules it began under, where there are newer ones.
 */
async function digest({ Follower, telling }, game, thinker, entries, version) {
  const { seats, chance, over, table, record, faces } = game.manifest;
  const chunks = [];
  const state = game.newState(version);
  const thought = thinker.newState(version);
  const { exports, other, reals: random } = thinker;
  const aids = Object.keys(game.exports).flatMap((name) => /^aid_(.*)/.exec(name)?.[1] ?? []);
  const follower = new Follower(game, seats, faces);
  let begun;
  let run = [];
  for (const [number, [actor, action]] of [...entries, [null, null]].entries()) {
    chunks.push(state.bytes.slice());
    const due = state.turn();
    const said = [due, Number(state.scored()), ...state.scores()];
    for (const seat of [table, ...Array(seats).keys()]) {
      const legal = state.legal(seat);
      said.push(legal.length, ...legal);
    }
    for (let seat = 0; seat <= seats; seat++) {
      const view = state.view(seat);
      chunks.push(view.bytes);
      said.push(...view.pieces(seat).flat(), ...telling.scene(view, seat));
      if (actor !== null) said.push(state.seen(actor, action, seat));
      if (due > 0 && seat < seats) {
        exports.reseed(random, BigInt(number));
        thinker.bytes(other, record).set(view.bytes);
        exports.guess(other, seat, random);
        chunks.push(thinker.bytes(other, record).slice(), thinker.bytes(random, 8).slice());
      }
    }
    if (due === chance) {
      const outcomes = state.outcomes();
      said.push(...outcomes.map(({ outcome }) => outcome), ...outcomes.map(({ weight }) => weight));
    }
    if (due === over) {
      const { verdict, leaders, ranking } = state.outcome();
      chunks.push(bytesOf(Float64Array.from(state.returns())));
      chunks.push(new TextEncoder().encode(JSON.stringify([verdict, leaders, ranking])));
    }
    chunks.push(bytesOf(Int32Array.from(said)));
    if (actor === null) break;
    const before = state.view(seats);
    const own = actor >= 0 ? state.view(actor) : null;
    const told = follower.news(follower.known(state, [[actor, action]]));
    state.play(actor, action);
    thought.play(actor, action);
    if (String(thought.bytes) !== String(state.bytes)) throw new Error('the two modules play another game');
    const after = state.view(seats);
    told.push(...follower.changes(before, after).flat(), ...telling.ending(after));
    if (own) {
      told.push(...telling.preview(own, [action], state.view(actor), actor));
      told.push(...telling.instruction(own, actor, action), Number(own.reveals(actor, action)));
      const asked = [...own.legal(actor).slice(0, NEAR.length).reverse(), action];
      const { order, legal, after: drafted } = own.arrange(actor, asked);
      told.push(...order, ...legal, ...drafted.bytes);
      const goesOn = run.length && actor === entries[number - 1]?.[0] && !game.manifest.closing.includes(run.at(-1));
      [run, begun] = goesOn ? [[...run, action], begun] : [[action], own];
      told.push(...telling.reasons(thinker.stateOf(begun.bytes, actor), run));
      const near = action + NEAR[number % NEAR.length];
      told.push(...telling.whyNot(own, actor, near));
      told.push(...telling.mismatch(own, actor, near, (number % (faces.length + 1)) - 1));
      if (number % SELDOM === 0) told.push(...aids.flatMap((aid) => telling.answer(own, actor, aid)));
    }
    chunks.push(bytesOf(Int32Array.from(told)));
  }
  chunks.push(bytesOf(Int32Array.from(game.scoreHistory(game.newState(version), entries).flat())));
  return sha256(chunks);
}

function at(game, entries) {
  const state = game.newState();
  for (const [actor, action] of entries) state.play(actor, action);
  return state;
}

/** A search in pieces whose tree is given more room on the way: its lines, and a digest of the tree with all its sums. */
async function searched({ Search }, game, { entries, seat, simulations, seed }) {
  const state = at(game, entries);
  const search = new Search(game, state, seat, { seed, most: simulations / 2 });
  let ran = search.run(PIECE);
  search.grow();
  for (let left = simulations - PIECE; left > 0; left -= PIECE) ran += search.run(Math.min(PIECE, left));
  const facts = game.bytes(search.facts, 8 * game.manifest.search.facts).slice();
  const used = Number(new BigInt64Array(facts.buffer)[0]);
  const nodes = game.bytes(search.nodes, used * game.manifest.search.node).slice();
  const tree = await sha256([facts, nodes, game.bytes(search.values, 8 * used * search.columns).slice()]);
  const lines = search.lines().map(({ action, visits, values, proved }) => [action, visits, values, proved]);
  const whole = game.search(state, seat, { simulations, seed }).lines;
  if (JSON.stringify(whole.map((line) => line.action)) !== JSON.stringify(lines.map(([action]) => action)))
    throw new Error('in pieces the tree is another');
  return { ran, lines, tree };
}

/** A bot's whole turn: its actions, whether they were searched for, the search's next best. */
function decided({ Turn }, game, { entries, seat, seed, how }) {
  const turn = new Turn(game, at(game, entries), seat, { how, seed });
  while (!turn.think(PIECE));
  return [turn.run, turn.by === 0, turn.second];
}

/** The turn of a bot that does not search. */
const played = ({ turnOf }, game, { entries, seat, ...how }) => turnOf(game, at(game, entries), seat, how);

/** What a seat is advised. */
const advised = ({ advise }, game, { entries, seat, ...how }) => advise(game, at(game, entries), seat, how);

/** The odds of the next draw, the outcomes by their names. */
function likely({ odds }, game, { entries, seat }) {
  const { outcomes, after } = odds(game, at(game, entries), seat);
  return [outcomes.map(([outcome, weight]) => [game.manifest.draws[outcome], weight]), after];
}

/** Every turn of a finished game, judged: after a quick look, which leaves nothing behind. */
const studied = ({ judged, State }, game, { entries, shows, ...how }) => {
  const quick = { ...how, simulations: 5, milliseconds: 0 };
  const { reveals } = State.prototype;
  if (shows !== undefined) State.prototype.reveals = (_, action) => action === shows;
  const turns = [quick, how].map((hard) => [...judged(game, entries, hard)])[1];
  State.prototype.reveals = reveals;
  return turns;
};

/** A finished game in hindsight, at last. */
const hindsight = ({ inHindsight }, game, entries) => [...inHindsight(game, entries)].at(-1).found;

/** The answers to all that is asked of a game's modules under several sets of options. */
export async function answers(code, { speaks, thinks }, sets) {
  const all = [];
  for (const { manifest, ...asked } of sets) {
    const { games = [], searches = [], turns = [], plays = [], hints = [], studies = [], finished = [] } = asked;
    const { draws = [] } = asked;
    const game = new code.Game(thinks, manifest);
    const digests = [];
    if (games.length) {
      const speaker = new code.Game(speaks, manifest);
      for (const entries of games) digests.push(await digest(code, speaker, game, entries, asked.version));
    }
    const found = [];
    for (const search of searches) found.push(await searched(code, game, search));
    all.push({
      digests,
      found,
      turns: turns.map((turn) => decided(code, game, turn)),
      plays: plays.map((play) => played(code, game, play)),
      hints: hints.map((hint) => advised(code, game, hint)),
      draws: draws.map((draw) => likely(code, game, draw)),
      studies: studies.map((study) => studied(code, game, study)),
      hindsight: finished.map((entries) => hindsight(code, game, entries)),
    });
  }
  return all;
}

if (globalThis.process?.argv[1]?.endsWith('steps.mjs')) {
  const { readFileSync } = await import('node:fs');
  const { pathToFileURL } = await import('node:url');
  const [folder, asked] = process.argv.slice(2);
  const code = await import(pathToFileURL(`${folder}/index.mjs`));
  const [speaks, thinks] = ['speaks', 'thinks'].map(
    (part) => new WebAssembly.Module(readFileSync(`${folder}/${part}.wasm`)),
  );
  console.log(JSON.stringify(await answers(code, { speaks, thinks }, JSON.parse(readFileSync(asked)))));
}
