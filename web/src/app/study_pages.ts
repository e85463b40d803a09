/** Pages that show a game on the table to learn from it, one file of the build; it needs that of the tables. */
export { default as Daily } from '../puzzles/Daily.svelte';
export { default as Learn } from '../learn/Learn.svelte';
export { default as Puzzles } from '../puzzles/Puzzles.svelte';
export { default as Record } from '../replay/Record.svelte';
export { default as Replay } from '../replay/Replay.svelte';
export { default as Retrace } from '../alone/Retrace.svelte';
export { default as Study } from '../replay/Study.svelte';
