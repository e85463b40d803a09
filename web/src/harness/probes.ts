/** What browser tests ask of pages: every page that they open, built or of the harness, has it as `probes`. */
import * as board from './probes/board';
import * as colours from './probes/colours';
import * as play from './probes/play';
import * as side from './probes/side';
import * as tables from './probes/tables';
import * as text from './probes/text';

/** All that is measured of a table in one state and size. */
const measured = () => ({
  areas: board.areas(),
  taken: board.taken(),
  cell: board.smallestCell(),
  covered: board.covered(),
  logOverFelt: board.logOverFelt(),
  beyond: board.beyond(),
  fits: board.fits(),
  text: text.smallestText(),
  cutLines: text.cutLines(),
  shortened: text.shortened(),
  cramped: text.cramped(),
  tight: text.tight(),
  together: text.runTogether(),
  mark: text.leastMark(),
  units: text.units(),
  cut: side.cutParts(),
  lonely: side.lonelyHeadings(),
  nested: side.nested(),
  lines: side.linesWhole(),
});

const probes = { ...board, ...colours, ...play, ...side, ...tables, ...text, measured };
declare global {
  interface Window {
    probes: typeof probes;
  }
}
window.probes = probes;
