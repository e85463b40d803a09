// What entries change for a seat, in numbers; natively `parlour.display.following` and `news`, with equal results.
const VIEWS = 3;
const STEPS = 2;
const FORM = /\.[^.]*$/;

/** Follows a game for one seat at a board with these faces. */
export class Follower {
  constructor(game, seat, faces) {
    const { most_pieces: most, columns, room } = game.manifest;
    const wide = columns.length + 1;
    const ids = faces.map(({ id }) => id);
    const backs = faces.map(({ back }) => (back ? 1 : 0));
    const general = ids.map((id) =>
      FORM.test(id) ? ids.indexOf(id.replace(FORM, "")) : -1,
    );
    Object.assign(this, { game, seat, most, wide });
    game.heap = game.top;
    this.backs = [this.#put(Uint8Array, backs), faces.length];
    this.general = [this.#put(Int32Array, general), faces.length];
    this.rows = game.take(4 * VIEWS * most * columns.length);
    this.changed = game.take(4 * 2 * most * wide);
    this.room = room + STEPS * 2 * most * (wide + 1);
    this.out = game.take(4 * this.room);
    this.scenes = [game.take(4 * room), room, game.take(4 * room), room];
    game.top = game.heap;
    game.used = Math.max(game.used, game.top);
  }

  /** Play entries from a position on; returns them as the seat knows them, with its views before and after each. */
  known(start, entries) {
    const { seat } = this;
    const state = start.copy();
    const views = [state.view(seat)];
    const seen = entries.map(([actor, action]) => {
      const entry = [actor, state.seen(actor, action, seat)];
      state.play(actor, action);
      views.push(state.view(seat));
      return entry;
    });
    return { views, entries: seen };
  }

  /** The number of steps that known entries make for the seat, then the steps' numbers. */
  steps({ views, entries }) {
    const { game, seat, most, wide } = this;
    const rows = [
      this.rows,
      VIEWS * most,
      wide - 1,
      this.changed,
      2 * most,
      wide,
    ];
    const told = [0];
    entries.forEach(([actor, action], k) => {
      const [before, after] = [views[k], views[k + 1]];
      const between = [
        this.#state("state", before),
        this.#state("other", before),
      ];
      this.#numbers(this.out, 1)[0] = 0;
      const entry = [
        ...between,
        actor,
        action,
        this.#state("third", after),
        seat,
      ];
      const asked = [
        ...entry,
        ...this.backs,
        ...this.general,
        ...rows,
        this.out,
        this.room,
        1,
      ];
      const [count, ...numbers] = this.#numbers(
        this.out,
        game.exports.steps(...asked),
      );
      told[0] += count;
      told.push(...numbers);
    });
    return told;
  }

  /** The numbers of `steps`, then all facts of the scene that differ after the entries. */
  news(known) {
    const { views } = known;
    const told = this.steps(known);
    const asked = [
      this.#state("state", views[0]),
      this.#state("other", views.at(-1)),
      this.seat,
      ...this.scenes,
    ];
    const length = this.game.exports.write_facts(...asked, this.out, this.room, 0);
    return [...told, ...this.#numbers(this.out, length)];
  }

  /** The changes between the pieces of two views: a row for each piece that differs. */
  changes(before, after) {
    const { game, seat, most, wide } = this;
    const all = [before, after].flatMap((view, k) => {
      const at = this.rows + 4 * k * most * (wide - 1);
      return [
        at,
        game.exports.pieces(
          this.#state("state", view),
          seat,
          at,
          most,
          wide - 1,
        ),
        wide - 1,
      ];
    });
    const count = game.exports.differences(
      ...all,
      ...this.backs,
      ...this.general,
      this.changed,
      2 * most,
      wide,
    );
    const found = [...this.#numbers(this.changed, count * wide)];
    return Array.from({ length: count }, (_, k) =>
      found.slice(k * wide, (k + 1) * wide),
    );
  }

  #put(Kind, numbers) {
    const at = this.game.take(Kind.BYTES_PER_ELEMENT * numbers.length);
    new Kind(this.game.memory.buffer, at, numbers.length).set(numbers);
    return at;
  }

  #state(where, { bytes }) {
    const at = this.game[where];
    this.game.bytes(at, bytes.length).set(bytes);
    return at;
  }

  #numbers(at, count) {
    return new Int32Array(this.game.memory.buffer, at, count);
  }
}
