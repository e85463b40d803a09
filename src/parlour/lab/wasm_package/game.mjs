// The rules of one game under fixed options, and a bot that searches: WebAssembly, with nothing written twice.
const PAGE = 65536;
const STACK = 3 * PAGE;
const ALIGNMENT = 64;
const VISITS = 8;
const FIRST = 12;
const LABEL = 16;
const COUNT = 20;

/** A game under the options of its manifest. */
export class Game {
  constructor(module, manifest) {
    this.manifest = manifest;
    this.memory = new WebAssembly.Memory({ initial: STACK / PAGE + 1 });
    const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, STACK);
    const env = { __linear_memory: this.memory, __stack_pointer: stack };
    this.exports = new WebAssembly.Instance(module, { env }).exports;
    this.heap = STACK;
    const { record, longest, seats, search } = manifest;
    this.state = this.take(record);
    this.other = this.take(record);
    this.random = this.take(8);
    this.numbers = this.take(4 * Math.max(longest, seats));
    this.weights = this.take(8 * longest);
    this.reals = this.take(8 * seats);
    this.setting = this.take(search.setting);
    this.facts = this.take(8 * search.facts);
    this.rows = this.take(4 * search.rows * longest);
    this.floats = this.take(8 * search.floats * Math.max(longest, seats));
    this.path = this.take(4 * search.path);
    this.top = this.heap;
  }

  /** Memory from the heap's end on, zero when first taken. */
  take(size) {
    const at = (this.heap + ALIGNMENT - 1) & -ALIGNMENT;
    this.heap = at + size;
    const missing = this.heap - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  bytes(at, size) {
    return new Uint8Array(this.memory.buffer, at, size);
  }

  /** The position before any draw, by the present rules or those of an older version. */
  newState(version = this.manifest.rules_version) {
    const blank = Uint8Array.from(atob(this.manifest.blank), (c) => c.charCodeAt(0));
    const [type, at] = this.manifest.fields.version;
    for (let i = 0; i < Number(type.slice(1)); i++) blank[at + i] = version >> (8 * i);
    this.bytes(this.state, blank.length).set(blank);
    this.exports.start(this.state);
    return new State(this, this.bytes(this.state, blank.length).slice());
  }

  /** The position of a record's bytes. */
  stateOf(bytes) {
    return new State(this, bytes);
  }

  /** What a seat should play: a tree search over what it may know. The same seed gives the same answer. */
  search(state, seat, { simulations = 1000, seed = 1 } = {}) {
    const { record, seats, longest, hidden, bound, search } = this.manifest;
    const puct = search.puct === 1;
    this.heap = this.top;
    const columns = seats + (hidden && !puct ? 1 : 0);
    const capacity = 2 + 4 * (1 + simulations);
    const nodes = this.take(search.node * capacity);
    const values = this.take(8 * capacity * columns);
    this.bytes(nodes, values + 8 * capacity * columns - nodes).fill(0);
    this.bytes(this.state, record).set(state.view(seat).bytes);
    const reals = new Float64Array(this.memory.buffer, this.setting, 3);
    reals.set([search.exploration, search.high, search.unvisited]);
    const whole = new BigInt64Array(this.memory.buffer, this.setting + 24, 5);
    whole.set([bound, seat, seats, hidden ? 1 : 0, puct ? 1 : 0].map(BigInt));
    const facts = new BigInt64Array(this.memory.buffer, this.facts, search.facts);
    facts.fill(0n);
    facts[0] = 2n; // places in use
    facts[2] = 1n; // nodes made
    this.exports.reseed(this.random, BigInt(seed));
    const ran = this.exports.simulate(
      this.state, 1, this.other, 1, nodes, capacity, values, capacity, columns, this.facts, search.facts,
      this.setting, 1, this.random, 1, this.rows, search.rows, longest,
      this.floats, search.floats, Math.max(longest, seats), this.weights, longest,
      this.path, search.path, simulations,
    );
    const data = new DataView(this.memory.buffer, nodes);
    const root = Number(facts[1]) * search.node;
    const first = data.getInt32(root + FIRST, true);
    const lines = Array.from({ length: data.getUint16(root + COUNT, true) }, (_, k) => ({
      action: data.getInt32((first + k) * search.node + LABEL, true),
      visits: data.getInt32((first + k) * search.node + VISITS, true),
    }));
    lines.sort((a, b) => b.visits - a.visits || a.action - b.action);
    return { ran, lines };
  }
}

/** A position: a record of bytes, the same as `State.to_bytes()` in Python. */
export class State {
  constructor(game, bytes) {
    this.game = game;
    this.bytes = bytes;
  }

  #in(at = this.game.state) {
    this.game.bytes(at, this.bytes.length).set(this.bytes);
    return at;
  }

  #numbers(count) {
    return Array.from(new Int32Array(this.game.memory.buffer, this.game.numbers, count));
  }

  /** The seats to act as a bit mask, or the manifest's `chance` or `over`. */
  turn() {
    return this.game.exports.turn(this.#in());
  }

  /** The legal action numbers of a seat, ascending. */
  legal(seat) {
    const { exports, numbers, manifest } = this.game;
    return this.#numbers(exports.legal(this.#in(), seat, numbers, manifest.longest));
  }

  /** At a draw: outcomes with their weights. */
  outcomes() {
    const { exports, numbers, weights, manifest, memory } = this.game;
    const { longest } = manifest;
    const count = exports.chance(this.#in(), numbers, longest, weights, longest);
    const chances = new BigInt64Array(memory.buffer, weights, count);
    return this.#numbers(count).map((outcome, k) => ({ outcome, weight: Number(chances[k]) }));
  }

  /** Play an action of a seat, or a draw of the manifest's `chance`. What is not legal must not be played. */
  play(actor, action) {
    this.game.exports.play(this.#in(), actor, action);
    this.bytes.set(this.game.bytes(this.game.state, this.bytes.length));
  }

  /** What a seat may know; the number of seats stands for those who watch. */
  view(seat) {
    const { game } = this;
    game.bytes(game.other, this.bytes.length).fill(0);
    game.exports.conceal(this.#in(), seat, game.other);
    return new State(game, game.bytes(game.other, this.bytes.length).slice());
  }

  /** What a seat is told of an action. */
  seen(actor, action, seat) {
    return this.game.exports.seen(this.#in(), actor, action, seat);
  }

  scores() {
    const { exports, numbers, manifest } = this.game;
    exports.scores(this.#in(), numbers, manifest.seats);
    return this.#numbers(manifest.seats);
  }

  /** At the end: one number a seat, 1 for a win and -1 for a loss. */
  returns() {
    const { exports, reals, manifest, memory } = this.game;
    new Float64Array(memory.buffer, reals, manifest.seats).fill(0);
    exports.returns(this.#in(), reals, manifest.seats);
    return Array.from(new Float64Array(memory.buffer, reals, manifest.seats));
  }

  copy() {
    return new State(this.game, this.bytes.slice());
  }
}
