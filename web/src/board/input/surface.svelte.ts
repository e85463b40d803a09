// The drawn table as a surface: which cells it has, where they are on the screen, which one Tab comes to. Pointers,
// keys and movement find their way on it; it decides nothing.
import { tick } from 'svelte';
import { nearest, type Box, type Point } from '../model/geometry';
import type { Area } from '../../lib/wire';
import type { Cell } from '../model/cells';

export class BoardSurface {
  /** The key of the cell that a dragged piece would be dropped at; "" for none. */
  snap = $state('');
  /** The id of the piece that is being dragged; "" for none. */
  away = $state('');
  private readonly stops = $state<Record<string, string>>({});
  private readonly canvases = new Map<string, SVGSVGElement>();
  /** Where areas are on the screen while a piece is dragged: they do not move, so each is measured once. */
  private measured: Map<SVGSVGElement, DOMRect> | null = null;

  /** `cells` gives the cells of each area that can be touched, as they are drawn now. */
  constructor(private readonly cells: () => ReadonlyMap<string, readonly Cell[]>) {}

  get all(): Cell[] {
    return [...this.cells().values()].flat();
  }

  of(area: string): readonly Cell[] {
    return this.cells().get(area) ?? [];
  }

  /** An area is drawn; gives what to do when it is no longer. */
  readonly register = (id: string, svg: SVGSVGElement): (() => void) => {
    this.canvases.set(id, svg);
    return () => {
      if (this.canvases.get(id) === svg) this.canvases.delete(id);
    };
  };

  /** A drag begins, or ends. */
  drag(begins: boolean): void {
    this.measured = begins ? new Map() : null;
  }

  private rectOf(svg: SVGSVGElement): DOMRect {
    const at = this.measured?.get(svg) ?? svg.getBoundingClientRect();
    this.measured?.set(svg, at);
    return at;
  }

  /** A box of an area, on the screen. */
  onScreen(area: Area, box: Box): Box | null {
    const svg = this.canvases.get(area.id);
    const at = svg && this.rectOf(svg);
    if (!svg || !at?.width) return null;
    const { x, y, width } = svg.viewBox.baseVal; // the part of the area that is shown
    const scale = at.width / width;
    return { x: at.left + (box.x - x) * scale, y: at.top + (box.y - y) * scale, w: box.w * scale, h: box.h * scale };
  }

  /** Cells with their boxes on the screen. */
  boxes(some: readonly Cell[]): (Box & { cell: Cell })[] {
    return some.flatMap((cell) => {
      const box = this.onScreen(cell.area, cell);
      return box ? [{ ...box, cell }] : [];
    });
  }

  /** The cell nearest to a point, at most `reach` of the largest one's smaller side away. */
  closest(some: readonly Cell[], at: Point, reach: number): Cell | null {
    const boxes = this.boxes(some);
    const size = Math.max(0, ...boxes.map((box) => Math.min(box.w, box.h)));
    return nearest(boxes, at, size * reach)?.cell ?? null;
  }

  /** Pixels a board unit of the touchable area under a point; 0 where there is none. */
  scaleAt({ x, y }: Point): number {
    for (const there of this.cells().values()) {
      const svg = this.canvases.get(there[0]?.area.id ?? '');
      const at = svg && this.rectOf(svg);
      if (svg && at && x >= at.left && x <= at.right && y >= at.top && y <= at.bottom)
        return at.width / svg.viewBox.baseVal.width;
    }
    return 0;
  }

  /** The cell an event is about. */
  cellAt(event: Event): Cell | null {
    const key = (event.target as Element | null)?.closest('[data-key]')?.getAttribute('data-key');
    return this.all.find((cell) => cell.key === key) ?? null;
  }

  /** The drawing of a piece. */
  drawing(area: Area, piece: string): Element | null {
    return this.canvases.get(area.id)?.querySelector(`[data-piece="${CSS.escape(piece)}"]`) ?? null;
  }

  /** Tab comes back to this cell. */
  stop(cell: Cell): void {
    this.stops[cell.area.id] = cell.key;
  }

  /** The cell Tab comes to: the one last used, else a possible one, else the first. */
  stopOf(area: string): string {
    const there = this.of(area);
    const stop = this.stops[area];
    if (there.some((cell) => cell.key === stop)) return stop ?? '';
    return (there.find((cell) => cell.state !== 'idle') ?? there[0])?.key ?? '';
  }

  focus(cell: Cell | null | undefined): void {
    if (!cell) return;
    this.stop(cell);
    const selector = `[data-key="${CSS.escape(cell.key)}"]`;
    void tick().then(() => this.canvases.get(cell.area.id)?.querySelector<SVGGElement>(selector)?.focus());
  }
}
