// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { focusHeading } from './arrive';

let main: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  main = document.querySelector('main')!;
});

const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const HEADING = '<h1 tabindex="-1">Title</h1>';

describe('focusHeading', () => {
  it('goes to the heading that is there', () => {
    main.innerHTML = HEADING;
    focusHeading(main);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('waits for a heading that comes later', async () => {
    focusHeading(main);
    main.innerHTML = '<p>One moment</p>';
    await drawn();
    main.innerHTML = HEADING;
    await drawn();
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('leaves whoever went on already where they are', async () => {
    main.innerHTML = '<input>';
    main.querySelector('input')?.focus();
    focusHeading(main);
    main.insertAdjacentHTML('afterbegin', HEADING);
    await drawn();
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it('waits no longer when the next page comes', async () => {
    const stop = focusHeading(main);
    stop();
    main.innerHTML = HEADING;
    await drawn();
    expect(document.activeElement).toBe(document.body);
  });
});
