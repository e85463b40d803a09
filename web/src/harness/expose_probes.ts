/** What browser tests ask of pages: every page that they open, built or of the harness, has it as `probes`. */
import * as probes from './probes/index';

declare global {
  interface Window {
    probes: typeof probes;
  }
}
window.probes = probes;
