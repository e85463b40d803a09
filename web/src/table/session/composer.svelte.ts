// A turn being composed at a table: what the person touches and presses, what the server is asked about it, and the
// commit on its way. The functions of model/draft_touch.ts say what each touch does to the draft. The table is read
// alone; what is to be sent, said, heard and moved is given to the session, which carries it out.
import { countOf, versionOf } from '../../lib/version';
import type { Sound } from './sound';
import { draftOf, keepDraft } from '../../lib/storage';
import type { FromSession } from '../../lib/socket';
import type { DraftAnswer, TableChange } from '../../lib/told';
import type { Refused } from '../../lib/wire';
import {
  added,
  back,
  dropped,
  fresh,
  keyOf,
  overtaken,
  pathOf,
  renewed,
  type TurnDraft,
  type Refusal,
} from '../../board/model/draft';
import { lift, touch } from '../../board/model/draft_touch';
import { shown } from '../../board/model/draft_view';
import { origins } from '../../board/model/state';
import { isMyTurn, type View } from '../model/view';
import { NO_MOTION, PLAIN_MOTION, type Motion } from '../../board/model/motion';
import { pieceKey, type Atlas, type Target } from '../../board/model/targets';
import { tableWords } from '../../i18n/catalogue';

const NO_FACE = -1;

/**
 * What the server is asked: about the draft, or only why an action may not be added to it, or only what is left of a
 * draft that was kept while the page was reloaded.
 */
interface DraftQuestion {
  id: number;
  v: number;
  actions: readonly number[];
  about: 'draft' | 'action' | 'kept';
  /** The place that a refused action is about. */
  place: string;
}

/** The table that a turn is composed at. */
export interface ComposedTable {
  /** The table's name. */
  readonly table: string;
  readonly view: View | null;
  readonly latest: View | null;
  readonly atlas: Atlas | null;
  /** Whether nobody may compose now, whoever is due. */
  readonly covered: boolean;
}

/** What composing asks for, besides the draft: each is carried out at once. */
export interface Effects {
  send?: FromSession;
  say?: string;
  sound?: Sound;
  /** How the pieces go where they lie from now on. */
  motion?: Motion;
  /** Own hands are never kept waiting: what others did is shown at once. */
  hurry?: true;
}

export class Composer {
  draft = $state.raw<TurnDraft>(fresh(-1));
  /** The table with the draft on it, unless it shows that as a commit. */
  readonly now = $derived.by(() => {
    const { view, latest, atlas } = this.at;
    if (!view || !atlas) return null;
    const draft = latest && view.v > latest.v ? fresh(view.v) : this.draft;
    return shown(atlas, view, draft);
  });
  /** Whether the seat looked from may compose now. */
  readonly acting = $derived.by(() => {
    const { latest, covered } = this.at;
    return latest !== null && latest.v === this.draft.v && isMyTurn(latest) && !this.draft.sent && !covered;
  });

  private asked = 0;
  /** The one draft the server is being asked about now; others wait for its answer. */
  private question: DraftQuestion | null = null;
  /** A touch that the rules do not list, until it has been said why not; it is about the draft it was made on. */
  private touched: (Pick<TurnDraft, 'path' | 'actions'> & { target: Target; drop: boolean }) | null = null;

  /** Whether the table is shown with a commit on its way: what is touched of it counts once that is played. */
  readonly early = $derived.by(() => {
    const { view, latest } = this.at;
    return this.draft.sent !== null && view !== null && latest !== null && view.v > latest.v;
  });
  private waiting: { target: Target; dragged: Target | undefined }[] = [];

  constructor(
    private readonly at: ComposedTable,
    private readonly carryOut: (effects: Effects) => void,
  ) {}

  // -- what the table says --------------------------------------------------------------------------------------

  /** Nothing is composed any more. */
  reset(v: number): void {
    this.draft = fresh(v);
    this.question = null;
    this.waiting = [];
  }

  /** Another language is spoken now: what the draft would do is asked for again, and shown until then as it was. */
  reword(): void {
    const { latest } = this.at;
    if (!latest || this.draft.sent) return;
    this.question = null; // its answer may be in the words of before
    this.draft = { ...renewed(this.draft, latest.pieces, latest), refusal: null };
    this.askNext();
  }

  /** Whatever was asked is not answered on another line. */
  linked(): void {
    this.question = null;
  }

  /** After the line was lost: what was on its way is sent once more, what was asked is asked again. */
  resume(): void {
    const { sent } = this.draft;
    if (sent) this.play(sent);
    else this.askNext();
  }

  /**
   * Go on with what was drafted on this very version before the page was reloaded.
   *
   * Nothing of it is shown until the server has said that it may be played, and nothing where another draft was begun meanwhile.
   */
  restore(): void {
    const { latest } = this.at;
    const { v, actions, path } = this.draft;
    if (!this.acting || !latest || actions.length || path.length) return;
    const stored = draftOf(this.at.table, latest.seat, v);
    if (stored.length) this.askServer(stored, 'kept');
  }

