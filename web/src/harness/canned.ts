/** A table that tells what was written down beforehand, in place of one at a server. */
import type { FromSession, Listener } from '../lib/socket';
import type { TableSource } from '../table/session/source';
import type { ScenarioState } from './scenario';

export class Canned implements TableSource {
  /** No record was written down. */
  readonly known = null;
  /** Done when the draft has been answered. */
  readonly answered: Promise<void>;
  private answer: () => void = () => undefined;

  constructor(
    private readonly listener: Listener,
    private readonly moment: ScenarioState,
  ) {
    this.answered = moment.draft ? new Promise((done) => (this.answer = done)) : Promise.resolve();
    queueMicrotask(() => {
      listener.state('open');
      this.greet();
    });
  }

  greet(): boolean {
    this.listener.message(this.moment.snapshot);
    return true;
  }

  /** The draft is answered; what is played is lost, and followed by `play` alone. */
  send(message: FromSession): boolean {
    const { draft } = this.moment;
    if (message.t !== 'try' || !draft) return true;
    queueMicrotask(() => {
      this.listener.message({ ...draft, id: message.id });
      this.answer();
    });
    return true;
  }

  close(): void {
    // nothing is open
  }

  refuse(): void {
    if (this.moment.refused) this.listener.message(this.moment.refused);
  }

  play(): void {
    for (const message of this.moment.told) this.listener.message(message);
  }
}
