/** Has what belongs to a person follow them to their devices: puzzles, days, lessons, settings; where there is one. */

import { keepProgress, progressKept } from './http';
import { gamesKnown, lessonPlaces } from './lessons';
import { merged, type Following, type GameProgress } from './merged';
import { personKey } from './person';
import { puzzlesMet } from './progress';
import { days } from './puzzles';
import { settingsChosen } from './settings.svelte';
import { byName, onOwned, or, parts, type Owned } from './stored_value';

const AFTER = 1000; // milliseconds in which several changes are sent at once

const ofGames: { [K in keyof GameProgress]: Owned<GameProgress[K]> } = {
  puzzles: puzzlesMet,
  day: days,
  lesson: lessonPlaces,
  knows: gamesKnown,
};
const stores = Object.entries(ofGames) as [keyof GameProgress, Owned<unknown>][];

const following = parts<Following>({
  games: or(
    byName(
      parts<GameProgress>({
        puzzles: (value) => puzzlesMet.read(value),
        day: (value) => days.read(value),
        lesson: (value) => lessonPlaces.read(value),
        knows: (value) => gamesKnown.read(value),
      }),
    ),
    {},
  ),
  settings: (value) => settingsChosen.read(value),
});

/** What the server or this browser keeps, as it is wanted. */
const read = (value: unknown): Following => following(value) ?? { games: {}, settings: settingsChosen.usual };

/** What this browser keeps. */
function here(): Following {
  const games = new Set(stores.flatMap(([, store]) => store.ids()));
  const progressOf = (game: string) => Object.fromEntries(stores.map(([name, store]) => [name, store.get(game)]));
  return read({
    games: Object.fromEntries([...games].map((game) => [game, progressOf(game)])),
    settings: settingsChosen.get(),
  });
}

/** A value as text, whatever the order of its parts. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
const differ = (a: unknown, b: unknown): boolean => written(a) !== written(b);

/** Keep what was found elsewhere. */
function adopt(before: Following, now: Following): void {
  for (const [game, progress] of Object.entries(now.games)) {
    for (const [name, store] of stores) {
      if (differ(progress[name], before.games[game]?.[name])) store.adopt(progress[name], game);
    }
  }
  if (differ(before.settings, now.settings)) settingsChosen.adopt(now.settings, '');
}

async function once(): Promise<void> {
  const key = personKey();
  if (!key) return;
  const there = read(await progressKept(key));
  const before = here();
  const both = merged(before, there);
  adopt(before, both);
  if (differ(both, there)) await keepProgress(key, both);
}

let last = Promise.resolve();

/** Put together what this browser and the server keep; what fails is tried again the next time. */
export function follow(): Promise<void> {
  last = last.then(once).catch(() => undefined);
  return last;
}

/** Follow when the page comes to the front, and soon after it has changed something; returns the end of it. */
export function keepFollowing(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (document.visibilityState === 'visible') void follow();
  };
  const end = onOwned(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void follow(), AFTER);
  });
  document.addEventListener('visibilitychange', look);
  void follow();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    end();
  };
}
