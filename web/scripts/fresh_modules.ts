// Before each file of tests that share a process: modules of its own, so that none finds what another left in them.
import { vi } from 'vitest';

vi.resetModules();
