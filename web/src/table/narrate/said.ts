/** Puts a packed message, a name with parameters (`kernel.message.packed`), into words. */
import type { Said } from '../../lib/wire';
import type { Parameters, TurnSentence } from '../../i18n/patterns';

/** How the end of a sentence looks. */
const ENDS = /[.!?…]$/;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function said(message: Said, say: TurnSentence, playerOf: (seat: number) => string): string {
  if (typeof message === 'string') return message;
  const words = (part: unknown): string => (part == null ? '' : said(part as Said, say, playerOf));
  const [kind, first, second] = message;
  if (typeof first === 'string' && typeof second === 'object' && !Array.isArray(second)) {
    const args = Object.entries(second as Record<string, number | Said>).map(
      ([name, value]) => [name, typeof value === 'number' ? value : words(value)] as const,
    );
    return say(first, Object.fromEntries(args) satisfies Parameters);
  }
  const items = (list: unknown): string[] => (list as unknown[]).map(words);
  switch (kind) {
    case 'player':
      return playerOf(first as number);
    case 'begin':
      return capital(words(first));
    case 'sentence': {
      const text = capital(words(first));
      return ENDS.test(text) ? text : `${text}.`;
    }
    case 'join':
      return items(second).join(first as string);
    default: {
      const several = items(first);
      const last = several.pop() ?? '';
      return several.length ? say(`list-${String(kind)}`, { some: several.join(', '), last }) : last;
    }
  }
}
