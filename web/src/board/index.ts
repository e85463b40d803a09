// The one door to boards: tell it what lies where and what may be done, hear what was touched. `model` beside it has the
// records, without drawing.
export { default as Board } from './Board.svelte';
