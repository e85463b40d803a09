// @vitest-environment happy-dom
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Agreed from './Agreed.svelte';

test('each rule agreed on is a row of its own, without colons in a row', () => {
  const options = [
    ['Passing', 'is not allowed'],
    ['Jokers', 'two'],
  ];
  const app = mount(Agreed, { target: document.body, props: { title: 'Played with', options } });
  const said = (all: string) => [...document.querySelectorAll(all)].map((element) => element.textContent);
  expect(said('dt')).toEqual(['Passing', 'Jokers']);
  expect(said('dd')).toEqual(['is not allowed', 'two']);
  expect(document.body.textContent).not.toContain(':');
  void unmount(app);
});
