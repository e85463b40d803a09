// The rules of one game under fixed options, and its search, by calls of compiled WebAssembly.
const PAGE = 65536;
const STACK = 3 * PAGE;
const ALIGNMENT = 64;
const ANY = -1;
const ROOM = 2;
const PIECE = 4096;
const VISITS = 8;
const FIRST = 12;
const LABEL = 16;
const COUNT = 20;
const ACTOR = 22;
const KNOWN = 23;
const PROVED = 2;
/** Verdicts by the numbers of `kernel.outcome`. */
const VERDICTS = ["lost", "won", "shared", "drawn"];

/** The format of manifests, and of the output of exports, that this code reads. */
export const FORMAT = 13;

/** A game under the options of its manifest, run by one of its two modules: it lacks what only the other exports. */
export class Game {
  constructor(module, manifest) {
    if (manifest.format !== FORMAT)
      throw new Error(`a manifest of format ${manifest.format}, not ${FORMAT}`);
    this.manifest = manifest;
    this.memory = new WebAssembly.Memory({ initial: STACK / PAGE + 1 });
    const stack = new WebAssembly.Global(
      { value: "i32", mutable: true },
      STACK,
    );
    const env = { __linear_memory: this.memory, __stack_pointer: stack };
    this.exports = new WebAssembly.Instance(module, { env }).exports;
    this.heap = STACK;
    const { record, longest, seats, room } = manifest;
    this.state = this.take(record);
    this.other = this.take(record);
    this.numbers = this.take(4 * Math.max(longest, seats));
    this.weights = this.take(8 * longest);
    this.reals = this.take(8 * seats);
    this.random = this.take(8);
    this.rows = this.take(4 * manifest.columns.length * manifest.most_pieces);
    this.third = this.take(record);
    this.told = this.take(4 * room);
    this.top = this.used = this.heap;
  }

