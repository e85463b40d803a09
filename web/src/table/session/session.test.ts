// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftAnswer, WholeTable } from '../../lib/told';
import { WIRE } from '../../lib/wire';
import { remember, tokensOf } from '../../lib/storage';
import { tableWords } from '../../i18n/catalogue';
import { board, placed } from '../../board/model/fixtures';
import { snapshot } from '../model/fixtures';
import type { Target } from '../../board/model/targets';
import { last, socket, opened, opens, players, prepare, says, sit, tidy, update } from './fixtures';
import type { SharedSession } from './shared.svelte';

const theirs = update(4, { steps: [{ seat: 1, told: { text: 'passed' } }] });
const still = [{ action: 10, rule: '3.7', sentence: 'You can still place.' }];
let session: SharedSession;

beforeEach(prepare);
afterEach(tidy);

function target(key: string): Target {
  const { atlas, latest } = session;
  const { now } = session.composer;
  if (!atlas || !now || !latest) throw new Error('no table yet');
  const lying = atlas.lying(now.pieces);
  return (
    board.areas.flatMap((area) => atlas.targets(area, lying, latest.seat)).find((target) => target.key === key) ??
    expect.fail(key)
  );
}

async function draftOne(): Promise<void> {
  session = await sit();
  session.composer.touch(target('hand0/hand0.1.1'));
  session.composer.touch(target('b'));
}

