/** What stands beside the board, or in the sheet: seen whole or not at all, and within reach. */
import { all, box, one } from './elements';

const PARTS = 'button, a, .input, summary, h2, p, .parts li, .disc, dt';

/** Whether something beside the board is seen whole in what scrolls, cut, hidden there, or out of it. */
function stands(part: HTMLElement): 'whole' | 'cut' | 'hidden' | 'out' {
  const rooms: DOMRect[] = [];
  for (let at = part.parentElement; at?.matches('.aside *'); at = at.parentElement)
    if (getComputedStyle(at).overflowY !== 'visible') rooms.push(box(at));
  const { left, top, bottom } = box(part);
  if (!part.offsetWidth || part.closest('.visually-hidden')) return 'out';
  if (!part.checkVisibility({ opacityProperty: true })) return 'hidden';
  if (rooms.some((room) => bottom <= room.top + 1 || top >= room.bottom - 1 || left >= room.right)) return 'out';
  return rooms.every((room) => top >= room.top - 2 && bottom <= room.bottom + 2) ? 'whole' : 'cut';
}

const whole = (part: HTMLElement): boolean => stands(part) === 'whole';

export const cutParts = (): string[] =>
  all(`.aside :is(${PARTS})`)
    .filter((part) => stands(part) === 'cut')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);

/** Headings with nothing under them. */
export const lonelyHeadings = (): (string | null)[] =>
  all('.aside h2')
    .filter((heading) => whole(heading) && heading.parentElement)
    .filter(({ parentElement }) => !all('p, dt, button', parentElement ?? document).some(whole))
    .map(({ textContent }) => textContent);

const scrolls = (part: HTMLElement): boolean =>
  /auto|scroll/.test(getComputedStyle(part).overflowY) && part.offsetWidth > 0;

/** What scrolls within something else that scrolls. */
export function nested(): string[] {
  return all('.aside *, .sheet *')
    .filter(scrolls)
    .flatMap((part) => {
      const outer: string[] = [];
      for (let at = part.parentElement; at; at = at.parentElement) if (scrolls(at)) outer.push(at.className);
      return outer.map((name) => `${part.className || part.tagName} in ${name}`);
    });
}

/** What scrolls within a page that scrolls itself. */
export const inScroll = (): string[] =>
  document.documentElement.scrollHeight <= innerHeight + 1
    ? []
    : all('main :not(textarea)')
        .filter((part) => scrolls(part) && part.scrollHeight > part.clientHeight + 1)
        .map((part) => part.className || part.tagName);

/** Pixels of the end's card that are out of sight while nothing is unfolded in it. */
export function endOutOfSight(): number {
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('.cover details')) folded.open = false;
  const { scrollHeight, clientHeight } = one('.cover');
  return scrollHeight - clientHeight;
}

/** Seats of the waiting room that are not whole in sight. */
export function seatsOutOfSight(): (string | null)[] {
  const room = Math.min(innerHeight, box(one('.waiting')).bottom);
  return all('.waiting li')
    .filter((seat) => box(seat).bottom > room)
    .map(({ textContent }) => textContent);
}

/** How many of the latest turns are told whole; -1 for all of them. */
export const toldWhole = (): number =>
  all('.aside .turn:not(.table)').findIndex((turn) => all('.row-whole', turn).some((row) => !whole(row)));

export const linesWhole = (): number => all('.aside ol :is(p, button)').filter(whole).length;

/** Buttons and fields that are not whole where one scrolls to them. */
export async function outOfReach(): Promise<(string | null)[]> {
  const missed: (string | null)[] = [];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (const part of all('.aside :is(button, a, .input, summary)')) {
    if (!part.offsetWidth || part.closest('ol, .slot')) continue;
    part.scrollIntoView({ block: 'nearest' });
    await frame();
    await frame();
    if (!whole(part)) missed.push(part.textContent);
  }
  for (const part of all('.aside .scrolls')) part.scrollTop = 0;
  return missed;
}

