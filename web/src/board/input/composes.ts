/** What is told what is touched: it composes a turn of that. */
import type { TurnDraft } from '../model/draft';
import type { TableWithDraft } from '../model/draft_view';
import type { Target } from '../model/targets';

export interface Composes {
  readonly draft: TurnDraft;
  /** The table with the draft on it; null before there is one. */
  readonly now: TableWithDraft | null;
  /** Whether anything may be touched. */
  readonly acting: boolean;
  /** Whether it will be soon, so that touches are kept until then: a commit is on its way. */
  readonly early: boolean;
  /** Does what a touch means, or what a drop there of something dragged from elsewhere means. */
  touch: (target: Target, dragged?: Target) => void;
  /** Picks up what is dragged; whether it may be. */
  lift: (target: Target) => boolean;
  /** Puts down what is picked up. */
  release: () => void;
  back: () => void;
  confirm: () => void;
}
