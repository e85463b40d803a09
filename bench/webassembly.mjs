// Work of the compiled rules, for `bench/webassembly.py`: a browser imports it; `node webassembly.mjs PACKAGE` answers
// what stands on each line of its input with a line of JSON.
const DRAFTS = 200;

/** A game, with the pieces of work that are measured. */
export class Contestant {
  constructor(code, { speaks, thinks }, manifest, { entries, seat, games, simulations }) {
    this.code = code;
    this.thinks = thinks;
    this.manifest = manifest;
    this.asked = { seat, simulations };
    this.games = games;
    this.speaker = new code.Game(speaks, manifest);
    this.game = new code.Game(thinks, manifest);
    this.state = this.game.newState();
    for (const [actor, action] of entries) this.state.play(actor, action);
    this.random = this.play = null;
  }

  /** Random games to their ends; how many actions, and the sum of all bytes of the final states. */
  playouts() {
    const { games, manifest } = this;
    const { record, longest, bound } = manifest;
    this.play ??= new this.code.Game(this.thinks, manifest);
    const game = this.play;
    if (!this.random) {
      this.root = game.newState().bytes;
      this.states = game.take(record * games);
      this.random = game.take(8 * games);
      this.tally = game.take(8 * 3);
    }
    for (let k = 0; k < games; k++) game.bytes(this.states + k * record, record).set(this.root);
    game.bytes(this.tally, 24).fill(0);
    game.exports.seed_all(this.random, games, 1n, 0);
    const { numbers, other, weights, states, random, tally } = Object.assign({}, game, this);
    this.outcomes ??= game.take(4 * longest);
    game.exports.play_outs(
      states, games, random, games, bound, numbers, longest, this.outcomes, longest, weights, longest, tally, 3,
    ); // prettier-ignore
    return {
      done: Number(new BigInt64Array(game.memory.buffer, tally, 1)[0]),
      sum: game.bytes(states, record * games).reduce((sum, byte) => sum + byte, 0),
    };
  }

  /** A fresh tree; how many simulations, and the visits of its best action. */
  search() {
    const { seat, simulations } = this.asked;
    const { ran, lines } = this.game.search(this.state, seat, { simulations, seed: 1 });
    return { done: ran, sum: lines[0].visits };
  }

  /** Drafts of one action each, as a page has them judged: a copy, what is legal, one played, what is legal then. */
  drafts() {
    const { seat } = this.asked;
    for (let k = 0; k < DRAFTS; k++) {
      const start = this.speaker.stateOf(this.state.view(seat).bytes);
      const legal = start.legal(seat);
      const after = start.copy();
      after.play(seat, legal[k % legal.length]);
      if (after.turn() > 0) after.legal(seat);
    }
    return { done: DRAFTS, sum: 0 };
  }

  /** Bytes of memory once it has searched. */
  get memory() {
    return this.game.memory.buffer.byteLength;
  }
}

/** Milliseconds from the module's bytes to the first legal list. */
export async function start(code, bytes, manifest, { entries, seat }) {
  const began = performance.now();
  const state = new code.Game(await WebAssembly.compile(bytes), manifest).newState();
  for (const [actor, action] of entries) state.play(actor, action);
  state.legal(seat);
  return performance.now() - began;
}

if (globalThis.process?.argv[1]?.endsWith('webassembly.mjs')) {
  const { readFileSync } = await import('node:fs');
  const { createInterface } = await import('node:readline');
  const { pathToFileURL } = await import('node:url');
  const { brotliCompressSync, gzipSync } = await import('node:zlib');
  const [folder] = process.argv.slice(2);
  const code = await import(pathToFileURL(`${folder}/game.mjs`));
  const [speaks, thinks] = ['speaks', 'thinks'].map((part) => readFileSync(`${folder}/${part}.wasm`));
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`));
  const sizes = (bytes) => ({
    bytes: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  });
  let contestant;
  for await (const line of createInterface({ input: process.stdin })) {
    const { ask, position } = JSON.parse(line);
    if (position) {
      const [one, other] = await Promise.all([speaks, thinks].map((bytes) => WebAssembly.compile(bytes)));
      contestant = new Contestant(code, { speaks: one, thinks: other }, manifest, position);
      contestant.position = position;
    }
    const began = process.cpuUsage();
    const answer =
      ask === 'start'
        ? { done: await start(code, speaks, manifest, contestant.position) }
        : ask?.startsWith('sizes')
          ? sizes(ask.endsWith('speaks') ? speaks : thinks)
          : ask
            ? contestant[ask]()
            : { done: 0 };
    const { user, system } = process.cpuUsage(began);
    console.log(JSON.stringify({ ...answer, seconds: (user + system) / 1e6, memory: contestant.memory }));
  }
}
