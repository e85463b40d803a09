/** Tables at the server and on this device, one file of the build. */
export { default as LocalGame } from '../pages/local/LocalGame.svelte';
export { default as Table } from './Table.svelte';
