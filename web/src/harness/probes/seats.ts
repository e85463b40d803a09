/** What stands at the seats of a table: names, notes, clocks, colours. */
import { all, box, one } from './elements';

/** Names of which not all letters are seen. */
export const cutNames = (): (string | null)[] =>
  all('.seats .name')
    .filter((name) => name.offsetWidth && name.scrollWidth > name.clientWidth)
    .map(({ textContent }) => textContent);

/** Everybody is called by one name. */
export function callEverybody(name: string): void {
  for (const element of all('.seats .name')) element.textContent = name;
}

function seatOf(part: Element): HTMLElement {
  const seat = part.closest<HTMLElement>('.seat');
  if (!seat) throw new Error(`${part.className} is at no seat`);
  return seat;
}

const RIM = 4; // pixels between what is said of a seat and its edge

/** Notes, or other parts of seats, that are cut, touch the edge or lie over a score. */
export const cutNotes = (selector: string): (string | null)[] =>
  all(`.seats ${selector}`)
    .filter((note) => {
      const [seat, score] = [box(seatOf(note)), box(one('.score', seatOf(note)))];
      const { left, right, top, bottom } = box(note);
      const over = left < score.right && right > score.left && top < score.bottom && bottom > score.top;
      return over || right > seat.right - RIM || note.scrollWidth > note.clientWidth;
    })
    .map(({ textContent }) => textContent);

const TURN_LINE = 3; // pixels at the lower edge of a seat, which say whose turn it is

/** Clocks that are not seen whole, clear of the edges of their seat and of its turn's line. */
export const cutClocks = (): (string | null)[] =>
  all('[data-clock]')
    .filter((clock) => {
      const [seat, name] = [box(seatOf(clock)), box(one('.name', seatOf(clock)))];
      const [icon, line, own] = [box(one(':first-child', clock)), box(clock.parentElement ?? clock), box(clock)];
      return (
        icon.left < line.left ||
        own.right > line.right + 1 ||
        name.top <= seat.top ||
        own.bottom > seat.bottom - TURN_LINE
      );
    })
    .map(({ textContent }) => textContent);

const worn = (element: Element): string => /seat-\d/.exec(element.getAttribute('class') ?? '')?.[0] ?? '';

/** The colour of each seat. */
export const wornBySeats = (): string[] => all('.seats [data-seat]').map((seat) => worn(one('.disc', seat)));

/** The colours in which each letter is seen: at the seats, in the log, in list and chart of the end. */
export function wornByLetters(): Record<string, Record<string, string[]>> {
  const by = (selector: string): Record<string, string[]> => {
    const byLetter: Record<string, string[]> = {};
    for (const element of all(selector)) (byLetter[one('.letter', element).textContent] ??= []).push(worn(element));
    return byLetter;
  };
  return {
    seats: by('.seats .disc'),
    log: by('.log .disc'),
    list: by('.ranking .disc'),
    chart: by('figure svg > g'),
  };
}

/** The colours of the rings round what was played last. */
export const wornByRings = (): string[] => all('.stage .mark-last').map(worn);