  /** What is drafted outlives the page. */
  private save(): void {
    const { latest, atlas } = this.at;
    const { v, actions } = this.draft;
    if (v === latest?.v && !atlas?.board.direct) keepDraft(this.at.table, latest.seat, v, actions);
  }

  /**
   * What a draft is worth after an update: nothing after one's own turn, or when something else is legal now. A commit
   * on its way is left alone until its own update or its refusal comes.
   */
  onUpdate(before: View, after: View, update: TableChange): void {
    if (versionOf(update) === this.draft.v && update.legal === undefined && !update.result) return; // something was said, nothing played
    const own = update.steps?.some((step) => step.seat === after.seat) ?? false;
    if (this.draft.sent && !own) return;
    const over = own || update.legal !== undefined || !isMyTurn(after);
    this.draft = over ? fresh(after.v) : renewed(this.draft, before.pieces, after);
    this.save();
    this.askNext();
  }

  /** What was touched early counts now that the table is as it was shown. */
  catchUp(): void {
    if (this.draft.sent) return;
    for (const { target, dragged } of this.waiting.splice(0))
      if (!dragged || this.lift(dragged)) this.touch(target, dragged);
  }

  onDraft(message: DraftAnswer): void {
    const question = this.question;
    if (question?.id !== message.id) return;
    this.question = null;
    if (versionOf(message) !== this.draft.v) return this.askNext();
    if (question.about === 'kept') return this.onRestored(message);
    const wrong = message.wrong?.at(-1);
    if (question.about === 'action') {
      this.touched = null;
      if (wrong) this.complain({ sentence: wrong.sentence, rule: wrong.rule, place: question.place });
      return this.askNext();
    }
    const key = keyOf(question.actions);
    const answers = new Map(this.draft.answers).set(key, message);
    this.carryOut({ motion: { ...PLAIN_MOTION, origins: origins(message.changes) } });
    this.draft = overtaken({ ...this.draft, answers }, message);
    this.save();
    const said = keyOf(this.draft.actions) === key;
    if (said && !wrong) this.announcePreview(message);
    else if (said && wrong && this.draft.refusal?.sentence !== wrong.sentence)
      this.complain({ sentence: wrong.sentence, rule: wrong.rule, place: '' });
    this.askNext();
  }

  private announcePreview({ preview }: DraftAnswer): void {
    if (preview) this.carryOut({ say: [preview.sentence, preview.hint].filter(Boolean).join(' ') });
  }

  /** The server says what is left of the draft that was kept: that is the draft, unless another has been begun. */
  private onRestored(message: DraftAnswer): void {
    const { actions, path, answers } = this.draft;
    if (actions.length || path.length) return this.askNext();
    this.carryOut({ motion: NO_MOTION });
    this.draft = {
      ...this.draft,
      actions: message.actions,
      answers: new Map(answers).set(keyOf(message.actions), message),
    };
    this.save();
    if (message.actions.length) this.announcePreview(message);
  }

  /** It is refused: says why, and what was asked is asked again at the next touch where it was too much at once. */
  refuse(message: Refused): void {
    const question = this.question;
    if (question && question.id === message.id) {
      this.question = null;
      if (message.code === 'stale') {
        if (question.v !== this.draft.v) this.askNext(); // else what changed is on its way, and asks anew
        return;
      }
      if (question.about === 'kept' && message.code !== 'limit') {
        keepDraft(this.at.table, this.at.latest?.seat ?? -1, question.v, []); // nobody can read it: it is none of ours
        return this.askNext();
      }
      if (question.about === 'draft' && message.code !== 'limit') {
        this.draft = fresh(this.draft.v);
        this.save();
      }
    }
    const { sent } = this.draft;
    if (sent && message.id === sent.id) this.takeBack();
    if (message.code !== 'stale') this.complain({ sentence: message.sentence, rule: message.rule ?? '', place: '' });
  }

  /** What was sent was not played: it is a draft as before, and what is no longer legal of it is marked. */
  private takeBack(): void {
    const { latest } = this.at;
    this.waiting = [];
    const { v } = this.draft;
    this.draft = { ...this.draft, sent: null };
    if (!latest || latest.v === v) return;
    this.draft = isMyTurn(latest) ? { ...renewed(this.draft, [], latest), kept: null } : fresh(latest.v);
    this.save();
    this.askNext();
  }

  private complain(refusal: Refusal): void {
    this.draft = { ...this.draft, refusal };
    this.carryOut({ say: tableWords().announceRefusal({ sentence: refusal.sentence }), sound: 'refused' });
  }

  // -- what the person does -------------------------------------------------------------------------------------

  /** A target was touched, or something dragged there, which is drawn where it lies even if refused. */
  touch(target: Target, dragged?: Target): void {
    if (this.acting) this.act(target, dragged !== undefined);
    else if (this.early) this.waiting.push({ target, dragged });
  }

