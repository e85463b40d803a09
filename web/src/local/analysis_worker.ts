/** Thinks about one position, and says now and then what it has found; it can be told to stop, and to go on. */
import { Thought, type AnalysisRequest } from './analysis';

/** What the page says: what to think about, or whether to go on; on and on, once it is asked to. */
export type Order = { ask: AnalysisRequest } | { on: boolean };

const TELL = 200; // milliseconds between two tellings

/** Answer the page from this worker. */
export function serve(): void {
  const again = new MessageChannel(); // a moment for what the page says, without the delay of a timer
  let thought: Thought | undefined;
  let on = false;
  /** Whether it goes on when the first room is used up. */
  let patient = false;
  let toldAt = -TELL;

  again.port2.onmessage = () => {
    if (!on || !thought) return;
    const result = thought.on();
    const pause = result.done || (result.full && !patient);
    if (pause || performance.now() - toldAt >= TELL) {
      postMessage(result);
      toldAt = performance.now();
    }
    if (result.full && patient) thought.extend();
    on = !pause;
    if (on) again.port1.postMessage(null);
  };

  addEventListener('message', ({ data }: MessageEvent<Order>) => {
    const was = on;
    if ('ask' in data) {
      thought = new Thought(data.ask);
      on = true;
    } else {
      on = data.on;
      patient ||= on;
    }
    if (on && !was) again.port1.postMessage(null);
  });
}
