// What is touched on a board is an action at once, as soon as it can mean only that.
import { dropped, fresh, type TurnDraft } from '../model/draft';
import { lift, touch } from '../model/draft_touch';
import { shown } from '../model/draft_view';
import type { Position } from '../model/state';
import type { Atlas, Target } from '../model/targets';
import type { Composes } from './composes';

/** What is played on, and what hears of an action. */
interface PickedBoard {
  atlas: Atlas;
  position: Position;
  onaction: (action: number) => void;
}

export class Picking implements Composes {
  readonly early = false;
  private kept = $state.raw<{ draft: TurnDraft; on: readonly number[] } | null>(null);
  private readonly position = $derived.by(() => this.board().position);
  /** What is picked up, until something else may be done. */
  readonly draft = $derived(this.kept?.on === this.position.legal ? this.kept.draft : fresh(this.position.v));
  readonly now = $derived.by(() => shown(this.board().atlas, this.position, this.draft));

  constructor(private readonly board: () => PickedBoard) {}

  get acting(): boolean {
    return this.position.legal.length > 0;
  }

  touch(target: Target): void {
    if (!this.acting) return;
    const move = touch(this.board().atlas, this.position, this.now, this.draft, target);
    const action = move.do === 'draft' ? move.draft.actions.at(-1) : undefined;
    if (action !== undefined) this.act(action);
    else if (move.do === 'path') this.keep(move.draft);
    else this.release();
  }

  lift(target: Target): boolean {
    const up = this.acting ? lift(this.board().atlas, this.position, this.now, this.draft, target) : null;
    if (up) this.keep(up);
    return up !== null;
  }

  release(): void {
    this.keep(dropped(this.draft));
  }

  back(): void {
    this.release();
  }

  /** The one thing that would end the turn. */
  confirm(): void {
    const action = this.now.commit?.at(-1);
    if (action !== undefined) this.act(action);
  }

  /** An action that a button names. */
  act(action: number): void {
    this.release();
    this.board().onaction(action);
  }

  private keep(draft: TurnDraft): void {
    this.kept = { draft, on: this.position.legal };
  }
}