  /** Allocate memory at the end of the heap; it is zero when first allocated. */
  take(size) {
    const at = (this.heap + ALIGNMENT - 1) & -ALIGNMENT;
    this.heap = at + size;
    const missing = this.heap - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** Allocate temporary memory of these sizes, valid until the next call; returns the addresses. */
  scratch(...sizes) {
    this.heap = this.top;
    const places = sizes.map((size) => this.take(size));
    this.used = Math.max(this.used, this.heap);
    return places;
  }

  bytes(at, size) {
    return new Uint8Array(this.memory.buffer, at, size);
  }

  /** Zero allocated memory from an address on, as far as it was used before. */
  clear(begin) {
    if (begin < this.used)
      this.bytes(begin, Math.min(this.used, this.heap) - begin).fill(0);
    this.used = Math.max(this.used, this.heap);
  }

  /**
   * The position before any draw, by the present rules or those of an older version; if the manifest has a `start`,
   * that position instead.
   */
  newState(version = this.manifest.rules_version) {
    if (this.manifest.start)
      return new State(
        this,
        Uint8Array.from(atob(this.manifest.start), (c) => c.charCodeAt(0)),
      );
    const blank = Uint8Array.from(atob(this.manifest.blank), (c) =>
      c.charCodeAt(0),
    );
    const [type, at] = this.manifest.fields.version;
    for (let i = 0; i < Number(type.slice(1)); i++)
      blank[at + i] = version >> (8 * i);
    this.bytes(this.state, blank.length).set(blank);
    this.exports.start(this.state);
    return new State(this, this.bytes(this.state, blank.length).slice());
  }

  /** The position of a record's bytes; `viewer`: the seat whose view the record is. */
  stateOf(bytes, viewer = ANY) {
    return new State(this, bytes, viewer);
  }

  /** For each seat, the scores after each turn of a game from a position on, as far as they mean something. */
  scoreHistory(state, entries) {
    const { seats } = this.manifest;
    const [asked, points] = this.scratch(
      8 * entries.length,
      4 * seats * (entries.length + 1),
    );
    const { buffer } = this.memory;
    new Int32Array(buffer, asked, 2 * entries.length).set(entries.flat());
    this.bytes(this.state, state.bytes.length).set(state.bytes);
    const count = this.exports.turns(
      this.state,
      1,
      seats,
      asked,
      2 * entries.length,
      points,
      seats * (entries.length + 1),
    );
    const all = new Int32Array(buffer, points, count * seats);
    return Array.from({ length: seats }, (_, seat) =>
      Array.from({ length: count }, (_, turn) => all[turn * seats + seat]),
    );
  }

  /** Search the tree of what a seat may know for its best action. The same seed gives the same answer. */
  search(state, seat, { simulations = 1000, seed = 1 } = {}) {
    const search = new Search(this, state, seat, { seed, most: simulations });
    return { ran: search.run(simulations), lines: search.lines() };
  }

  /** The actions of a bot's whole turn, at a level of the manifest. */
  turn(state, seat, { level = "master", seed = 1 } = {}) {
    const turn = new Turn(this, state, seat, { how: level, seed });
    while (!turn.think(PIECE));
    return turn.run;
  }
}

/**
 * A search tree from what a seat may know: run simulations, read results, and run more.
 *
 * The tree uses the memory beyond its game's own, which the next search of the same game overwrites.
 */
export class Search {
  constructor(
    game,
    state,
    seat,
    { seed = 1, most = 250_000, beside = 0 } = {},
  ) {
    const { record, seats, longest, hidden, bound, search } = game.manifest;
    const puct = search.puct === 1;
    this.game = game;
    this.seat = seat;
    this.columns = seats + (hidden && !puct ? 1 : 0);
    this.capacity = 2 + 4 * (1 + most);
    game.heap = game.top;
    const begin = game.take(record);
    this.root = begin;
    this.states = game.take(record);
    this.random = game.take(8);
    this.setting = game.take(search.setting);
    this.facts = game.take(8 * search.facts);
    this.rows = game.take(4 * search.rows * longest);
    this.floats = game.take(8 * search.floats * Math.max(longest, seats));
    this.path = game.take(4 * search.path);
    this.nodes = game.take(search.node * this.capacity);
    this.values = game.take(8 * this.capacity * this.columns);
    this.beside = game.take(beside);
    game.clear(begin);
    game.bytes(this.root, record).set(state.view(seat).bytes);
    const reals = new Float64Array(game.memory.buffer, this.setting, 3);
    reals.set([search.exploration, search.high, search.unvisited]);
    const whole = new BigInt64Array(game.memory.buffer, this.setting + 24, 5);
    whole.set([bound, seat, seats, hidden ? 1 : 0, puct ? 1 : 0].map(BigInt));
    const facts = new BigInt64Array(
      game.memory.buffer,
      this.facts,
      search.facts,
    );
    facts[0] = 2n; // places in use
    facts[2] = 1n; // nodes made
    game.exports.reseed(this.random, BigInt(seed));
  }

  /** Run more simulations; returns how many ran, fewer if the position is proved. */
  run(simulations) {
    return this.game.exports.simulate(...this.arrays(), simulations);
  }

  /** The arguments of the compiled loops. */
  arrays() {
    const { weights, manifest } = this.game;
    const { longest, seats, search } = manifest;
    return [
      this.root,
      1,
      this.states,
      1,
      this.nodes,
      this.capacity,
      this.values,
      this.capacity,
      this.columns,
      this.facts,
      search.facts,
      this.setting,
      1,
      this.random,
      1,
      this.rows,
      search.rows,
      longest,
      this.floats,
      search.floats,
      Math.max(longest, seats),
      weights,
      longest,
      this.path,
      search.path,
    ];
  }

  /** Whether there is no room left for nodes. */
  get full() {
    return (
      Number(new BigInt64Array(this.game.memory.buffer, this.facts, 1)[0]) >=
      this.capacity - 2
    );
  }

  /** Double the capacity for nodes; throws a `RangeError` if there is no memory for it. */
  grow() {
    const { game, capacity, columns, nodes, values } = this;
    const { node } = game.manifest.search;
    const { heap } = game;
    try {
      this.nodes = game.take(2 * node * capacity);
      this.values = game.take(2 * 8 * capacity * columns);
    } catch (error) {
      Object.assign(this, { nodes, values });
      game.heap = heap;
      throw error;
    }
    game.clear(heap);
    const all = new Uint8Array(game.memory.buffer);
    all.copyWithin(this.nodes, nodes, nodes + node * capacity);
    all.copyWithin(this.values, values, values + 8 * capacity * columns);
    this.capacity = 2 * capacity;
  }