  private act(target: Target, drop: boolean): void {
    const { atlas, latest } = this.at;
    if (!atlas || !latest) return;
    this.carryOut({ hurry: true });
    const now = this.now;
    this.touched = null;
    if (!now) return;
    const move = touch(atlas, latest, now, this.draft, target);
    if (move.do === 'path') {
      this.draft = move.draft;
      this.carryOut({ sound: 'pick' });
    } else if (move.do === 'draft') this.change(move.draft);
    else if (move.do === 'ask') {
      const meant = atlas.table.rest(move.action, [...pathOf(this.draft), target.refs]) !== null;
      const free = !target.piece && !atlas.board.direct;
      if (drop && free && meant) this.change(added(this.draft, move.action));
      else this.askWhyNot(move.action, target, drop, meant ? undefined : this.heldFace(latest, atlas));
    }
  }

  /** Pick a target up to drag it; says whether it can be. */
  lift(target: Target): boolean {
    const { atlas, latest } = this.at;
    if (!this.acting || !atlas) return false;
    this.carryOut({ hurry: true });
    const up = this.now && latest ? lift(atlas, latest, this.now, this.draft, target) : null;
    if (!up) return false;
    const taken = up.actions.length !== this.draft.actions.length;
    this.draft = up;
    this.save();
    this.carryOut({ motion: NO_MOTION, sound: 'pick' });
    if (taken) this.askNext();
    return true;
  }

  /** One of several actions that a touch meant. */
  choose(action: number): void {
    if (this.acting) this.change(added(this.draft, action, this.now?.whole));
  }

  /**
   * A button for an action. Where it is the obvious thing it is the turn; else it is composed like other things, so that
   * a slip of the finger is no move.
   */
  press(action: number, obvious = false): void {
    if (!this.acting) return;
    if (obvious) this.commit([action]);
    else this.change(added(this.draft, action, this.now?.whole));
  }

  /** Put down what is picked up, else take back the last action. */
  back(): void {
    if (!this.acting) return;
    const next = back(this.draft);
    if (next.actions.length !== this.draft.actions.length) this.change(next);
    else this.draft = next;
  }

  /** Everything composed is taken back. */
  clear(): void {
    if (this.acting) this.change({ ...dropped(this.draft), actions: [] });
  }

  /** Put down what is picked up. */
  release(): void {
    this.draft = dropped(this.draft);
  }

  /** The one button: commit what is composed. */
  confirm(): void {
    const actions = this.now?.commit;
    if (this.acting && actions) this.commit(actions);
  }

  private change(draft: TurnDraft): void {
    const more = draft.actions.length > this.draft.actions.length;
    this.draft = draft;
    this.save();
    this.carryOut({ motion: PLAIN_MOTION, sound: more ? 'drop' : 'pick' });
    const { actions } = draft;
    const atOnce = this.at.atlas?.board.direct || this.at.atlas?.table.obvious(actions[0] ?? -1);
    if (atOnce && actions.length) return this.commit(actions);
    this.askNext();
  }

  private commit(actions: readonly number[]): void {
    const sent = { id: ++this.asked, v: this.draft.v, actions };
    this.draft = { ...dropped(this.draft), sent };
    this.play(sent);
  }

  private play({ id, v, actions }: NonNullable<TurnDraft['sent']>): void {
    this.carryOut({ send: { t: 'play', id, ...countOf(v), actions: [...actions] } });
  }

  /** Whether the server has yet to answer about the draft. */
  private get unanswered(): boolean {
    const { actions, answers } = this.draft;
    return actions.length > 0 && !answers.has(keyOf(actions));
  }

  /** Ask about the draft unless the answer is known, then about what was touched meanwhile; without either, what was kept. */
  private askNext(): void {
    const { draft, touched } = this;
    if (this.unanswered) this.askServer(draft.actions, 'draft');
    else if (this.acting && touched?.path === draft.path && touched.actions === draft.actions)
      this.act(touched.target, touched.drop);
    else this.restore();
  }

  /** Ask why an action may not be added, once it is known what may be. */
  private askWhyNot(action: number, target: Target, drop: boolean, face: number | undefined): void {
    const { path, actions } = this.draft;
    this.touched = { path, actions, target, drop };
    if (this.unanswered) this.askServer(actions, 'draft');
    else this.askServer([...actions, action], 'action', target.place.id, face);
  }

  /** The number of the face that is picked up, if any. */
  private heldFace({ pieces }: View, { symbols }: Atlas): number {
    const key = this.draft.path.at(-1)?.key;
    return symbols.get(pieces.find((piece) => pieceKey(piece) === key)?.face ?? '') ?? NO_FACE;
  }

  private askServer(actions: readonly number[], about: DraftQuestion['about'], place = '', face?: number): void {
    if (this.question) return;
    const id = ++this.asked;
    const { v } = this.draft;
    this.question = { id, v, actions, about, place }; // before it is sent: it may be refused at once
    this.carryOut({
      send: { t: 'try', id, ...countOf(v), actions: [...actions], ...(face !== undefined && { face }) },
    });
  }
}
