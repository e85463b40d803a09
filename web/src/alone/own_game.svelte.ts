/** A game that the page plays by itself, for the table's page: it is kept in the browser with every turn. */
import type { Snippet } from 'svelte';
import { newContribution } from '../api/draws';
import { beginLocalGame, keepLocalGame, type LocalGameKept } from '../api/local_games';
import type { Line, Listener } from '../api/socket';
import type { AidAnswer, Board, TableExtras } from '../api/wire';
import { words } from '../i18n/alone';
import type { Bots } from '../rules_wasm/bots';
import type { Game } from '../rules_wasm/module';
import { navigate } from '../site/router.svelte';
import { href } from '../site/routes';
import { settings } from '../site/settings.svelte';
import type { Atlas } from '../table/model/targets';
import type { View } from '../table/model/view';
import type { OwnTable } from '../table/session/own_table';
import { HINT, hinted } from './hints';
import { LocalLine } from './local_line';
import { saveRecord } from './save';
import type { Words } from '../table/model/words_told';

/** Milliseconds that a bot takes at least, so that its turns can be followed. */
const PACE = 500;

/** What was fetched to play a game. */
export interface Equipment {
  board: Board;
  atlas: Atlas;
  rules: Game;
  own: Words | null;
  bots: Bots;
}

export class OwnGame implements OwnTable {
  /** Whether the last turn may be taken back. */
  undoable = $state(false);
  /** Whether it is over. */
  over = $state(false);
  /** Whether the page opens without a network. */
  kept = $state(false);
  readonly tokens: Record<number, string>;
  readonly extras: Promise<TableExtras>;
  readonly replay: string;
  private line: LocalLine | null = null;

  constructor(
    private readonly id: string,
    private readonly game: LocalGameKept,
    private readonly equipment: Equipment,
    readonly beside: Snippet,
  ) {
    this.replay = href('retrace', { id });
    this.tokens = { [game.seat]: 'here' };
    this.extras = Promise.resolve({
      aids: [{ name: HINT, label: words().hint, about: words().hintAbout, searched: true }],
      facts: false,
      lesson: false,
      puzzles: false,
      study: false,
      home: '',
      gift: null,
    });
  }

  readonly connect = (listener: Listener): Line => {
    const { id, game } = this;
    const { bots, ...things } = this.equipment;
    const setup = { id, game, ...things, thinks: bots.turn, pace: settings.still ? 0 : PACE };
    const changed = (line: LocalLine): void => {
      this.undoable = line.undoable;
      this.over = line.over;
      keepLocalGame(id, { ...game, entries: [...line.entries], over: line.over });
    };
    const again = (): void => navigate(href('alone', { id: beginLocalGame(game, newContribution()) }));
    this.line = new LocalLine({ ...setup, changed, again }, listener);
    return this.line;
  };

  readonly ask = async (_: string, view: View): Promise<AidAnswer> => {
    if (!this.line) throw new Error('no game yet');
    const { atlas, bots } = this.equipment;
    return hinted(atlas, view, await bots.advise(this.line.known));
  };

  undo(): void {
    this.line?.undo();
  }

  readonly save = (): void => {
    if (this.line) saveRecord(this.id, this.line.record());
  };
}
