/** Starts the workers of a page. */
import { startWorker as start } from '../lib/browser';
import address from './worker.ts?worker&url';

/** Start a worker that searches for advice, analyses a position, or plays for bots; null where the browser allows none. */
export const startWorker = (role: 'advise' | 'analyse' | 'play'): Worker | null => start(address, role);
