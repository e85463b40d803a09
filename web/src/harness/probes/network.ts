/** What a page says to its server and its workers, and hears from them. */

let hellos = 0;

/** Counts the hellos that are sent from now on, for `sentHellos`. */
export function countHellos(): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    if (typeof data === 'string' && data.includes('"hello"')) hellos += 1;
    send.call(this, data);
  };
}

export const sentHellos = (): number => hellos;

/** The page says that it is of another version, the first times that it is loaded. */
export function sayOtherVersion(loads: number, version: number): void {
  const loaded = 1 + Number(sessionStorage.getItem('loads'));
  sessionStorage.setItem('loads', String(loaded));
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    const other = loaded <= loads && typeof data === 'string';
    send.call(this, other ? data.replace(`"wire":${version}`, '"wire":1000') : data);
  };
}

let withheld = false;

/** To the page it seems that the server has no rules yet, which then leaves their addresses empty. */
export function withholdRules(): void {
  withheld = true;
  const ask = window.fetch;
  const without = async (answer: Response): Promise<Response> => {
    const said = (await answer.json()) as { manifest: { modules: Record<string, string> } };
    said.manifest.modules = { speaks: '', thinks: '' };
    return Response.json(said);
  };
  window.fetch = (request, how) => {
    const answer = ask(request, how);
    const rules = typeof request === 'string' && request.startsWith('/api/v1/modules?');
    return withheld && rules ? answer.then(without) : answer;
  };
}

/** From now on the page hears of rules that the server has. */
export function giveRules(): void {
  withheld = false;
}

let rulesRead: WeakRef<object>[] = [];

/** From now on it is kept which books of rules the page has read, for `rulesHeld`. */
export function watchRules(): void {
  rulesRead = [];
  const { json } = Response.prototype;
  Response.prototype.json = async function () {
    const answer: unknown = await json.call(this);
    if (this.url.endsWith('/rules') && answer instanceof Object) rulesRead.push(new WeakRef(answer));
    return answer;
  };
}

/** How many books of rules have been read, and how many of them the page has not forgotten. */
export const rulesHeld = (): [read: number, held: number] => [
  rulesRead.length,
  rulesRead.filter((answer) => answer.deref()).length,
];

interface OpenTables {
  tables: { players: { kind: string; name: string }[] }[];
}

/** The names of people at open tables, which the home page lists. */
export async function peopleAtOpenTables(): Promise<string[]> {
  const answer = await fetch('/api/v1/tables/open');
  const { tables } = (await answer.json()) as OpenTables;
  return tables
    .flatMap(({ players }) => players)
    .filter(({ kind }) => kind === 'person')
    .map(({ name }) => name);
}

interface Identity {
  key: string;
  known?: boolean;
}

const person = (): Partial<Identity> => JSON.parse(localStorage.getItem('parlour.1.person') ?? '{}') as Identity;
const authorized = () => ({ authorization: `Bearer ${person().key ?? ''}` });

/** Whether the server knows whose browser this is. */
export const isKnown = (): boolean => person().known === true;

/** Takes a seat over as another device of the same person does; gives the answer's status. */
export async function recover([table, seat]: [table: string, seat: number]): Promise<number> {
  const headers = { 'content-type': 'application/json', ...authorized() };
  const body = JSON.stringify({ seat });
  return (await fetch(`/api/v1/tables/${table}/recover`, { method: 'POST', headers, body })).status;
}

interface Me {
  devices: { here: boolean; push: boolean }[];
}

/** Whether the server tells this device of turns. */
export async function isTold(): Promise<boolean | undefined> {
  const answer = await fetch('/api/v1/me', { headers: authorized() });
  const { devices } = (await answer.json()) as Me;
  return devices.find(({ here }) => here)?.push;
}

/** The notifications that the browser shows. */
export async function notifications(): Promise<Pick<Notification, 'title' | 'body' | 'tag'>[]> {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
}

/** What a worker answers to a question. */
export const workerAnswer = ([script, question]: [script: string, question: string]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(question);
  });
