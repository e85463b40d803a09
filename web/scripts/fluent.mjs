// Compiles Fluent catalogues: a file `*.ftl` that the client imports is its messages as patterns (`src/i18n/patterns.ts`).
// `kernel.patterns` does the same for the words of games, and a test holds both together.
import {
  FluentParser,
  FunctionReference,
  Message,
  MessageReference,
  NumberLiteral,
  Placeable,
  SelectExpression,
  StringLiteral,
  TextElement,
  VariableReference,
} from '@fluent/syntax';

/** @typedef {import('../src/i18n/patterns').Pattern} Pattern */
/** @typedef {Exclude<Pattern, string>[number]} Part */
/** @typedef {ReadonlyMap<string, import('@fluent/syntax').Pattern>} Known */

/**
 * The messages of a catalogue.
 *
 * @param {string} text
 */
export function messagesOf(text) {
  const { body } = new FluentParser({ withSpans: false }).parse(text);
  const junk = body.find((entry) => entry.type === 'Junk');
  if (junk) throw new Error(`not Fluent: ${junk.content}`);
  return body.filter((entry) => entry instanceof Message);
}

/**
 * What stands in braces, as parts of a pattern.
 *
 * @param {import('@fluent/syntax').InlineExpression | SelectExpression | Placeable} what
 * @param {Known} known
 * @returns {Part[]}
 */
function placed(what, known) {
  if (what instanceof Placeable) return placed(what.expression, known);
  if (what instanceof StringLiteral) return [what.parse().value];
  if (what instanceof VariableReference) return [[what.id.name]];
  if (what instanceof FunctionReference && what.id.name === 'NUMBER') {
    const [first] = what.arguments.positional;
    if (first instanceof VariableReference) return [[first.id.name, 'grouped']];
  }
  if (what instanceof MessageReference) {
    const named = known.get(what.id.name);
    if (named) return [patternOf(named, known)].flat();
  }
  if (what instanceof SelectExpression && what.selector instanceof VariableReference) {
    const other = what.variants.find((one) => one.default);
    const chosen = what.variants
      .filter((one) => one !== other)
      .map(({ key, value }) => [key instanceof NumberLiteral ? key.value : key.name, patternOf(value, known)]);
    if (other) return [[what.selector.id.name, Object.fromEntries(chosen), patternOf(other.value, known)]];
  }
  throw new Error(`${what.type} has no form as data`);
}

/**
 * @param {import('@fluent/syntax').Pattern} pattern
 * @param {Known} known
 * @returns {Pattern}
 */
function patternOf({ elements }, known) {
  /** @type {Part[]} */
  const parts = [];
  for (const element of elements)
    for (const part of element instanceof TextElement ? [element.value] : placed(element.expression, known)) {
      const before = parts.at(-1);
      if (typeof part === 'string' && typeof before === 'string') parts.splice(-1, 1, before + part);
      else parts.push(part);
    }
  const [first] = parts;
  return parts.length === 1 && typeof first === 'string' ? first : parts;
}

/**
 * A catalogue as patterns, those of attributes by their names.
 *
 * @param {string} text
 * @returns {import('../src/i18n/patterns').Catalogue}
 */
export function compiled(text) {
  const messages = messagesOf(text);
  const known = new Map(messages.flatMap(({ id, value }) => (value ? [[id.name, value]] : [])));
  return Object.fromEntries(
    messages.map(({ id, value, attributes }) => [
      id.name,
      value
        ? patternOf(value, known)
        : Object.fromEntries(attributes.map((one) => [one.id.name, patternOf(one.value, known)])),
    ]),
  );
}

/**
 * For Vite.
 * @type {import('vite').Plugin}
 */
export const fluent = {
  name: 'fluent',
  transform(text, id) {
    return id.endsWith('.ftl') ? { code: `export default ${JSON.stringify(compiled(text))};`, map: null } : null;
  },
};
