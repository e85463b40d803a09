// Who has been away long enough that the others may have a bot play for them.

/** Milliseconds without a connection until the server takes such a question. */
export const LONG = 60_000;

export interface Other {
  seat: number;
  player: { here?: boolean };
}

/** Since when the others have been missed, as this device has seen it: never longer ago than the server has. */
export class Absent {
  private since = new Map<number, number>();

  /** The seats of those who are away for long now. */
  look(others: readonly Other[], now: number): number[] {
    const missed = others.filter(({ player }) => !player.here).map(({ seat }) => seat);
    this.since = new Map(missed.map((seat) => [seat, this.since.get(seat) ?? now]));
    return missed.filter((seat) => now - (this.since.get(seat) ?? now) >= LONG);
  }
}
