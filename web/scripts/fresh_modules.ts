// Before each file of tests that share a process: modules of its own, so that none finds what another left in them.
// After it: clocks and globals are the process's own again.
import { afterAll, vi } from 'vitest';

vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