describe('composing a turn', () => {
  it('asks what a draft would do, and plays it with what closes the turn', async () => {
    await draftOne();
    expect(last('try')).toMatchObject({ n: 3, actions: [4] });
    says({ ...placed, id: last('try').id });
    expect(session.composer.now?.preview?.button).toBe('Play for 1');
    session.composer.confirm();
    expect(last('play')).toMatchObject({ n: 3, actions: [4, 9] });
    expect(session.composer.acting).toBe(false);
  });
  it('asks one thing at a time, and then about what the draft has become', async () => {
    await draftOne();
    const first = last('try').id;
    session.composer.touch(target('hand0/hand0.0.0'));
    session.composer.touch(target('a'));
    expect(last('try').id).toBe(first);
    says({ ...placed, id: first });
    expect(last('try').actions).toEqual([4, 0]);
  });
  it('says why a place is refused and keeps the piece picked up', async () => {
    session = await sit();
    session.composer.touch(target('hand0/hand0.0.0'));
    session.composer.touch(target('bag'));
    expect(last('try').actions).toEqual([10]);
    says({ ...placed, id: last('try').id, actions: [], changes: [], preview: null, wrong: still });
    expect(session.composer.draft).toMatchObject({
      refusal: { sentence: 'You can still place.', place: 'bag' },
      actions: [],
    });
    expect(session.composer.draft.path).toHaveLength(1);
  });
  it('leaves a piece where it was dragged, even if it may not lie there', async () => {
    session = await sit(undefined, { legal: [3, 4, 5] });
    expect(session.composer.lift(target('hand0/hand0.0.0'))).toBe(true);
    session.composer.touch(target('c'), target('hand0/hand0.0.0'));
    const wrong = [{ action: 2, rule: '3.1', sentence: 'It touches nothing.' }];
    says({ ...placed, id: last('try').id, actions: [], changes: [], preview: null, wrong });
    expect(session.composer.now?.pieces.find((piece) => piece.place === 'c')).toMatchObject({
      face: '0',
      mark: 'refused',
    });
    expect(session.composer.now?.commit).toBeNull();
  });
  it('says why a place is refused that was touched before the last piece had been answered about', async () => {
    await draftOne();
    const first = last('try').id;
    session.composer.touch(target('hand0/hand0.0.0'));
    session.composer.touch(target('bag'));
    says({ ...placed, id: first });
    expect(last('try').actions).toEqual([4, 10]);
    says({ ...placed, id: last('try').id, wrong: still });
    expect(session.composer.draft.refusal).toMatchObject({ sentence: 'You can still place.', place: 'bag' });
  });
  it('adds a piece that was touched there, where the last answer allows it', async () => {
    session = await sit(undefined, { legal: [4] });
    for (const key of ['hand0/hand0.1.1', 'b', 'hand0/hand0.0.0', 'a']) session.composer.touch(target(key));
    says({ ...placed, id: last('try').id, legal: [0, 9] });
    expect(session.composer.draft.actions).toEqual([4, 0]);
  });
  it('forgets such a touch when another one follows', async () => {
    await draftOne();
    const first = last('try').id;
    for (const key of ['hand0/hand0.0.0', 'bag', 'hand0/hand0.0.0']) session.composer.touch(target(key));
    says({ ...placed, id: first });
    expect(last('try').id).toBe(first);
  });
  it('says that it was too much, keeps the draft and asks again at the next touch', async () => {
    session = await sit();
    session.composer.touch(target('hand0/hand0.1.1'));
    session.composer.touch(target('b'));
    const { id } = last('try');
    says({ t: 'refused', id, code: 'limit', sentence: 'Not so fast.' });
    expect(session.composer.draft).toMatchObject({ actions: [4], refusal: { sentence: 'Not so fast.' } });
    session.composer.touch(target('hand0/hand0.0.0'));
    session.composer.touch(target('a'));
    expect(last('try').id).toBeGreaterThan(id);
  });
  it('asks anew in another language, whatever is answered meanwhile, and loses no press', async () => {
    await draftOne();
    says({ ...placed, id: last('try').id });
    session.composer.touch(target('hand0/hand0.0.0'));
    session.composer.touch(target('a'));
    const { id } = last('try');
    session.composer.back();
    session.reword();
    expect(last('try')).toMatchObject({ id: id + 1, actions: [4] });
    expect(session.composer.now).toMatchObject({ asking: true, commit: [4, 9] });
    says({ ...placed, id });
    expect(session.composer.now?.asking).toBe(true);
    says({ ...placed, id: id + 1 });
    expect(session.composer.now?.asking).toBe(false);
  });
  it('shows that there is no table now, until it is asked for once more', async () => {
    session = await sit();
    const hellos = (): number => socket().heard.filter(({ t }) => t === 'hello').length;
    const before = hellos();
    says({ t: 'untold', sentence: 'Not so fast.' });
    expect(session.untold).toBe('Not so fast.');
    session.retry();
    expect([session.untold, hellos()]).toEqual(['', before + 1]);
    says({ t: 'untold', sentence: 'Not so fast.' });
    says(snapshot());
    expect(session.untold).toBe('');
  });
  it('asks anew once what came between is there, where the question is refused as it is put', async () => {
    session = await sit();
    const answered = socket().send.bind(socket());
    socket().send = (text) => {
      answered(text);
      says({ t: 'refused', id: last('try').id, code: 'stale', sentence: '' });
    };
    session.composer.touch(target('hand0/hand0.1.1'));
    session.composer.touch(target('b'));
    const { id } = last('try');
    socket().send = answered;
    says(theirs);
    expect(last('try')).toMatchObject({ id: id + 1, n: 4, actions: [4] });
  });
});

