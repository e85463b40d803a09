/** What my finished games came to: by game, with each person, against each level of bots. */

import { calling } from '../../lib/seats';
import { sidesOf } from '../../table/model/headline';
import type { Row } from '../../lib/tables';

/** Games won, level with others at the top, and lost. */
export interface Tally {
  name: string;
  won: number;
  level: number;
  lost: number;
}

export interface Results {
  games: Tally[];
  people: Tally[];
  /** By the name of the level, in no order. */
  bots: Tally[];
}

type Came = 'won' | 'level' | 'lost';

/** What a game came to for me; null where it came to nothing, or I had several of its seats. */
function came({ result, players, mySeats }: Row): Came | null {
  const sides = sidesOf(players);
  const side = sides[mySeats[0] ?? -1];
  if (!result || result.verdict === 'unfinished' || mySeats.length !== 1 || side === undefined) return null;
  if (!result.leaders.some((seat) => sides[seat] === side)) return 'lost';
  return result.verdict === 'won' ? 'won' : result.verdict === 'lost' ? 'lost' : 'level';
}

class Tallies {
  readonly #found = new Map<string, Tally>();

  add(name: string, outcome: Came): void {
    const tally = this.#found.get(name) ?? { name, won: 0, level: 0, lost: 0 };
    tally[outcome] += 1;
    this.#found.set(name, tally);
  }

  get all(): Tally[] {
    return [...this.#found.values()];
  }
}

/** The results of those tables that are over. */
export function resultsOf(rows: readonly Row[]): Results {
  const [games, people, bots] = [new Tallies(), new Tallies(), new Tallies()];
  for (const row of rows) {
    const outcome = came(row);
    const mine = row.mySeats[0] ?? -1;
    if (!outcome) continue;
    games.add(row.title, outcome);
    const sides = sidesOf(row.players);
    const others = row.players.flatMap((player, seat) => (sides[seat] === sides[mine] ? [] : [{ player, seat }]));
    const names = others.filter(({ player }) => player.kind === 'person' || player.stands_in);
    for (const { seat } of names) people.add(calling(row.players)(seat), outcome);
    const levels = others.flatMap(({ player }) =>
      player.kind === 'bot' && !player.stands_in ? [player.level ?? ''] : [],
    );
    for (const level of new Set(levels)) bots.add(level, outcome);
  }
  return { games: games.all, people: people.all, bots: bots.all };
}
