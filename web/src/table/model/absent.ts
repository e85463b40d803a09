// Players who have been away so long that the others may let a bot play for them.

export interface Other {
  seat: number;
  player: { here?: boolean };
}

/** Since when the others have been missed, as this device has seen it: never longer ago than the server has. */
export class Absent {
  private since = new Map<number, number>();

  /** Seats whose players have been away for at least `long` milliseconds, the time the server asks for. */
  look(others: readonly Other[], now: number, long: number): number[] {
    const missed = others.filter(({ player }) => !player.here).map(({ seat }) => seat);
    this.since = new Map(missed.map((seat) => [seat, this.since.get(seat) ?? now]));
    return missed.filter((seat) => now - (this.since.get(seat) ?? now) >= long);
  }
}
