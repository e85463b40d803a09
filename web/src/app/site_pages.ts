/** The pages round the table, one file of the build. */
export { default as About } from '../about/About.svelte';
export { default as Create } from '../create/Create.svelte';
export { default as Facts } from '../reference/Facts.svelte';
export { default as Home } from '../home/Home.svelte';
export { default as Join } from '../join/Join.svelte';
export { default as Rules } from '../rules/Rules.svelte';
