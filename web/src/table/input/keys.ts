// The keyboard on the table: arrows go from place to place, Enter touches, typed words find, Escape takes back.
import { tick } from 'svelte';
import { ahead, nearest, rows, type Direction } from '../model/geometry';
import type { Cell } from '../model/cells';
import type { Composer } from '../session/composer.svelte';
import type { Ground } from './surface.svelte';
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
interface Scene {
  ground: Ground;
  atlas: () => Atlas;
  composer: () => Composer | null;
}

export class Keys {
  private word = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly scene: Scene) {}

  readonly down = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const cell = this.scene.ground.cellAt(event);
    if (!cell || !this.does(event.key, event.ctrlKey, cell)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private does(key: string, control: boolean, cell: Cell): boolean {
    const composer = this.scene.composer();
    const direction = ARROWS[key];
    if (direction) this.go(cell, direction);
    else if (key === 'Home' || key === 'End') this.edge(cell, key === 'Home', control);
    else if (key === 'Enter' && control) composer?.confirm();
    else if (control) return false;
    else if (key === 'Enter' || key === ' ') this.touch(cell);
    else if (key === 'Escape' || key === 'Backspace' || key === 'Delete') composer?.back();
    else if (key === '.') composer?.confirm();
    else if (key.length === 1) this.type(key);
    else return false;
    return true;
  }

  /** To the next place in a direction; over the edge, to what lies there on the screen. */
  private go(cell: Cell, direction: Direction): void {
    const { ground } = this.scene;
    const inside = ahead(ground.of(cell.area.id), cell, direction);
    if (inside) return ground.focus(inside);
    const from = ground.onScreen(cell.area, cell);
    const others = ground.boxes(ground.all.filter((other) => other.area.id !== cell.area.id));
    if (from) ground.focus(ahead(others, from, direction)?.cell);
  }

  private edge(cell: Cell, first: boolean, whole: boolean): void {
    const lines = rows(this.scene.ground.of(cell.area.id));
    const line = whole ? lines.flat() : lines.find((one) => one.some((other) => other.key === cell.key));
    this.scene.ground.focus(first ? line?.[0] : line?.at(-1));
  }

  /** Enter: what is picked up so looks for its nearest possible place. */
  private touch(cell: Cell): void {
    const composer = this.scene.composer();
    if (!composer?.acting) return;
    const carried = composer.draft.path.length;
    composer.touch(cell);
    if (composer.draft.path.length > carried) this.toLit(cell);
  }

  private toLit(cell: Cell): void {
    const { ground } = this.scene;
    void tick().then(() => {
      const from = ground.onScreen(cell.area, cell);
      const lit = ground.boxes(ground.all.filter((one) => one.state === 'lit'));
      if (from) ground.focus(nearest(lit, from, Infinity)?.cell);
    });
  }

  /** Typed text picks the piece of the hand with that label, or goes to the place of that name. */
  private type(letter: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.word = ''), WORD);
    this.word += letter.toLowerCase();
    const { ground, atlas } = this.scene;
    const composer = this.scene.composer();
    const named = (cell: Cell): string =>
      atlas()
        .faces.get(cell.piece?.face ?? '')
        ?.label.toLowerCase() ?? '';
    const held = ground.all.filter(
      (cell) => cell.area.role === 'hand' && cell.piece && !composer?.now?.used.has(cell.piece.id),
    );
    const found =
      held.find((cell) => named(cell) === this.word) ?? held.find((cell) => named(cell).startsWith(this.word));
    if (!found) return ground.focus(ground.all.find((cell) => cell.place.id.toLowerCase() === this.word));
    if (composer?.acting && found.state !== 'picked') {
      composer.release();
      composer.touch(found);
    }
    return found.state === 'picked' || !composer?.draft.path.length ? ground.focus(found) : this.toLit(found);
  }
}
