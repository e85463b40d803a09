/** What a page offers to whoever plays there, and what it tells them. */
import { all, box, middle, one } from './elements';

const drawn = (selector: string): HTMLElement[] => all(selector).filter((element) => box(element).width > 0);
const cells = (selector: string) =>
  drawn(selector).map((cell) => ({ key: cell.dataset['key'], place: cell.dataset['place'], at: middle(cell) }));
const buttons = (selector: string) =>
  drawn(selector).map((button) => ({ action: button.dataset['action'], text: button.innerText, at: middle(button) }));

/** All that may be touched now, and whether the game is over. */
export const offers = () => ({
  lit: cells('[data-lit]'),
  pick: cells('[data-pick]'),
  confirm: buttons('[data-confirm]:not(:disabled)'),
  choices: buttons('fieldset [data-action]'),
  actions: buttons('[data-action]:not([data-confirm]):not(:disabled)'),
  busy: document.querySelector('[data-busy]') !== null,
  curtain: drawn('[data-curtain] button').map((button) => ({ at: middle(button) })),
  over: document.querySelector('[data-final]') !== null,
  finals: all('[data-final]').map(({ dataset }) => Number(dataset['final'])),
});

let spoken: string[] = [];

/** From now on what the live region says is kept, for `heard`. */
export function listen(): void {
  spoken = [];
  const region = one('[data-spoken]');
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => region.textContent && spoken.push(region.textContent)).observe(region, changes);
}

/** What the live region has said since `listen`. */
export const heard = (): string[] => spoken;

/** Resolves once the page is drawn with its fonts. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

const TAKEN_MS = 20_000; // milliseconds in which something takes a control's place

/**
 * A double click on a control whose place another takes: both presses are made at once, as an event has the time at which
 * it is made, and the second falls on the other as soon as that is there, however long the page takes. It is made on the
 * middle line, `at` of the width of the control from its left. Gives the other.
 */
export async function pressTwice(selector: string, at = 0.5): Promise<string> {
  const control = one(selector);
  const { left, width } = control.getBoundingClientRect();
  const [clientX, clientY] = [left + at * width, middle(control)[1]];
  const there = () => document.elementFromPoint(clientX, clientY)?.closest('button, a') ?? control;
  const press = (detail: number): Event =>
    new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail });
  const [first, second] = [press(1), press(2)];
  control.dispatchEvent(first);
  const until = performance.now() + TAKEN_MS;
  while (there() === control) {
    if (performance.now() > until) throw new Error(`nothing takes the place of ${selector}`);
    await new Promise((done) => requestAnimationFrame(done));
  }
  const other = there();
  other.dispatchEvent(second);
  return other.outerHTML;
}

/** From the focus to a place on the board: the areas of both, and where they are. */
export function wayTo(key: string) {
  const focused = document.activeElement;
  const target = all('[data-key]').find(({ dataset }) => dataset['key'] === key);
  if (!target) throw new Error(`there is no ${key}`);
  const areaOf = (element: Element | null): string =>
    element?.closest<HTMLElement>('[data-area]')?.dataset['area'] ?? '';
  const from = focused?.matches('[data-key]') ? middle(focused) : [0, 0];
  return { here: areaOf(focused), there: areaOf(target), from, to: middle(target), same: focused === target };
}

/** Scores as the end shows them, by seat. */
export const finals = (): Record<number, number> =>
  Object.fromEntries(
    all('[data-final]').map((score) => {
      const letter = score.closest('li')?.querySelector('.letter')?.textContent ?? '';
      return [letter.charCodeAt(0) - 'A'.charCodeAt(0), Number(score.dataset['final'])];
    }),
  );

/** Whether the focus is on what has a name, spoken or written. */
export function focusIsOn(name: string): boolean {
  const focused = document.activeElement;
  return [focused?.ariaLabel, focused?.textContent.trim()].includes(name);
}

/** Shows the next turn of a solution, if the page is ready to; whether that was it. */
export function showOn(): boolean {
  document.querySelector<HTMLElement>('[data-task]:not(:has([data-busy])) [data-step]')?.click();
  return !document.querySelector('[data-step]') && document.querySelector('[data-said]') !== null;
}

/**
 * Chooses a language in the settings, one that only tests speak too. They are drawn as if they were about to open: a
 * touch of their button would scroll there.
 */
export async function chooseLanguage(tag: string): Promise<void> {
  one('.opener + [popover]').dispatchEvent(new Event('beforetoggle'));
  await new Promise(requestAnimationFrame);
  const select = document.querySelector<HTMLSelectElement>('.language select');
  if (!select) throw new Error('no language can be chosen');
  if (![...select.options].some(({ value }) => value === tag)) select.add(new Option(tag, tag));
  select.value = tag;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses a key many times before the page can answer. */
export function pressQuickly([key, times]: [key: string, times: number]): void {
  for (let pressed = 0; pressed < times; pressed++) dispatchEvent(new KeyboardEvent('keydown', { key }));
}

/** A file as one drags it over a page. */
export function draggedFile(text: string): DataTransfer {
  const data = new DataTransfer();
  data.items.add(new File([text], 'record.json', { type: 'application/json' }));
  return data;
}

/** The middle of a link, once that is in sight; null where there is none. */
export function linkAt(address: string): [x: number, y: number] | null {
  const link = document.querySelector(`a[href="${address}"]`);
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return link && middle(link);
}

let troubles: string[] = [];

/** From now on errors of the page are kept, for `pageTroubles`. */
export function watchTroubles(): void {
  troubles = [];
  addEventListener('error', ({ message }) => {
    const late = message.startsWith('ResizeObserver loop'); // Firefox tells the rest in the next frame
    if (!late) troubles.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
  const { error } = console;
  console.error = (...args: unknown[]) => {
    troubles.push(args.join(' '));
    error(...args);
  };
}

/** The errors of the page since `watchTroubles`. */
export const pageTroubles = (): string[] => troubles;
