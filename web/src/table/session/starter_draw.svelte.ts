/** How the draw of the first player is shown: it hops from seat to seat and stops at the one drawn. */
import { skips } from '../../board/model/step_queue';

const HEARD = ['pointerdown', 'keydown'] as const;
const HOP = 130; // milliseconds at a seat
const SLOWER = 1.7; // in the last round
const ROUNDS = 2;
const REST = 1600; // milliseconds at the seat drawn

export class StarterDraw {
  /** The seat it is at now; -1 where none is being drawn. */
  at = $state(-1);

  /**
   * Run to `seat` of `seats`; `landed` is called when it stops there, `done` a while later, both at once when anything
   * is pressed. Returns how to stop it.
   */
  run(seat: number, seats: number, still: boolean, landed: () => void, done: () => void): () => void {
    let left = still ? 0 : ROUNDS * seats + seat;
    this.at = still ? seat : 0;
    let timer: ReturnType<typeof setTimeout>;
    const hop = (): void => {
      if (left-- > 0) {
        this.at = (this.at + 1) % seats;
        timer = setTimeout(hop, HOP * (left < seats ? SLOWER : 1));
      } else {
        landed();
        timer = setTimeout(() => {
          this.at = -1;
          done();
        }, REST);
      }
    };
    timer = setTimeout(hop, HOP);
    const skip = (event: Event): void => {
      if (!skips(event)) return;
      stop();
      landed();
      done();
    };
    const stop = (): void => {
      for (const event of HEARD) removeEventListener(event, skip);
      clearTimeout(timer);
      this.at = -1;
    };
    for (const event of HEARD) addEventListener(event, skip);
    return stop;
  }
}
