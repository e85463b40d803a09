/** All words in German. */

export { default as alone } from './alone';
export { default as extras } from './extras';
export { default as lesson } from './lesson';
export { default as pages } from './pages';
export { default as puzzles } from './puzzles';
export { default as shell } from './shell';
export { default as stepping } from './stepping';
export { default as table } from './table';
export { default as terms } from './terms';
export { default as verdict } from './verdict';
