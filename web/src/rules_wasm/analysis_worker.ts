/** Thinks about one position until it is ended, and says now and then what it has found. */
import { Thought, type Question } from './analysis';

const TELL = 200; // milliseconds between two tellings

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const thought = new Thought(data);
  let told = -TELL;
  for (;;) {
    const found = thought.on();
    if (found.done || performance.now() - told >= TELL) postMessage(found);
    if (found.done) return;
    if (performance.now() - told >= TELL) told = performance.now();
  }
});
