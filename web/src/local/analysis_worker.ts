/** Thinks about one position, and reports results now and then; it can be paused and resumed. */
import { Thought, type AnalysisRequest } from './analysis';

/** An order of the page: what to think about, or whether to go on without end. */
export type Order = { ask: AnalysisRequest } | { on: boolean };

const TELL = 200; // milliseconds between two tellings

/** Answer the page from this worker. */
export function serve(): void {
  const again = new MessageChannel(); // a moment for what the page says, without the delay of a timer
  let thought: Thought | undefined;
  let on = false;
  /** Whether to go on when the first memory is used up. */
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
