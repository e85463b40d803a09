/** Tables at the server and on this device, one file of the build. */
export { default as Alone } from '../pages/alone/Alone.svelte';
export { default as Table } from './Table.svelte';
