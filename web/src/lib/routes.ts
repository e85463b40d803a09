/** The addresses of the site: what each looks like, how one is read and how one is written. */

export const patterns = {
  home: '/',
  create: '/new/:slug',
  table: '/t/:id',
  terms: '/t/:id/terms',
  join: '/j/:code',
  newEvent: '/events',
  help: '/events/help/:about',
  event: '/events/:id',
  nextEvent: '/events/:id/next',
  eventResults: '/events/:id/results',
  eventMember: '/events/:id/results/:member',
  season: '/seasons/:id',
  come: '/e/:code',
  rules: '/rules/:slug',
  learn: '/learn/:slug',
  puzzles: '/puzzles/:slug',
  daily: '/daily/:slug',
  day: '/daily/:slug/:day',
  facts: '/facts/:slug',
  study: '/study/:id',
  record: '/replay',
  replay: '/replay/:id',
  local: '/local/:id',
  localReplay: '/local/:id/replay',
  me: '/me',
  about: '/about',
  stored: '/about/stored',
  host: '/host',
} as const;

export type Name = keyof typeof patterns;

type Parts<P extends string> = P extends `${string}:${infer Part}/${infer Rest}`
  ? Part | Parts<Rest>
  : P extends `${string}:${infer Part}`
    ? Part
    : never;

/** What an address of this name carries: `Params<'table'>` is `{ id: string }`. */
export type Params<N extends Name> = Record<Parts<(typeof patterns)[N]>, string>;

/** An address that was read. */
export type Route = { [N in Name]: { name: N; params: Params<N> } }[Name];

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/**
 * The page an address asks for, or null where there is none.
 *
 * `match('/t/k3fz')` is `{ name: 'table', params: { id: 'k3fz' } }`.
 */
export function match(path: string): Route | null {
  const parts = segments(path);
  for (const [name, pattern] of Object.entries(patterns)) {
    const wanted = segments(pattern);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, i) => {
      const text = readable(parts[i] ?? '');
      if (!part.startsWith(':')) return part === text;
      params[part.slice(1)] = text ?? '';
      return text !== null;
    });
    if (fits) return { name, params } as Route;
  }
  return null;
}

/** The text of an escaped segment; null when its escapes are broken. */
function readable(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The address of a page: `href('table', { id: 'k3fz' })` is `/t/k3fz`. */
export function href<N extends Name>(
  name: N,
  ...[params]: [Parts<(typeof patterns)[N]>] extends [never] ? [] : [Params<N>]
): string {
  const values: Record<string, string> = params ?? {};
  return patterns[name].replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(values[part] ?? ''));
}
