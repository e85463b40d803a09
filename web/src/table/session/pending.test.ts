// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listener } from '../../lib/socket';
import type { FromSocket, Play, ToClient, ToSocket } from '../../lib/wire';
import { settings } from '../../lib/settings.svelte';
import { rules, voice } from '../model/row_game';
import type { LocalEntry } from '../../local/local_game';
import type { State } from '../../local/module';
import type { Target } from '../../board/model/targets';
import type { ReadingKit } from '../model/game_kit';
import { prepare, tidy } from './fixtures';
import { company, gameKit, moves, SEAT } from './stream_fixtures';
import { beginWith, pendingOn } from './pending';
import { DeviceSource, type Connect } from './device_source';
import { TableSession } from './session.svelte';
import { SharedSession } from './shared.svelte';

vi.mock('../../local/module', async (original) => ({
  ...(await original<typeof import('../../local/module')>()),
  Follower: function fakeFollower() {
    return voice.follower;
  },
}));

const play = (...actions: number[]): Play => ({ t: 'play', id: 1, cut: 0, n: 0, actions });

describe('a commit played at once', () => {
  const [CHANCE, OTHER, REVEALS] = [-1, 0b10, 8];
  /** Seat 0 plays even numbers, one after another; after 6 there is a draw, after 4 it is the other's turn. */
  const at = (played: readonly number[]): State => {
    const now = [...played];
    return {
      turn: () => (now.includes(6) ? CHANCE : now.includes(4) ? OTHER : 1),
      legal: () => [0, 2, 4, 6, REVEALS].filter((action) => !now.includes(action)),
      seen: (_: number, action: number) => action,
      reveals: (_: number, action: number) => action === REVEALS,
      play: (_: number, action: number) => void now.push(action),
      scores: () => [0, 0],
      copy: () => at(now),
    } as unknown as State;
  };
  const played = (...actions: number[]): readonly number[] | undefined =>
    pendingOn(at([]), 0, play(...actions))?.entries.map(([, action]) => action);

  it('ends with the turn, or before a draw', () => {
    expect(pendingOn(at([]), 0, play(0, 4))).toMatchObject({ due: [1], entries: [[0, 0], [0, 4]] }); // prettier-ignore
    expect(pendingOn(at([]), 0, play(2, 6))).toMatchObject({ due: null, entries: [[0, 2], [0, 6]] }); // prettier-ignore
    expect(played(0, 6, 2)).toEqual([0, 6]);
  });
  it('leaves out what would show what others chose in secret', () => {
    expect(played(0, REVEALS)).toEqual([0]);
    expect(played(REVEALS)).toBeUndefined();
  });
  it('is nothing where it is not allowed', () => {
    expect(played(0, 1)).toBeUndefined();
    expect(pendingOn(at([4]), 0, play(0))).toBeNull();
  });
  it('knows itself again in an answer', () => {
    const pending = pendingOn(at([]), 0, play(0, 4)) ?? expect.fail('not played');
    const own: LocalEntry[] = [[0, 0], [0, 4]]; // prettier-ignore
    expect(beginWith([...own, [CHANCE, 3]], pending)).toBe(true);
    expect(beginWith([[1, 3], ...own], pending)).toBe(false);
    expect(beginWith(own.slice(1), pending)).toBe(false);
  });
});

/** A table where both seats of the made-up game act at once: the server, and the page of the first seat. */
class TestTable {
  readonly entries: LocalEntry[] = [];
  readonly heard: FromSocket[] = [];
  readonly session: SharedSession;
  private page!: Listener<ToSocket>;

  constructor() {
    const connect: Connect = (beneath) => {
      this.page = beneath;
      beneath.hello();
      return {
        send: (message) => this.heard.push(message) > 0,
        greet: () => Boolean(beneath.hello()),
        close: () => undefined,
      };
    };
    const equip = {
      whole: () => Promise.resolve(gameKit(rules(-1, true))),
      words: () => Promise.resolve({ ...voice, say: String } as unknown as ReadingKit),
    };
    const line = (listener: Listener): DeviceSource => new DeviceSource(connect, listener, equip);
    this.session = new SharedSession('table', { 0: 'secret' }, undefined, line);
  }

