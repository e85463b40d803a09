import { attempt, writeClipboard } from '../lib/browser';

/** Puts a text on the clipboard; false where the browser lets no page do it. */
export async function copyText(text: string): Promise<boolean> {
  return (await writeClipboard(text)) || copyTheOldWay(text);
}

/** Pages that came over plain http have no clipboard, but may copy what is selected. */
function copyTheOldWay(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without a clipboard
  const copied = attempt(() => document.execCommand('copy'), false);
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
