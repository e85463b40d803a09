// The keyboard on the table: arrows go from place to place, Enter touches, typed words find, Escape takes back.
import { tick } from 'svelte';
import { ahead, nearest, rows, type Direction } from '../model/geometry';
import type { Cell } from '../model/cells';
import type { Composes } from './composes';
import type { BoardSurface } from './surface.svelte';
import type { Atlas } from '../model/targets';

/** Milliseconds between two keys of a word. */
const WORD = 800;
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The table that keys are pressed at. */
interface KeyHost {
  surface: BoardSurface;
  atlas: () => Atlas;
  composer: () => Composes;
}

export class Keys {
  private word = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: KeyHost) {}

  readonly down = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const cell = this.host.surface.cellAt(event);
    if (!cell || !this.does(event.key, event.ctrlKey, cell)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private does(key: string, control: boolean, cell: Cell): boolean {
    const composer = this.host.composer();
    const direction = ARROWS[key];
    if (direction) this.go(cell, direction);
    else if (key === 'Home' || key === 'End') this.edge(cell, key === 'Home', control);
    else if (key === 'Enter' && control) composer.confirm();
    else if (control) return false;
    else if (key === 'Enter' || key === ' ') this.touch(cell);
    else if (key === 'Escape' || key === 'Backspace' || key === 'Delete') composer.back();
    else if (key === '.') composer.confirm();
    else if (key.length === 1) this.type(key);
    else return false;
    return true;
  }

  /** To the next place in a direction; over the edge, to what lies there on the screen. */
  private go(cell: Cell, direction: Direction): void {
    const { surface } = this.host;
    const inside = ahead(surface.of(cell.area.id), cell, direction);
    if (inside) return surface.focus(inside);
    const from = surface.onScreen(cell.area, cell);
    const others = surface.boxes(surface.all.filter((other) => other.area.id !== cell.area.id));
    if (from) surface.focus(ahead(others, from, direction)?.cell);
  }

  private edge(cell: Cell, first: boolean, whole: boolean): void {
    const lines = rows(this.host.surface.of(cell.area.id));
    const line = whole ? lines.flat() : lines.find((row) => row.some((other) => other.key === cell.key));
    this.host.surface.focus(first ? line?.[0] : line?.at(-1));
  }

  /** Enter: what is picked up so looks for its nearest possible place. */
  private touch(cell: Cell): void {
    const composer = this.host.composer();
    const carried = composer.draft.path.length;
    composer.touch(cell);
    if (composer.draft.path.length > carried) this.toLit(cell);
  }

  private toLit(cell: Cell): void {
    const { surface } = this.host;
    void tick().then(() => {
      const from = surface.onScreen(cell.area, cell);
      const lit = surface.boxes(surface.all.filter((cell) => cell.state === 'lit'));
      if (from) surface.focus(nearest(lit, from, Infinity)?.cell);
    });
  }

  /** Typed text picks the piece of the hand with that label, or goes to the place of that name. */
  private type(letter: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.word = ''), WORD);
    this.word += letter.toLowerCase();
    const { surface, atlas } = this.host;
    const composer = this.host.composer();
    const named = (cell: Cell): string =>
      atlas()
        .faces.get(cell.piece?.face ?? '')
        ?.label.toLowerCase() ?? '';
    const held = surface.all.filter(
      (cell) => cell.area.role === 'hand' && cell.piece && !composer.now?.used.has(cell.piece.id),
    );
    const target =
      held.find((cell) => named(cell) === this.word) ?? held.find((cell) => named(cell).startsWith(this.word));
    if (!target) return surface.focus(surface.all.find((cell) => cell.place.id.toLowerCase() === this.word));
    if (composer.acting && target.state !== 'picked') {
      composer.release();
      composer.touch(target);
    }
    return target.state === 'picked' || !composer.draft.path.length ? surface.focus(target) : this.toLit(target);
  }
}
