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
 * @param {import('@fluent/syntax').InlineExpression | SelectExpression | Placeable} expression
 * @param {Known} patterns
 * @returns {Part[]}
 */
function placed(expression, patterns) {
  if (expression instanceof Placeable) return placed(expression.expression, patterns);
  if (expression instanceof StringLiteral) return [expression.parse().value];
  if (expression instanceof VariableReference) return [[expression.id.name]];
  if (expression instanceof FunctionReference && expression.id.name === 'NUMBER') {
    const [first] = expression.arguments.positional;
    if (first instanceof VariableReference) return [[first.id.name, 'grouped']];
  }
  if (expression instanceof MessageReference) {
    const named = patterns.get(expression.id.name);
    if (named) return [patternOf(named, patterns)].flat();
  }
  if (expression instanceof SelectExpression && expression.selector instanceof VariableReference) {
    const other = expression.variants.find((variant) => variant.default);
    const chosen = expression.variants
      .filter((variant) => variant !== other)
      .map(({ key, value }) => [key instanceof NumberLiteral ? key.value : key.name, patternOf(value, patterns)]);
    if (other) return [[expression.selector.id.name, Object.fromEntries(chosen), patternOf(other.value, patterns)]];
  }
  throw new Error(`${expression.type} has no form as data`);
}

/**
 * @param {import('@fluent/syntax').Pattern} pattern
 * @param {Known} patterns
 * @returns {Pattern}
 */
function patternOf({ elements }, patterns) {
  /** @type {Part[]} */
  const parts = [];
  for (const element of elements)
    for (const part of element instanceof TextElement ? [element.value] : placed(element.expression, patterns)) {
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
  const patterns = new Map(messages.flatMap(({ id, value }) => (value ? [[id.name, value]] : [])));
  return Object.fromEntries(
    messages.map(({ id, value, attributes }) => [
      id.name,
      value
        ? patternOf(value, patterns)
        : Object.fromEntries(attributes.map((attribute) => [attribute.id.name, patternOf(attribute.value, patterns)])),
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
