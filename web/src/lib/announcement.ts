/** What the host of the server announces to everybody: shown over a table once, and on the home page while it stands. */

import { Stored, text } from './stored_value';

const last = new Stored('announced', text, '');

/** Whether an announcement ("" for none) is new to this browser, which remembers it from now on. */
export function isNews(announced: string): boolean {
  const news = announced !== '' && announced !== last.get();
  if (announced) last.set(announced);
  else last.drop();
  return news;
}