  /** The number of simulations from the root. */
  get visits() {
    return this.#node(this.#root()).visits;
  }

  /** The mean return of each seat. */
  worth() {
    const { visits } = this.#node(this.#root());
    const at = this.values + 8 * this.#root() * this.columns;
    const sums = new Float64Array(
      this.game.memory.buffer,
      at,
      this.game.manifest.seats,
    );
    return Array.from(sums, (sum) => (visits ? sum / visits : 0));
  }

  /** The results for each action of the seat, the most promising first; `values` are the mean returns of the seats. */
  lines() {
    const { seats, search } = this.game.manifest;
    const rank = ({ values: { [this.seat]: mine }, proved }) =>
      proved && mine >= search.high ? 2 : proved && mine <= search.low ? 0 : 1;
    return this.#children(this.#root())
      .map((node) => {
        const { label, visits, proved } = this.#node(node);
        const sums = new Float64Array(
          this.game.memory.buffer,
          this.values + 8 * node * this.columns,
          seats,
        );
        return {
          action: label,
          visits,
          values: Array.from(sums, (sum) => sum / Math.max(1, visits)),
          proved,
        };
      })
      .sort(
        (a, b) =>
          rank(b) - rank(a) ||
          b.visits - a.visits ||
          b.values[this.seat] - a.values[this.seat] ||
          a.action - b.action,
      );
  }

  /** The seat's run that begins with an action and continues with the actions tried most. */
  runFrom(action) {
    const way = [];
    for (let node = this.#root(), wanted = action; ; wanted = undefined) {
      const found = this.#children(node).map((child) => ({
        child,
        ...this.#node(child),
      }));
      const next =
        wanted === undefined
          ? found.reduce(
              (best, one) => (best && best.visits >= one.visits ? best : one),
              undefined,
            )
          : found.find(({ label }) => label === wanted);
      if (!next || next.actor !== this.seat) return way;
      way.push(next.label);
      node = next.child;
    }
  }

  #root() {
    return Number(new BigInt64Array(this.game.memory.buffer, this.facts, 2)[1]);
  }

  #node(node) {
    const { node: size } = this.game.manifest.search;
    const data = new DataView(
      this.game.memory.buffer,
      this.nodes + node * size,
      size,
    );
    return {
      visits: data.getInt32(VISITS, true),
      first: data.getInt32(FIRST, true),
      label: data.getInt32(LABEL, true),
      count: data.getUint16(COUNT, true),
      actor: data.getInt8(ACTOR),
      proved: data.getInt8(KNOWN) === PROVED,
    };
  }

  #children(node) {
    const { first, count } = this.#node(node);
    return Array.from({ length: count }, (_, k) => first + k);
  }
}

/** An array of turns to be computed, in cleared memory of their game. */
export class Thoughts {
  constructor(game, at, count) {
    this.game = game;
    this.at = at;
    this.count = count;
  }

  get array() {
    return [this.at, this.count];
  }

  /** The most actions of a turn. */
  get longest() {
    const [, , [length]] = this.game.manifest.thought.run;
    return length;
  }

  /** Write the settings into all turns. */
  ask(asked) {
    const { game, count, at } = this;
    const { thought, closing, search } = game.manifest;
    for (let k = 0; k < count; k++) {
      const begin = at + k * search.thought;
      for (const [name, value] of Object.entries(asked)) {
        const [type, offset] = thought[name];
        const field = new DataView(game.memory.buffer, begin + offset, 8);
        if (type === "f8") field.setFloat64(0, value, true);
        else field.setBigInt64(0, BigInt(value), true);
      }
      const [, offset, [length]] = thought.closing;
      const room = new Int32Array(game.memory.buffer, begin + offset, length);
      room.fill(ANY).set(closing);
    }
  }

  /** A number of the first turn. */
  whole(name) {
    const [, offset] = this.game.manifest.thought[name];
    const field = new DataView(this.game.memory.buffer, this.at + offset, 8);
    return Number(field.getBigInt64(0, true));
  }

  /** The actions of the first turn. */
  get run() {
    const [, offset] = this.game.manifest.thought.run;
    const at = this.at + offset;
    return Array.from(
      new Int32Array(this.game.memory.buffer, at, this.whole("length")),
    );
  }
}

