/** A page that has been open since before the server was renewed. */
import { PREFIX } from '../api/storage';

const KEY = `${PREFIX}renewed`;

/** Loads the page again, unless it has been tried for its version; whether it does. */
export function loadsAnew(version: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
  } catch {
    return false; // without a memory it might do so for ever
  }
  location.reload();
  return true;
}