  async says(...messages: ToClient[]): Promise<void> {
    for (const message of messages) this.page.message(message);
    await new Promise((done) => setTimeout(done));
  }

  async begin(): Promise<void> {
    await this.says(company({ hidden: false }), moves(this.entries));
    await vi.waitFor(() => expect(this.session.atlas).not.toBeNull());
  }

  async plays(seat: number, ...actions: number[]): Promise<void> {
    const from = this.entries.length;
    this.entries.push(...actions.map((action): LocalEntry => [seat, action]));
    await this.says(moves(this.entries, from, { start: '' }));
  }

  /** Draft an action, and confirm it; the number of the commit. */
  async commit(action: number): Promise<number> {
    const { composer } = this.session;
    composer.clear();
    composer.choose(action);
    await vi.waitFor(() => expect(composer.now?.commit).toEqual([action]));
    composer.confirm();
    await new Promise((done) => setTimeout(done));
    const sent = this.heard.findLast((message) => message.t === 'play');
    return sent?.t === 'play' ? sent.id : expect.fail('nothing sent');
  }

  refuses(id: number, code: 'stale' | 'rule' | 'limit'): Promise<void> {
    return this.says({ t: 'refused', id, code, sentence: 'No.' });
  }

  /** The cells that pieces lie on. */
  get drawn(): string[] {
    return (this.session.view?.pieces ?? []).map(({ place }) => place).sort();
  }

  get log(): string[] {
    return (this.session.view?.log ?? []).map(({ seat, told }) => `${seat} ${told.text}`);
  }
}

