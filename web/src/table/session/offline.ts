// What is offered at a table at the server while its line is lost: another page's, so the frame hands it over.
import { createContext, type Component } from 'svelte';
import type { TableSession } from './session.svelte';

export const [offline, setOffline] = createContext<() => Promise<{ default: Component<{ session: TableSession }> }>>();
