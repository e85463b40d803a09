/** A page that has been open since before the server was renewed. */
import { session } from '../api/browser';
import { PREFIX } from '../api/storage';

const KEY = `${PREFIX}renewed`;

/** Loads the page again, unless it has been tried for its version; whether it does. */
export function loadsAnew(version: string): boolean {
  if (session.get(KEY) === version) return false;
  if (!session.set(KEY, version)) return false; // without a memory it might do so for ever
  location.reload();
  return true;
}
