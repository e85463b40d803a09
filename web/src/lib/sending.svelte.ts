/** Something that a page asks of the server: whether it is under way, and why it did not succeed. */

import { sentenceOf } from './problem';

export class Sending {
  busy = $state(false);
  /** Why the last one did not succeed, in a sentence; "" while nothing is wrong. */
  wrong = $state('');

  async send(work: () => Promise<void>): Promise<void> {
    [this.busy, this.wrong] = [true, ''];
    try {
      await work();
    } catch (error) {
      this.wrong = sentenceOf(error);
    } finally {
      this.busy = false;
    }
  }
}
