/** What pages of puzzles need only once they are shown: what works without a network, and the end of a day. */
export { default as DayDone } from './DayDone.svelte';
export { foresee, keepPuzzles, nextTask, puzzleOf } from './foreseen';
