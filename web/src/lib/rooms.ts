import { myName } from './storage';
import { make } from './tables';
import type { RoomInfo } from './wire';
import { navigate } from './router.svelte';
import { href } from './routes';

/** Sit down in a room: it is a table for one. */
export async function enter(room: Pick<RoomInfo, 'slug'>): Promise<void> {
  const newTable = await make({ game: room.slug, seats: [{ kind: 'me', name: myName() }] });
  navigate(href('table', { id: newTable.table }));
}
