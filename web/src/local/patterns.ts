/** Puts messages into words, from patterns as the server's `kernel.patterns` describes them. */

type Part = string | [string] | [string, 'grouped'] | [string, Readonly<Record<string, Pattern>>, Pattern];
export type Pattern = string | readonly Part[];
export type Parameters = Readonly<Record<string, number | string>>;

/** Says a message of a catalogue. */
export type Say = (name: string, given?: Parameters) => string;

/** What says the messages of a catalogue, in its language. */
export function speaker(patterns: Readonly<Record<string, Pattern>>, language: string): Say {
  const plural = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const chosen = (keys: Readonly<Record<string, Pattern>>, value: number | string): Pattern | undefined =>
    keys[value] ?? (typeof value === 'number' ? keys[plural.select(value)] : undefined);
  const said = (pattern: Pattern, given: Parameters): string =>
    typeof pattern === 'string' ? pattern : pattern.map((part) => placed(part, given)).join('');
  const placed = (part: Part, given: Parameters): string => {
    if (typeof part === 'string') return part;
    const [name, keys, other = ''] = part;
    const value = given[name] ?? '';
    if (keys === 'grouped') return typeof value === 'number' ? numbers.format(value) : value;
    return keys ? said(chosen(keys, value) ?? other, given) : String(value);
  };
  return (name, given = {}) => said(patterns[name] ?? name, given);
}
