/**
 * A playground for authors of games: every seat in turn, stepping back, the state and what is legal in it.
 *
 * It stands on two packages alone, as a page of anybody's would: `parlour-board`, and those that `parlour export wasm`
 * writes, whichever are installed. `?game=` names one of them.
 */
import { mountBoard, rowReader, type Board, type BoardWords } from 'parlour-board';
import 'parlour-board/style.css';
import './page.css';

type Code = typeof import('../../src/parlour/browser/package/index.mjs');
type Manifest = import('../../src/parlour/browser/package/index.mjs').Manifest;
type State = import('../../src/parlour/browser/package/index.mjs').State;

const CODE = import.meta.glob<Code>('/node_modules/parlour-*/index.mjs');
const MANIFESTS = import.meta.glob<Manifest>('/node_modules/parlour-*/manifest.json', { import: 'default' });
const BOARDS = import.meta.glob<Board>('/node_modules/parlour-*/board.json', { import: 'default' });
const MODULES = import.meta.glob<string>('/node_modules/parlour-*/speaks.wasm', { query: '?url', import: 'default' });

const WORDS: BoardWords = {
  holds: ({ place, what }) => `${place}: ${what}`,
  empty: 'empty',
  pieces: ({ count, what }) => `${count} × ${what}`,
  ofSeat: ({ what, letter }) => `${what} of ${letter}`,
  team: ({ number }) => `team ${number}`,
  picked: 'picked up',
  possible: 'possible',
  canPick: 'can be picked up',
  playedLast: ({ letter }) => `played last by ${letter}`,
  used: 'used',
  turned: ({ quarters }) => `turned ${quarters}`,
  marks: {
    last: 'played last',
    draft: 'drafted',
    locked: 'locked',
    due: 'waiting',
    found: 'found',
    dead: 'dead',
    refused: 'not allowed',
  },
};

function loaded<T>(all: Record<string, () => Promise<T>>, game: string, file: string): Promise<T> {
  const load = all[`/node_modules/${game}/${file}`];
  if (!load) throw new Error(`${game} has no ${file}`);
  return load();
}

function element<T extends Element>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`there is no ${id}`);
  return element;
}

const games = Object.keys(CODE).map((path) => path.split('/')[2] ?? '');
const game = new URLSearchParams(location.search).get('game') ?? games[0] ?? '';
const [code, manifest, board, address] = await Promise.all([
  loaded(CODE, game, 'index.mjs'),
  loaded(MANIFESTS, game, 'manifest.json'),
  loaded(BOARDS, game, 'board.json'),
  loaded(MODULES, game, 'speaks.wasm'),
]);
const rules = await code.load('speaks', await WebAssembly.compileStreaming(fetch(address)), manifest);
const { seats, chance, over } = manifest;
const everybody = Array.from({ length: seats }, (_, seat) => seat);
const read = rowReader(board);

/** What was played up to the position shown; the last of them is that. */
let positions = [drawn(rules.newState())];
let looking = 0;

const now = (): State => {
  const last = positions.at(-1);
  if (!last) throw new Error('nothing was begun');
  return last;
};
const due = (state: State): number[] =>
  state.turn() === over ? [] : everybody.filter((seat) => (state.turn() >> seat) & 1);

/** All draws that come next. */
function drawn(state: State): State {
  while (state.turn() === chance) {
    const draws = state.outcomes();
    let left = Math.random() * draws.reduce((sum, { weight }) => sum + weight, 0);
    const draw = draws.find(({ weight }) => (left -= weight) < 0) ?? draws[0];
    if (!draw) throw new Error('nothing can be drawn');
    state.play(chance, draw.outcome);
  }
  return state;
}

function play(action: number): void {
  const next = now().copy();
  next.play(looking, action);
  positions = [...positions, drawn(next)];
  turn();
}

/** Whoever is due looks. */
function turn(): void {
  const may = due(now());
  if (!may.includes(looking)) looking = may[0] ?? looking;
  show();
}

const shown = mountBoard(element('board', HTMLElement), { board, ...position(), onaction: play, words: WORDS });

function position() {
  const state = now();
  const pieces = read(state.view(looking).pieces(looking));
  const actions = due(state).includes(looking) ? state.legal(looking) : [];
  return { state: { v: positions.length, seat: looking, players: everybody.map(() => ({})), pieces }, actions };
}

function show(): void {
  const state = now();
  const { actions, ...rest } = position();
  shown.set({ ...rest, actions });
  element('seats', HTMLElement).replaceChildren(
    ...everybody.map((seat) => {
      const button = document.createElement('button');
      button.textContent = `Seat ${seat}`;
      button.dataset['look'] = String(seat);
      button.ariaPressed = String(seat === looking);
      button.onclick = () => {
        looking = seat;
        show();
      };
      return button;
    }),
  );
  element('back', HTMLButtonElement).disabled = positions.length < 2;
  element('status', HTMLOutputElement).value =
    state.turn() === over ? `Over: ${state.scores().join(' : ')}` : `Seat ${due(state).join(', ')} to act`;
  element('actions', HTMLElement).textContent = actions.join(' ');
  element('state', HTMLElement).textContent = JSON.stringify(fields(state), null, 1);
}

const SIZES: Readonly<Record<string, (data: DataView, at: number) => number | bigint>> = {
  i1: (data, at) => data.getInt8(at),
  i2: (data, at) => data.getInt16(at, true),
  i4: (data, at) => data.getInt32(at, true),
  i8: (data, at) => data.getBigInt64(at, true),
  u1: (data, at) => data.getUint8(at),
  u2: (data, at) => data.getUint16(at, true),
  u4: (data, at) => data.getUint32(at, true),
  u8: (data, at) => data.getBigUint64(at, true),
};

/** The fields of what the seat that looks may know, the numbers of each in one line. */
function fields(state: State): Record<string, string> {
  const { bytes } = state.view(looking);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Object.fromEntries(
    Object.entries(manifest.fields).map(([name, [type, at, shape]]) => {
      const [kind, size] = [type.replace(/\W/g, ''), Number(type.replace(/\D/g, ''))];
      const count = shape.reduce((product, length) => product * length, 1);
      const numbers = Array.from({ length: count }, (_, k) => SIZES[kind]?.(data, at + k * size) ?? '?');
      return [name, numbers.join(' ')];
    }),
  );
}

element('back', HTMLButtonElement).onclick = () => {
  positions = positions.slice(0, -1);
  turn();
};
turn();
