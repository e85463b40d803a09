/**
 * What this browser keeps, each value under a name and by a schema. What does not fit its schema, because another
 * version or a person wrote it, counts as absent. Where the browser keeps nothing, memory does, until the page is closed
 * (`browser.ts`).
 */

import { attempt, local, onStored, tellStored } from './browser';

const PREFIX = 'parlour.1.';

/** Seconds since 1970. */
export const now = (): number => Math.floor(Date.now() / 1000);

/** Whether a name is one of ours among those that the browser keeps. */
export const isOurs = (name: string): boolean => name.startsWith(PREFIX);

/** A value as it is wanted; undefined for one that does not fit. */
export type Schema<T> = (value: unknown) => T | undefined;

export const anything: Schema<unknown> = (value) => value;
export const text: Schema<string> = (value) => (typeof value === 'string' ? value : undefined);
export const flag: Schema<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const number: Schema<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined);
/** A whole number from 0. */
export const count: Schema<number> = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;

/** One of the values allowed. */
export const oneOf =
  <const T>(allowed: readonly T[]): Schema<T> =>
  (value) =>
    allowed.find((choice) => choice === value);

/** What fits, else something usual. */
export const or =
  <T, O>(schema: Schema<T>, usual: O) =>
  (value: unknown): T | O =>
    schema(value) ?? usual;

/** The items of a list that fit a schema. */
export const some =
  <T>(schema: Schema<T>): Schema<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(schema).filter((item) => item !== undefined) : undefined;

/** A list of which all fit. */
export const every =
  <T>(schema: Schema<T>): Schema<T[]> =>
  (value) => {
    const sound = some(schema)(value);
    return sound?.length === (value as unknown[] | undefined)?.length ? sound : undefined;
  };

const asObject = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/** The values of an object that fit a schema, under keys that match a pattern. */
export const byName =
  <T>(schema: Schema<T>, name = /^/): Schema<Record<string, T>> =>
  (value) => {
    const sound = Object.entries(asObject(value) ?? {}).flatMap(([key, item]) => {
      const fits = name.test(key) ? schema(item) : undefined;
      return fits === undefined ? [] : [[key, fits] as const];
    });
    return asObject(value) && Object.fromEntries(sound);
  };

/** An object of which all parts named fit; others are left out. */
export const parts =
  <T extends object>(schemas: { [K in keyof T]-?: Schema<T[K]> }): Schema<T> =>
  (value) => {
    const object = asObject(value);
    const parsed = Object.entries<Schema<unknown>>(schemas).map(
      ([key, schema]) => [key, schema(object?.[key])] as const,
    );
    return object && parsed.every(([, part]) => part !== undefined) ? (Object.fromEntries(parsed) as T) : undefined;
  };

/** A type of the server's, which is kept as it came: the parts that are looked at fit. */
export const withParts =
  <T extends object>(schemas: { [K in keyof T]?: Schema<T[K]> }): Schema<T> =>
  (value) => {
    const parsed = parts(schemas as { [K in keyof T]-?: Schema<T[K]> })(value);
    return parsed && { ...(value as T), ...parsed };
  };

const parsed = (json: string | null): unknown => attempt(() => JSON.parse(json ?? 'null') as unknown, null);

/** A value, or one for each of several ids. */
export class Stored<T> {
  protected readonly key: string;

  constructor(
    name: string,
    private readonly schema: Schema<T>,
    /** What there is where nothing fits. */
    readonly usual: T,
    /** Whether all windows have it, or one until it is closed. */
    private readonly store: Pick<typeof local, 'get' | 'set' | 'remove' | 'keys'> = local,
  ) {
    this.key = PREFIX + name;
  }

  /** A value as it is wanted; what is usual where it does not fit. */
  read(value: unknown): T {
    return this.schema(value) ?? this.usual;
  }

  get(id = ''): T {
    return this.read(parsed(this.store.get(this.key + id)));
  }

  /** Keep a value; whether the browser does, and not only this page. */
  set(value: T, id = ''): boolean {
    return this.store.set(this.key + id, JSON.stringify(value));
  }

  drop(id = ''): void {
    this.store.remove(this.key + id);
  }

  /** The ids under which something is stored. */
  ids(): string[] {
    return this.store
      .keys()
      .filter((key) => key.startsWith(this.key))
      .map((key) => key.slice(this.key.length));
  }

  /** Calls `changed` when another window changes one, or that of an id; returns the end of listening. */
  onChange(changed: () => void, id?: string): () => void {
    return onStored((key) => {
      const mine = id === undefined ? key?.startsWith(this.key) : key === this.key + id;
      if (key === null || mine) changed();
    });
  }
}

const listeners = new Set<() => void>();

/** Calls `changed` when this window changes what is its person's; returns the end of listening. */
export function onOwned(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** What belongs to the person, and follows them to other devices (`following.ts`). */
export class Owned<T> extends Stored<T> {
  override set(value: T, id = ''): boolean {
    const stored = super.set(value, id);
    listeners.forEach((changed) => changed());
    return stored;
  }

  /** Keep what came from another device: pages follow as if another window had changed it. */
  adopt(value: T, id: string): void {
    super.set(value, id);
    tellStored(this.key + id);
  }
}
