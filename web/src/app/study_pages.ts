/** Pages that show a game on the table to learn from it, one file of the build; it needs that of the tables. */
export { default as Daily } from '../pages/puzzles/Daily.svelte';
export { default as Learn } from '../pages/learn/Learn.svelte';
export { default as Puzzles } from '../pages/puzzles/Puzzles.svelte';
export { default as Record } from '../pages/replay/Record.svelte';
export { default as Replay } from '../pages/replay/Replay.svelte';
export { default as LocalReplay } from '../pages/local/LocalReplay.svelte';
export { default as Study } from '../pages/replay/Study.svelte';
