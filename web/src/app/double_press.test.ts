// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEAD, guardPlaces } from './double_press';

let stop: () => void;
let pressed: string[];

function press(id: string, at: number, { x = 50, detail = 1 } = {}): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 20, detail });
  Object.defineProperty(click, 'timeStamp', { value: at });
  document.getElementById(id)?.dispatchEvent(click);
}

beforeEach(() => {
  document.body.innerHTML =
    '<button id="play"><span id="word"></span></button><a id="daily" href="#x"></a><div id="board"></div>';
  pressed = [];
  for (const element of document.querySelectorAll('button, a'))
    element.addEventListener('click', () => pressed.push(element.id));
  stop = guardPlaces(document);
});
afterEach(() => stop());

test('what takes the place of a pressed control is dead for a moment', () => {
  press('play', 1000);
  press('daily', 1000 + DEAD - 1);
  expect(pressed).toEqual(['play']);
  press('daily', 1000 + DEAD);
  expect(pressed).toEqual(['play', 'daily']);
});

test('the same control, another place, and keys are pressed as often as one likes', () => {
  press('play', 1000);
  press('word', 1100);
  press('daily', 1200, { x: 80 });
  press('play', 1250, { x: 80, detail: 0 });
  expect(pressed).toEqual(['play', 'play', 'daily', 'play']);
});

test('who presses something else in between means what is there then', () => {
  press('play', 1000);
  press('board', 1100);
  press('daily', 1200);
  expect(pressed).toEqual(['play', 'daily']);
});
