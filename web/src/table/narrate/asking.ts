/** A narrator that asks the server; what is asked together is sent together. */
import type { NarratorCall } from '../../lib/wire';
import { inRows, type DraftNumbers, type Narrator, type SceneNumbers } from './narrator';

/** Calls in one request (`view.ask`). */
const MOST_CALLS = 64;
/** Entries that the calls of one request go through. */
const MOST_ENTRIES = 1000;
/** Actions that they try. */
const MOST_ACTIONS = 128;
/** Numbers of a piece's row, and of a row that differs. */
const [ROW, CHANGE] = [9, 10];

/** Numbers for each call. */
export type Answers = number[][][];
/** Sends calls, and has their answers. */
export type SendCalls = (calls: NarratorCall[]) => Promise<Answers>;

interface PendingCall {
  call: NarratorCall;
  answer: (lists: number[][]) => void;
  fail: (error: unknown) => void;
}

const entriesOf = ([, start, end]: NarratorCall): number => Math.max(1, end - start);

export class AskingNarrator implements Narrator {
  private waiting: PendingCall[] = [];

  constructor(private readonly ask: SendCalls) {}

  async scene(at: number): Promise<SceneNumbers> {
    const [told = [], ending = [], scores = [], pieces = []] = await this.asked('scene', at);
    return { told, ending, scores, pieces: inRows(pieces, ROW) };
  }

  async changes(from: number, to: number): Promise<number[]> {
    const [numbers = []] = await this.asked('changes', from, to);
    return numbers;
  }

  tell(from: number, to: number): Promise<number[][]> {
    return this.asked('tell', from, to);
  }

  async preview(at: number, actions: readonly number[]): Promise<DraftNumbers> {
    const [order = [], legal = [], rows = [], preview = [], ...wrong] = await this.asked('preview', at, at, actions);
    const refused = wrong.map(([action = -1, ...why]) => ({ action, why }));
    return { order, legal, changes: inRows(rows, CHANGE), preview, wrong: refused };
  }

  async refusal(at: number, actions: readonly number[], face?: number): Promise<number[]> {
    const [why = []] = await this.asked('refusal', at, at, actions, face);
    return why;
  }

  async legal(at: number): Promise<{ due: number[]; legal: number[] }> {
    const [due = [], legal = []] = await this.asked('legal', at);
    return { due, legal };
  }

  private asked(
    name: NarratorCall[0],
    at: number,
    to = at,
    actions: readonly number[] = [],
    face: number | null = null,
  ): Promise<number[][]> {
    return new Promise((answer, fail) => {
      if (!this.waiting.length) queueMicrotask(() => void this.send());
      this.waiting.push({ call: [name, at, to, [...actions], face], answer, fail });
    });
  }

  /** Send what waits, in as many requests as it needs: one after the other, since a server plays a record for each. */
  private async send(): Promise<void> {
    const waiting = this.waiting.splice(0);
    while (waiting.length) {
      let [entries, actions] = [0, 0];
      const over = waiting.findIndex(({ call }) => {
        entries += entriesOf(call);
        actions += call[3].length;
        return entries > MOST_ENTRIES || actions > MOST_ACTIONS;
      });
      const batch = waiting.splice(0, Math.min(MOST_CALLS, over < 0 ? waiting.length : Math.max(1, over)));
      try {
        const answers = await this.ask(batch.map(({ call }) => call));
        batch.forEach(({ answer }, k) => answer(answers[k] ?? []));
      } catch (error) {
        for (const { fail } of [...batch, ...waiting.splice(0)]) fail(error);
      }
    }
  }
}
