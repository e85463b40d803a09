/**
 * The page of a table in any state of a golden game, without server, bots and sockets: a page of development, which no
 * release has. `python -m tests.e2e.harness` builds and serves it; `?table=…&moment=last&as=draft` names a state.
 */
import { mount, unmount } from 'svelte';
import { speak } from '../i18n/catalogue';
import { settings } from '../lib/settings.svelte';
import type { Listener } from '../lib/socket';
import { keepDraft, remember, seeStarterDraw } from '../lib/storage';
import { versionOf } from '../lib/version';
import '../app/styles/fonts.css';
import '../board/styles/colours.css';
import '../board/styles/drawings.css';
import '../board/styles/shape.css';
import '../app/styles/app.css';
import { Canned } from './canned';
import Harness from './Harness.svelte';
import type { Scenario } from './scenario';

/** A table whose seat is to act; with its turn as a draft; where the rules have just forbidden something. */
export type As = 'due' | 'draft' | 'refused';

const READY_TIMEOUT_MS = 20_000; // milliseconds

const target = document.getElementById('app') ?? document.body;
const scenarios = new Map<string, Promise<Scenario>>();
let shown: Record<string, unknown> | null = null;
let canned: Canned | null = null;

function scenario(table: string): Promise<Scenario> {
  const loading =
    scenarios.get(table) ?? fetch(`/states/${table}`).then((answer) => answer.json() as Promise<Scenario>);
  scenarios.set(table, loading);
  return loading;
}

/** Waits until the table is there, with its fonts, and drawn. */
async function drawn(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const until = performance.now() + READY_TIMEOUT_MS;
  while (!document.querySelector('.table')) {
    if (performance.now() > until) throw new Error('there is no table');
    await frame();
  }
  await document.fonts.ready;
  await frame();
  await frame();
}

async function show(table: string, moment: keyof Scenario, as: As): Promise<void> {
  const state = (await scenario(table))[moment];
  const { snapshot, draft } = state;
  if (shown) await unmount(shown);
  remember(table, snapshot.seat, table);
  seeStarterDraw(table);
  keepDraft(table, snapshot.seat, versionOf(snapshot), (as === 'draft' && draft?.actions) || []);
  const connect = (listener: Listener) => (canned = new Canned(listener, state));
  shown = mount(Harness, { target, props: { table, connect } });
  await drawn();
  if (as === 'draft') await canned?.answered;
  if (as === 'refused') canned?.refuse();
  await drawn();
}

/** The turn is played, and those of the others. */
async function play(): Promise<void> {
  canned?.play();
  await drawn();
}

const harness = { show, play };
declare global {
  interface Window {
    harness: typeof harness;
  }
}

await speak(settings.language).catch(() => undefined);
window.harness = harness;
const query = new URLSearchParams(location.search);
const table = query.get('table');
if (table) void show(table, (query.get('moment') ?? 'first') as keyof Scenario, (query.get('as') ?? 'due') as As);
