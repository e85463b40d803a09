/** Puts messages into words: patterns, which are what Fluent catalogues are compiled to, here and by `kernel.patterns`. */

type Part = string | readonly [string, ('grouped' | Readonly<Record<string, Pattern>>)?, Pattern?];
export type Pattern = string | readonly Part[];
export type Parameters = Readonly<Record<string, number | string>>;

/** The messages of one catalogue by their names: each is a pattern, or has some by the names of its attributes. */
export type Catalogue = Readonly<Record<string, Pattern | Readonly<Record<string, Pattern>>>>;

/** Says a message of a catalogue. */
export type TurnSentence = (name: string, args?: Parameters) => string;

/** What puts patterns into words, in their language. */
export function sayer(language: string): (pattern: Pattern, args: Parameters) => string {
  // a browser takes milliseconds to make them, and few messages need them
  let plural: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const chosen = (keys: Readonly<Record<string, Pattern>>, value: number | string): Pattern | undefined =>
    keys[value] ??
    (typeof value === 'number' ? keys[(plural ??= new Intl.PluralRules(language)).select(value)] : undefined);
  const said = (pattern: Pattern, args: Parameters): string =>
    typeof pattern === 'string' ? pattern : pattern.map((part) => placed(part, args)).join('');
  const placed = (part: Part, args: Parameters): string => {
    if (typeof part === 'string') return part;
    const [name, keys, other = ''] = part;
    const value = args[name] ?? '';
    if (keys === 'grouped')
      return typeof value === 'number' ? (numbers ??= new Intl.NumberFormat(language)).format(value) : value;
    return keys ? said(chosen(keys, value) ?? other, args) : String(value);
  };
  return said;
}

/** What says the messages of a catalogue, in its language. */
export function speaker(patterns: Readonly<Record<string, Pattern>>, language: string): TurnSentence {
  const said = sayer(language);
  return (name, args = {}) => said(patterns[name] ?? name, args);
}

/** A pattern with each of its texts changed; what it is given stays. */
export function changed(pattern: Pattern, change: (text: string) => string): Pattern {
  if (typeof pattern === 'string') return change(pattern);
  return pattern.map((part): Part => {
    if (typeof part === 'string') return change(part);
    const [name, keys, other] = part;
    if (typeof keys !== 'object') return part;
    const forms = Object.entries(keys).map(([key, form]) => [key, changed(form, change)] as const);
    return [name, Object.fromEntries(forms), changed(other ?? '', change)];
  });
}
