/** A game that the page plays by itself, for the table's page: it is kept in the browser with every turn. */
import type { Snippet } from 'svelte';
import { keepLocalGame, localGame, type LocalGameKept } from '../../lib/local_games';
import type { Listener } from '../../lib/socket';
import type { Advice } from '../../../../src/parlour/browser/package/advice.mjs';
import type { LocalTable, TableExtras } from '../../lib/wire';
import { localWords } from '../../i18n/catalogue';
import type { Bots, Trouble } from '../../local/bots';
import { Follower } from '../../local/module';
import { navigate } from '../../lib/router.svelte';
import { href } from '../../lib/routes';
import { settings } from '../../lib/settings.svelte';
import type { Atlas } from '../../board/model/targets';
import type { AidAnswer } from '../../table/model/hints';
import type { View } from '../../table/model/view';
import { answer, ODDS } from '../../table/session/help';
import type { LocalPlay } from '../../table/session/local_play';
import type { GameKit } from '../../table/model/game_kit';
import { LocalSource } from './local_source';
import { restart } from './resume';
import { saveRecord } from '../../lib/save_file';
import { GameWindow, type WindowListener } from '../../local/windows';

/** The aids of every table that the page answers, besides the game's own. */
const GENERAL = ['hint', ODDS];
/** Milliseconds that a bot takes at least, so that its turns can be followed. */
const PACE = 500;
/** Milliseconds that a note stays. */
const NOTED = 8_000;

/** What was fetched to play a game, and who plays against the person. */
export interface LocalGameKit extends GameKit {
  atlas: Atlas;
  bots: Bots;
}

export class LocalGamePlay implements LocalPlay {
  /** Whether the last turn may be taken back. */
  undoable = $state(false);
  /** Whether it is over. */
  over = $state(false);
  /** Whether the browser keeps it, and not only this page. */
  stored = $state(true);
  note = $state('');
  /** Whether the page opens without a network. */
  kept = $state(false);
  readonly tokens: Record<number, string>;
  readonly extras: Promise<TableExtras>;
  readonly replay: string;
  /** The table at the server that it was taken over from, "" for none. */
  readonly origin: string;
  private source: LocalSource | null = null;
  private follower: Follower | null = null;
  private trouble: Trouble | null = null;

  constructor(
    private readonly id: string,
    private readonly game: LocalGameKept,
    private readonly kit: LocalGameKit,
    readonly controls: Snippet,
  ) {
    this.replay = href('localReplay', { id });
    this.origin = game.origin;
    this.tokens = { [game.seat]: 'here' };
    const { exports } = kit.rules;
    kit.bots.troubled = (trouble) => this.troubled(trouble);
    const { aids } = game.table as Partial<LocalTable>; // none in what was kept before tables had them
    this.extras = Promise.resolve({
      aids: (aids ?? []).filter(({ name }) => GENERAL.includes(name) || `aid_${name}` in exports),
      facts: false,
      lesson: false,
      puzzles: false,
      study: false,
      home: '',
      gift: null,
    });
  }

  readonly connect = (listener: Listener): LocalSource => {
    const { id, game } = this;
    const { kit } = this;
    const { board, rules, bots } = kit;
    this.follower ??= new Follower(rules, game.seat, board.faces);
    const setup = { id, game, kit, thinks: bots.turn, pace: settings.still ? 0 : PACE };
    const changed = (source: LocalSource): void => {
      this.undoable = source.undoable;
      this.over = source.over;
    };
    const keep = ({ entries, over, result }: LocalSource): void => {
      this.stored = keepLocalGame(id, { ...game, entries: [...entries], over, result });
    };
    const kept = () => localGame(id)?.entries ?? null;
    const openWindow = (listener: WindowListener) => new GameWindow(id, listener);
    let next = '';
    const again = (): void => {
      next ||= restart(rules, game);
      navigate(href('local', { id: next }));
    };
    this.source = new LocalSource({ ...setup, changed, keep, kept, openWindow, again }, listener);
    return this.source;
  };

  readonly ask = async (aid: string, view: View, advice: Advice | null): Promise<AidAnswer> => {
    const { follower } = this;
    const record = this.source?.known;
    if (!record || !follower) throw new Error('no game yet');
    return answer({ ...this.kit, follower }, record, view, aid, advice);
  };

  /** Says how bots think, once. */
  private troubled(trouble: Trouble): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.note = localWords().bots[trouble];
    setTimeout(() => (this.note = ''), NOTED);
  }

  undo(): void {
    this.source?.undo();
  }

  readonly save = (): void => {
    const saved = this.source?.saved();
    if (saved) void saveRecord(`${saved.game}-${this.id}`, saved);
  };
}