describe('what others do meanwhile', () => {
  it('leaves a draft alone that is still legal, on the new version', async () => {
    await draftOne();
    says({ ...placed, id: last('try').id }, theirs);
    expect(session.composer.draft).toMatchObject({ v: 4, actions: [4] });
    expect(last('try')).toMatchObject({ n: 4, actions: [4] });
  });
  it('shows a draft as the server had answered, until it answers anew', async () => {
    await draftOne();
    const star: DraftAnswer = {
      ...placed,
      changes: [['b', 'b', 'star', 0, 0, -1, '', 'hand0.1.1']],
      id: last('try').id,
    };
    const onB = () =>
      session.composer.now?.pieces.filter((piece) => piece.place === 'b').map(({ id, face, mark }) => [id, face, mark]);
    expect(onB()).toEqual([['hand0.1.1', '1', 'draft']]); // guessed
    says(star);
    expect(onB()).toEqual([['b', 'star', 'draft']]);
    says(theirs);
    expect(onB()).toEqual([['b', 'star', 'draft']]);
    expect(session.composer.now).toMatchObject({ asking: true, commit: [4, 9] }); // and a press is not lost
    says({ ...star, n: 4, id: last('try').id });
    expect(onB()).toEqual([['b', 'star', 'draft']]);
    expect(session.composer.now).toMatchObject({ asking: false, commit: [4, 9] });
  });
  it('guesses again where others changed what the draft is about', async () => {
    await draftOne();
    says({ ...placed, changes: [['b', 'b', 'star', 0, 0, -1, '', 'hand0.1.1']], id: last('try').id });
    says(
      update(4, {
        steps: [{ seat: 1, changes: [['their', 'b', '2', 0, 0, -1, '', '']], told: { text: 'placed' } }],
      }),
    );
    expect(session.composer.now?.pieces.find((piece) => piece.id === 'hand0.1.1')).toMatchObject({
      place: 'b',
      face: '1',
    });
    expect(session.composer.now).toMatchObject({ asking: true, commit: null, preview: null });
  });
  it('asks again when the answer was about an older version', async () => {
    await draftOne();
    says(theirs, { t: 'refused', code: 'stale', sentence: 'Too late.', id: last('try').id });
    expect(last('try')).toMatchObject({ n: 4, actions: [4] });
    expect(session.composer.draft.refusal).toBeNull();
  });
  it('takes a draft away that is no longer legal', async () => {
    await draftOne();
    says(update(4, { legal: [13] }));
    expect(session.composer.draft).toMatchObject({ v: 4, actions: [] });
  });
  it('leaves a commit on its way until its own update comes', async () => {
    await draftOne();
    says({ ...placed, id: last('try').id });
    session.composer.confirm();
    says(theirs);
    expect(session.composer.draft.sent).toMatchObject({ v: 3, actions: [4, 9] });
    says(
      update(5, {
        steps: [{ seat: 0, changes: placed.changes, told: { text: 'placed' } }],
        due: [0],
        legal: [0, 2],
      }),
    );
    expect(session.composer.draft).toMatchObject({ sent: null, v: 5, actions: [] });
    expect(session.composer.acting).toBe(true);
    says(update(6, { due: [0] }));
    expect(session.composer.acting).toBe(true);
  });
});

describe('a draft that outlives the page', () => {
  const reload = async (
    more: Partial<WholeTable> = {},
    seats: Record<number, string> = { 0: 'secret' },
  ): Promise<void> => {
    session.close();
    session = await sit(seats, more);
  };
  beforeEach(async () => {
    await draftOne();
    says({ ...placed, id: last('try').id });
  });

  it('is there again when the server has said that it may be', async () => {
    await reload();
    expect(last('try')).toMatchObject({ n: 3, actions: [4] });
    expect(session.composer.draft.actions).toEqual([]);
    says({ ...placed, id: last('try').id });
    expect(session.composer.draft).toMatchObject({ v: 3, actions: [4] });
    expect(session.composer.now).toMatchObject({ commit: [4, 9], preview: { button: 'Play for 1' } });
  });
  it('comes back only as far as it is allowed', async () => {
    await reload();
    const wrong = [{ action: 4, rule: '3.1', sentence: 'It touches nothing.' }];
    says({ ...placed, id: last('try').id, actions: [], changes: [], preview: null, wrong });
    expect(session.composer.draft).toMatchObject({ actions: [], refusal: null });
    await reload();
    expect(socket().heard.some((message) => message.t === 'try')).toBe(false);
  });
  it('is forgotten when something was played meanwhile, when it was taken back, and when it was played', async () => {
    await reload({ n: 4 });
    expect(socket().heard.some((message) => message.t === 'try')).toBe(false);
    await reload();
    says({ ...placed, id: last('try').id });
    session.composer.clear();
    await reload();
    expect(socket().heard.some((message) => message.t === 'try')).toBe(false);
  });
  it('stays away where one has begun anew before the answer', async () => {
    await reload();
    session.composer.touch(target('hand0/hand0.0.0'));
    session.composer.touch(target('a'));
    says({ ...placed, id: last('try').id });
    expect(session.composer.draft.actions).toEqual([0]);
    expect(last('try').actions).toEqual([0]);
  });
  it('is no word about, where the server cannot read it', async () => {
    await reload();
    says({ t: 'refused', code: 'unreadable', sentence: 'There is no action 4.', id: last('try').id });
    expect(session.composer.draft).toMatchObject({ actions: [], refusal: null });
    await reload();
    expect(socket().heard.some((message) => message.t === 'try')).toBe(false);
  });
  it('waits behind the curtain for its owner', async () => {
    await reload({}, { 0: 'one', 1: 'two' });
    expect(session.curtain).toBe(0);
    expect(socket().heard.some((message) => message.t === 'try')).toBe(false);
    session.look(0);
    expect(last('try')).toMatchObject({ n: 3, actions: [4] });
  });
  it('follows a version that leaves it legal', async () => {
    says(theirs);
    await reload({ n: 4 });
    expect(last('try')).toMatchObject({ n: 4, actions: [4] });
  });
});