/**
 * A turn of a bot, computed in pieces: random slips, the game's own solver, tree search. The same seed gives the same
 * turn as natively, whatever the size of the pieces.
 *
 * `how` is a level's name, or its own `simulations`, `slip` and `effort`.
 */
export class Turn {
  constructor(
    game,
    state,
    seat,
    { how = "master", seed = 1, avoid = ANY } = {},
  ) {
    const { levels, search } = game.manifest;
    const { simulations, slip, effort } =
      typeof how === "string" ? levels[how] : how;
    const most = ROOM * simulations;
    this.game = game;
    this.seat = seat;
    this.view = state.view(seat);
    this.search = new Search(game, state, seat, {
      seed,
      most,
      beside: search.thought + ALIGNMENT + search.work,
    });
    const { beside } = this.search;
    this.work = (beside + search.thought + ALIGNMENT - 1) & -ALIGNMENT;
    this.thought = new Thoughts(game, beside, 1);
    const { low } = search;
    this.thought.ask({ seed, slip, low, simulations, effort, avoid, seat });
  }

  /** Run more simulations, or a piece of the solver's work, or decide at once (0); returns whether it is decided. */
  think(simulations) {
    const { game, thought, search, work } = this;
    return (
      game.exports.think(
        ...thought.array,
        work,
        1,
        ...search.arrays(),
        simulations,
      ) !== 0
    );
  }

  /** The actions, once decided, up to one that reveals something: the next are chosen with that knowledge. */
  get run() {
    const { run } = this.thought;
    const view = this.view.copy();
    const last = run.findIndex((action) => {
      const reveals = view.reveals(this.seat, action);
      if (!reveals) view.play(this.seat, action);
      return reveals;
    });
    return last < 0 ? run : run.slice(0, last + 1);
  }

  /** How the turn was decided: 0 by search, 1 at random, 2 by the game's solver. */
  get by() {
    return this.thought.whole("by");
  }

  /** The second best first action of the search; -1 if there is none. */
  get second() {
    return this.thought.whole("second");
  }
}

/** A position: a record of bytes, the same as `State.to_bytes()` in Python. */
export class State {
  constructor(game, bytes, viewer = ANY) {
    this.game = game;
    this.bytes = bytes;
    this.viewer = viewer;
  }