/** Whether *Resign* is level with other buttons, and how far from the nearest. */
export function apart(): [level: boolean, gap: number] {
  const harm = box(one('.small-print > .leave'));
  const level = all('.small-print > :not(.leave)')
    .map(box)
    .filter(({ top, bottom }) => top < harm.bottom && bottom > harm.top);
  return [level.length > 0, Math.min(...level.map(({ right }) => harm.left - right))];
}

/** What is drawn over what stands above it, in the column or the sheet. */
export function laidOver(): (string | null)[] {
  const seen = all('.sheet > .tabs, .scrolls > *').filter(({ offsetWidth }) => offsetWidth);
  return seen.flatMap((above) => {
    const own = box(above);
    return seen
      .filter((part) => part !== above)
      .filter((part) => box(part).top >= own.top && Math.min(box(part).bottom, own.bottom) > box(part).top + 1)
      .map(({ textContent }) => textContent);
  });
}

/** Whether the question stands over two unlike buttons in one block; the harmless one has the focus. */
export function asked(): boolean {
  const sure = one('.sure');
  const [text, stay, leave] = [...sure.children].map(box);
  if (!text || !stay || !leave) return false;
  const own = box(sure);
  const [first, second] = all('button', sure).map((button) => getComputedStyle(button).color);
  const level = stay.top === leave.top && stay.height === leave.height && stay.height < 60;
  const within = own.left <= stay.left && leave.right <= own.right && leave.bottom <= own.bottom;
  return (
    level &&
    within &&
    text.bottom <= stay.top &&
    first !== second &&
    sure.querySelector('[data-stay]') === document.activeElement
  );
}

const LEAST_FELT = 0.7; // of the screen's height
const LEAST_COLUMN = 250; // pixels
const WIDEST_GAP = 20; // pixels
const CARD_MARGIN = 12; // pixels

/** What is wrong on a phone on its side, where the board and a column with all else stand beside each other, whole. */
export function sidewaysFaults(): string[] {
  const [felt, column] = [box(one('.felt')), box(one('.table > .dock'))];
  const faults: string[] = [];
  if (felt.height < LEAST_FELT * innerHeight || felt.bottom > innerHeight) faults.push(`a board ${felt.height} high`);
  if (column.left - felt.right > WIDEST_GAP || column.width < LEAST_COLUMN)
    faults.push(`a column ${column.width} wide`);
  for (const part of all('.dock :is(.card, .button, input, .say)')) {
    const { left, right, top, bottom, width } = box(part);
    if (width && (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight))
      faults.push(`${part.className} ${part.textContent} ends at ${bottom}`);
    if (part.matches('.card') && width < column.width - CARD_MARGIN) faults.push(`a card ${width} wide`);
  }
  return faults;
}

/** What is beside the board and lies under an answer. */
export function underAnswer(): string[] {
  const over = box(one('[data-answer]'));
  return all('.small-print > *')
    .filter((part) => {
      const { left, right, top, bottom } = box(part);
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    })
    .map(({ textContent }) => textContent.trim());
}

/** In a waiting room: whether its column begins where the board does, and the log's button is clear of its card. */
export function waitingApart(): [level: boolean, clear: boolean] {
  const card = box(one('.waiting > .card'));
  const foot = box(one('.table > .foot'));
  return [box(one('.aside')).top - box(one('.stage')).top < 12, foot.width === 0 || foot.right <= card.left];
}

/** Pixels by which a question lies over the sentence of a table, once that has so many lines. */
export function askedOver(lines: number): number {
  const say = one('.say');
  one('span', say).innerText = Array<string>(lines).fill('a line').join('\n');
  return box(one('[data-question]')).bottom - box(say).top;
}

let emptyStudy = false;

/** From now on it is kept whether a study under way is an empty card, for `wasEmptyStudy`. */
export function watchStudy(): void {
  new MutationObserver(() => {
    emptyStudy ||= document.querySelector('ol[aria-busy=true]')?.children.length === 0;
  }).observe(document, { childList: true, subtree: true });
}

export const wasEmptyStudy = (): boolean => emptyStudy;