describe('a commit that is refused', () => {
  beforeEach(async () => {
    await draftOne();
    says({ ...placed, id: last('try').id });
    session.composer.confirm();
  });
  it('is a draft again when it is stale, on what overtook it, without a word', () => {
    says(theirs, { t: 'refused', code: 'stale', sentence: 'Too late.', id: last('play').id });
    expect(session.composer.draft).toMatchObject({ sent: null, actions: [4], refusal: null, v: 4 });
    expect(last('try')).toMatchObject({ n: 4, actions: [4] });
  });
  it('stays a draft when it could not be kept', () => {
    says({ t: 'refused', code: 'closed', sentence: 'Try again in a moment.', id: last('play').id });
    expect(session.composer.draft).toMatchObject({
      sent: null,
      actions: [4],
      refusal: { sentence: 'Try again in a moment.' },
    });
    expect(session.composer.acting).toBe(true);
  });
});

describe('a line that was lost', () => {
  it('asks for what came since, and sends the same commit once more', async () => {
    await draftOne();
    says({ ...placed, id: last('try').id });
    session.composer.confirm();
    const play = last('play');
    vi.useFakeTimers();
    socket().onclose?.({ code: 1006, reason: '' });
    expect(session.link).toBe('away');
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    opens();
    expect(last('hello')).toMatchObject({ token: 'secret' });
    says(players);
    expect(last('play')).toEqual(play);
  });
  it('asks about what was composed while it was away', async () => {
    session = await sit();
    vi.useFakeTimers();
    socket().onclose?.({ code: 1006, reason: '' });
    session.composer.touch(target('hand0/hand0.0.0'));
    session.composer.touch(target('a'));
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    opens();
    says(players);
    expect(last('try').actions).toEqual([0]);
  });
  it('doubles nothing that is told twice', async () => {
    session = await sit();
    says(theirs, theirs);
    expect(session.latest?.log).toHaveLength(1);
  });
  it('watches where its token holds no seat any more', () => {
    session = opened({ 0: 'old' });
    says({ t: 'refused', code: 'not-seated', sentence: 'This token holds no seat at this table.' });
    expect(last('hello').token).toBe('');
  });
  it('forgets a seat that was given up, says so, and watches', async () => {
    session = await sit({ 0: 'secret' }, { phase: 'waiting', due: [], legal: [], invite: 'code' });
    remember('table', 0, 'secret');
    session.leave();
    says({ t: 'unseated', seat: 0 });
    expect(last('hello')).toEqual({ t: 'hello', token: '', language: 'en', wire: WIRE });
    expect(tokensOf('table')).toEqual({});
    expect([session.seats, session.stood, session.notice]).toEqual([[], 'code', tableWords().stoodUp]);
  });
  it('tells who was removed that they were, and offers no invitation, which is worth nothing now', async () => {
    session = await sit({ 0: 'secret' }, { phase: 'waiting', due: [], legal: [], invite: 'code' });
    says({ t: 'unseated', seat: 0 });
    expect([session.seats, session.stood, session.notice]).toEqual([[], '', tableWords().seatGone]);
  });
  it('keeps the other seats of the device', async () => {
    session = await sit({ 0: 'one', 1: 'two' }, { phase: 'waiting', due: [], legal: [] });
    says({ t: 'unseated', seat: 1 });
    expect(last('hello').token).toBe('one');
    expect(session.seats).toEqual([0]);
    says({ t: 'unseated', seat: 0 });
    expect(last('hello').token).toBe('');
  });
  it('says that there is no such table', () => {
    session = opened({});
    says({ t: 'refused', code: 'no-table', sentence: 'There is no such table.' });
    expect(session.lost).not.toBe('');
  });
});
