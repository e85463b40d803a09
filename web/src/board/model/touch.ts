// Action numbers and what to touch for them, both ways, from a board's touch table. Knows no game.
import type { Board, Ref, Touches } from '../../lib/wire';

/** Joins refs to one key; no ref holds this character. */
const GLUE = '\n';

/** What touching one more thing would mean: the actions it completes, and whether longer paths go on. */
export interface Reach {
  actions: number[];
  more: boolean;
  /** Whether it is not to be shown, because finding it is part of the game. */
  quiet: boolean;
}

/** How many action numbers a block of the table covers. */
function size(block: Touches): number {
  if (block.axes?.length) return block.axes.reduce((total, axis) => total * axis.length, 1);
  return block.each?.length || block.buttons?.length || 0;
}

/** The refs of the `i`-th action of a block; empty for a mere button. */
function refsAt(block: Touches, i: number): readonly Ref[] {
  if (!block.axes?.length) return block.each?.[i] ?? [];
  const refs: Ref[] = [];
  for (const axis of [...block.axes].reverse()) {
    refs.unshift(axis[i % axis.length] ?? '');
    i = Math.floor(i / axis.length);
  }
  return refs;
}

/**
 * Things touched one after another; each may be meant in several ways: a piece as its face, as a form that it can
 * take, as the place where it lies.
 */
export type Path = readonly (readonly Ref[])[];

/** Whether refs begin with the things of a path. */
function begins(refs: readonly Ref[], path: Path): boolean {
  return path.every((meant, i) => meant.includes(refs[i] ?? ''));
}

/** All ways to read a path, as refs. */
function readings(path: Path): Ref[][] {
  return path.reduce<Ref[][]>((all, meant) => all.flatMap((refs) => meant.map((ref) => [...refs, ref])), [[]]);
}

/**
 * A board's touch table, ready to be asked.
 *
 * `refs(action)` says what to touch, `label(action)` what its button says, `find(path)` which action a path of
 * touched things means (legal or not), and `reach(legal, path)` what may be touched next.
 */
export class TouchTable {
  readonly closing: ReadonlySet<number>;
  /** Every ref that some action names. */
  readonly named: ReadonlySet<Ref>;
  /** Refs that more is to be touched after, at least for some action. */
  readonly opening: ReadonlySet<Ref>;
  private readonly blocks: readonly Touches[];
  private readonly known = new Map<number, readonly Ref[]>();
  private index: Map<string, number> | null = null;
  /** The first action of each place that people are to find by themselves. */
  private sought: Map<Ref, number> | null = null;

  constructor(board: Pick<Board, 'touches' | 'closing'>) {
    this.blocks = board.touches;
    this.closing = new Set(board.closing ?? []);
    this.named = new Set(board.touches.flatMap((block) => [...(block.axes ?? []), ...(block.each ?? [])].flat()));
    this.opening = new Set(
      board.touches.flatMap((block) => [
        ...((block.axes?.length ?? 0) > 1 ? (block.axes?.[0] ?? []) : []),
        ...(block.each ?? []).flatMap((refs) =>
          refs.length > 1 ? refs.slice(0, block.any_order ? refs.length : 1) : [],
        ),
      ]),
    );
  }

  refs(action: number): readonly Ref[] {
    const cached = this.known.get(action);
    if (cached) return cached;
    const [block, i] = this.at(action);
    const refs = block ? refsAt(block, i) : [];
    this.known.set(action, refs);
    return refs;
  }

  /** Whether touching the first thing is enough where only this action is left. */
  quick(action: number): boolean {
    return this.at(action)[0]?.quick ?? false;
  }

  /** What is still to be touched for an action after the things of a path; null if they are not its things. */
  rest(action: number, path: Path): readonly Ref[] | null {
    const refs = this.refs(action);
    if (!this.at(action)[0]?.any_order) return begins(refs, path) ? refs.slice(path.length) : null;
    const left = [...refs];
    for (const meant of path) {
      const at = left.findIndex((ref) => meant.includes(ref));
      if (at < 0) return null;
      left.splice(at, 1);
    }
    return left;
  }

  /** Whether its button is the one to press while it is legal. */
  obvious(action: number): boolean {
    return this.at(action)[0]?.obvious ?? false;
  }

  /** Whether its button ends the game, and is asked about before. */
  final(action: number): boolean {
    return this.at(action)[0]?.final ?? false;
  }

  label(action: number): string {
    const [block, i] = this.at(action);
    return block?.buttons?.[i] ?? '';
  }

  /**
   * An action that the things of a path mean, legal or not: what to ask the server about.
   *
   * Where the player has to find the places, the last of them is enough.
   */
  find(path: Path): number | null {
    this.index ??= this.build();
    for (const refs of readings(path)) {
      const action = this.index.get(refs.join(GLUE));
      if (action !== undefined) return action;
    }
    this.sought ??= this.seek();
    return (
      path
        .at(-1)
        ?.map((ref) => this.sought?.get(ref))
        .find((action) => action !== undefined) ?? null
    );
  }

  /** Of the legal actions, what may be touched after `path`, and what each touch would do. */
  reach(legal: readonly number[], path: Path = []): Map<Ref, Reach> {
    const reach = new Map<Ref, Reach>();
    for (const action of legal) {
      const rest = this.rest(action, path) ?? [];
      const block = this.at(action)[0];
      for (const next of block?.any_order ? rest : rest.slice(0, 1)) {
        const entry = reach.get(next) ?? { actions: [], more: false, quiet: true };
        entry.quiet &&= (block?.quiet ?? false) && !next.startsWith('=');
        if (rest.length === 1) entry.actions.push(action);
        else entry.more = true;
        reach.set(next, entry);
      }
    }
    return reach;
  }

  /** Legal actions that have buttons. */
  buttons(legal: readonly number[]): number[] {
    return legal.filter((action) => this.label(action) !== '');
  }

  private at(action: number): [Touches | null, number] {
    for (const block of this.blocks) {
      const i = action - block.first;
      if (i >= 0 && i < size(block)) return [block, i];
    }
    return [null, 0];
  }

  private seek(): Map<Ref, number> {
    const sought = new Map<Ref, number>();
    for (const block of this.blocks.filter((touches) => touches.quiet)) {
      for (let i = 0; i < size(block); i++) {
        for (const ref of refsAt(block, i))
          if (!ref.startsWith('=') && !sought.has(ref)) sought.set(ref, block.first + i);
      }
    }
    return sought;
  }

  private build(): Map<string, number> {
    const index = new Map<string, number>();
    for (const block of this.blocks) {
      if (block.buttons?.length && !block.each?.length) continue;
      for (let i = 0; i < size(block); i++) {
        const key = refsAt(block, i).join(GLUE);
        if (!index.has(key)) index.set(key, block.first + i);
      }
    }
    return index;
  }
}
