/** All probes by name; two of one name are an error here. */
import * as board from './board';
import * as side from './side';
import * as text from './text';

export * from './accessibility';
export * from './board';
export * from './browsers';
export * from './colours';
export * from './flights';
export * from './moments';
export * from './network';
export * from './pieces';
export * from './play';
export * from './seats';
export * from './side';
export * from './storage';
export * from './tables';
export * from './text';

/** All that is measured of a table in one state and size. */
export const measured = () => ({
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