  #in(at = this.game.state) {
    this.game.bytes(at, this.bytes.length).set(this.bytes);
    return at;
  }

  #numbers(count) {
    return Array.from(
      new Int32Array(this.game.memory.buffer, this.game.numbers, count),
    );
  }

  /** The seats that are to act, as a bit mask, or the manifest's `chance` or `over`. */
  turn() {
    return this.game.exports.turn(this.#in());
  }

  /** The legal action numbers of a seat, ascending. */
  legal(seat) {
    const { exports, numbers, manifest } = this.game;
    return this.#numbers(
      exports.legal(this.#in(), seat, numbers, manifest.longest),
    );
  }

  /** At a draw: outcomes with their weights. */
  outcomes() {
    const { exports, numbers, weights, manifest, memory } = this.game;
    const { longest } = manifest;
    const count = exports.chance(
      this.#in(),
      numbers,
      longest,
      weights,
      longest,
    );
    const chances = new BigInt64Array(memory.buffer, weights, count);
    return this.#numbers(count).map((outcome, k) => ({
      outcome,
      weight: Number(chances[k]),
    }));
  }

  /** Play an action of a seat, or a draw of the manifest's `chance`. The action must be legal. */
  play(actor, action) {
    this.game.exports.play(this.#in(), actor, action);
    this.bytes.set(this.game.bytes(this.game.state, this.bytes.length));
  }

  /** What a seat may know; the number of seats stands for spectators. */
  view(seat) {
    const { game } = this;
    if (this.viewer === seat) return this.copy();
    game.bytes(game.other, this.bytes.length).fill(0);
    game.exports.conceal(this.#in(), seat, game.other);
    return new State(
      game,
      game.bytes(game.other, this.bytes.length).slice(),
      seat,
    );
  }

  /** The action as a seat sees it. */
  seen(actor, action, seat) {
    return this.game.exports.seen(this.#in(), actor, action, seat);
  }

  /**
   * On a `view`: as many of `actions` as can be played, in an order in which each is legal after those before it; what
   * may follow; and the views before and after the last of them.
   */
  arrange(seat, actions) {
    const { game } = this;
    const { record, longest } = game.manifest;
    const n = actions.length;
    const size = n + 1 + longest + n + n * n;
    const [views, asked, numbers] = game.scratch(
      record * (n + 1),
      4 * n,
      4 * size,
    );
    const { buffer } = game.memory;
    new Int32Array(buffer, asked, n).set(actions);
    const count = game.exports.arrange(
      this.#in(views),
      n + 1,
      seat,
      asked,
      n,
      numbers,
      size,
    );
    const written = Array.from(
      new Int32Array(buffer, numbers, n + 1 + longest),
    );
    const view = (k) =>
      new State(
        game,
        game.bytes(views + k * record, record).slice(),
        this.viewer,
      );
    return {
      order: written.slice(0, count).map((k) => actions[k]),
      legal: written.slice(n + 1, n + 1 + written[n]),
      before: view(Math.max(0, count - 1)),
      after: view(count),
    };
  }

  /** Whether an action of a seat reveals what others chose in secret: a run of actions ends there. */
  reveals(seat, action) {
    return this.game.exports.reveals(this.#in(), seat, action) !== 0;
  }

  scores() {
    const { exports, numbers, manifest } = this.game;
    exports.scores(this.#in(), numbers, manifest.seats);
    return this.#numbers(manifest.seats);
  }

  /** Whether scores mean something yet. */
  scored() {
    return this.game.exports.scored(this.#in()) !== 0;
  }

  /** At the end: a number for each seat, 1 for a win and -1 for a loss. */
  returns() {
    const { exports, reals, manifest, memory } = this.game;
    new Float64Array(memory.buffer, reals, manifest.seats).fill(0);
    exports.returns(this.#in(), reals, manifest.seats);
    return Array.from(new Float64Array(memory.buffer, reals, manifest.seats));
  }

  /** At the end: the verdict, the leaders, and all seats from first to last, tied ones together. */
  outcome() {
    const { game } = this;
    const { exports, manifest, reals } = game;
    const { seats, teams, more_is_better: more, shares_wins } = manifest;
    const [points, sides, leads, places] = game.scratch(
      ...Array(4).fill(4 * seats),
    );
    const { buffer } = game.memory;
    const at = (place) => new Int32Array(buffer, place, seats);
    at(points).set(this.scores());
    at(sides).set(teams);
    this.returns(); // writes them into `reals`
    const { high } = manifest.search;
    const verdict =
      VERDICTS[
        exports.judge(
          reals,
          seats,
          sides,
          seats,
          high,
          +shares_wins,
          leads,
          seats,
        )
      ];
    exports.rank(points, seats, reals, seats, +more, places, seats);
    const leaders = [];
    const groups = Array.from({ length: seats }, () => []);
    for (let seat = 0; seat < seats; seat++) {
      if (at(leads)[seat]) leaders.push(seat);
      groups[at(places)[seat]].push(seat);
    }
    const ranking = groups.filter((group) => group.length);
    return { verdict, leaders, ranking };
  }

  /** On a `view`: a row for each piece that the seat sees, with the numbers that `columns` names. */
  pieces(seat) {
    const { exports, rows, manifest, memory } = this.game;
    const wide = manifest.columns.length;
    const count = exports.pieces(
      this.#in(),
      seat,
      rows,
      manifest.most_pieces,
      wide,
    );
    const all = Array.from(new Int32Array(memory.buffer, rows, count * wide));
    return Array.from({ length: count }, (_, k) =>
      all.slice(k * wide, (k + 1) * wide),
    );
  }

  /** On a `view`: a whole position that fits it, with the unknown dealt at random. */
  guess(seed) {
    const { exports, random } = this.game;
    exports.reseed(random, BigInt(seed));
    exports.guess(this.#in(), this.viewer, random);
    return new State(
      this.game,
      this.game.bytes(this.game.state, this.bytes.length).slice(),
    );
  }

  copy() {
    return new State(this.game, this.bytes.slice(), this.viewer);
  }
}