describe('a table with a commit on its way', () => {
  beforeEach(() => {
    prepare();
    settings.motion = 'none'; // all is drawn as it comes
  });
  afterEach(tidy);

  /** Every table that the page draws from now on, by the cells that are taken. */
  function watched(scene: TestTable): string[] {
    const seen: string[] = [];
    const { session } = scene;
    const own = Object.getOwnPropertyDescriptor(TableSession.prototype, 'board');
    Object.defineProperty(session, 'board', {
      get: () => own?.get?.call(session) as typeof session.board,
      set: (now: typeof session.board) => {
        own?.set?.call(session, now);
        seen.push(scene.drawn.join(''));
      },
    });
    return seen;
  }

  it('shows it at once, and nothing anew when it is answered', async () => {
    const scene = new TestTable();
    await scene.begin();
    const seen = watched(scene);
    await scene.commit(4);
    expect(scene.drawn).toEqual(['b']);
    expect(scene.session.view).toMatchObject({ legal: [], n: 1 });
    expect(scene.session.latest).toMatchObject({ n: 0 });
    await scene.plays(SEAT, 4);
    expect(seen).toEqual(['b', 'b']);
    expect(scene.log).toEqual(['0 plays 1']);
    expect(scene.session.composer).toMatchObject({ acting: true, draft: { sent: null, actions: [] } });
    scene.session.close();
  });

  it('takes what is touched meanwhile of what it shows once it is played', async () => {
    const scene = new TestTable();
    await scene.begin();
    const { session } = scene;
    const area = session.atlas?.board.areas[0] ?? expect.fail('no board');
    const [, , place] = area.places;
    const touched = (): void =>
      session.composer.touch({ key: 'tile', area, place: place ?? expect.fail(), refs: ['=1'], piece: null, x: 0, y: 0, w: 1, h: 1 }); // prettier-ignore
    await scene.commit(4);
    touched();
    expect(session.composer.draft.path).toEqual([]);
    await scene.plays(SEAT, 4);
    expect(session.composer.draft.path).toMatchObject([{ refs: ['=1'] }]);
    const id = await scene.commit(2);
    touched();
    await scene.refuses(id, 'stale');
    expect(session.composer.draft).toMatchObject({ actions: [2], path: [] });
    session.close();
  });

  it('takes what is dragged meanwhile once it is played, and lets go of what cannot be picked up then', async () => {
    const scene = new TestTable();
    await scene.begin();
    const { session } = scene;
    const { composer } = session;
    const target = (key: string, refs: string[]): Target => {
      const area = session.atlas?.board.areas[0] ?? expect.fail('no board');
      const place = area.places.find(({ id }) => id === key) ?? area.places[0] ?? expect.fail('no place');
      return { key, area, place, refs, piece: null, x: 0, y: 0, w: 1, h: 1 };
    };
    const [tile, cell] = [target('tile', ['=1']), target('c', ['c'])];
    expect(composer.early).toBe(false);
    await scene.commit(4);
    expect([composer.early, composer.lift(tile)]).toEqual([true, false]);
    composer.touch(cell, tile);
    expect(composer.draft.actions).toEqual([4]);
    await scene.plays(SEAT, 4);
    expect(composer).toMatchObject({ early: false, draft: { actions: [5] } });
    await scene.commit(5);
    composer.touch(target('a', ['a']), target('b', ['b']));
    await scene.plays(SEAT, 5);
    expect(composer.draft).toMatchObject({ actions: [], path: [], refusal: null });
    session.close();
  });

  it('plays it anew after what others do, and takes it back where it is refused', async () => {
    const scene = new TestTable();
    await scene.begin();
    const id = await scene.commit(4);
    await scene.plays(1, 0);
    expect(scene.drawn).toEqual(['a', 'b']);
    expect(scene.log).toEqual(['1 plays 0', '0 plays 1']);
    await scene.refuses(id, 'stale');
    expect(scene.drawn).toEqual(['a']);
    expect(scene.session.composer.draft).toMatchObject({ actions: [4], sent: null, v: 1 });
    scene.session.close();
  });

  it('drops what is not allowed after that, and marks it in the draft', async () => {
    const scene = new TestTable();
    await scene.begin();
    const id = await scene.commit(4);
    await scene.plays(1, 1);
    expect(scene.drawn).toEqual(['b']);
    expect(scene.log).toEqual(['1 plays 0']);
    await scene.refuses(id, 'stale');
    expect(scene.session.composer.draft).toMatchObject({ actions: [4], sent: null });
    await vi.waitFor(() => expect(scene.session.composer.now?.wrong.size).toBe(1));
    scene.session.close();
  });

  it('ends as the server has it, in any order of answers and moves, and never loses a piece on the way', async () => {
    let state = 7;
    const random = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    for (let game = 0; game < 25; game += 1) {
      const scene = new TestTable();
      await scene.begin();
      const seen = watched(scene);
      const free = (): number[] => [0, 1, 2].filter((cell) => !scene.entries.some(([, action]) => action % 3 === cell));
      for (let event = 0; event < 6 && free().length; event += 1) {
        const cells = free();
        const cell = cells[random(cells.length)] ?? 0;
        if (random(2)) {
          await scene.plays(1, 3 * random(3) + cell);
          continue;
        }
        const action = 3 * random(3) + cell;
        const id = await scene.commit(action);
        expect(scene.drawn).toHaveLength(scene.entries.length + 1);
        const begun = seen.length;
        while (random(2) && free().length) {
          const others = free();
          await scene.plays(1, 3 * random(3) + (others[random(others.length)] ?? 0));
        }
        const allowed = free().includes(action % 3) && free().length > 0;
        const own = 'abc'[action % 3] ?? '';
        if (allowed) for (const drawn of seen.slice(begun)) expect(drawn).toContain(own);
        if (allowed && random(4)) await scene.plays(SEAT, action);
        else await scene.refuses(id, random(2) && allowed ? 'limit' : 'stale');
        expect(scene.session.view).toEqual(scene.session.latest);
        expect(scene.drawn).toHaveLength(scene.entries.length);
      }
      expect(scene.log).toEqual(scene.entries.map(([seat, action]) => `${seat} plays ${(action / 3) | 0}`));
      scene.session.close();
    }
  });
});
