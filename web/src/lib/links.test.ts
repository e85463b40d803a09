import { expect, test } from 'vitest';
import { invitationIn, linked } from './links';

const HOST = 'parlour.example:8000';
const links = (text: string) => linked(text, HOST).filter(({ address }) => address);

test.each(['', '.', ',', '!', '?', ')', '.)', '”', '…', '>', ' ', '\n'])(
  'an invitation is a link with %j after it',
  (after) => {
    const text = `Come: http://${HOST}/j/k3fz9abc${after}`;
    expect(links(text)).toEqual([{ text: `http://${HOST}/j/k3fz9abc`, address: '/j/k3fz9abc' }]);
    expect(
      linked(text, HOST)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  },
);

test('several are links, with scheme or without, with a moment or without', () => {
  expect(links(`${HOST}/t/one and (https://${HOST}/replay/two#12), HTTP://${HOST.toUpperCase()}/j/three.`)).toEqual([
    { text: `${HOST}/t/one`, address: '/t/one' },
    { text: `https://${HOST}/replay/two#12`, address: '/replay/two#12' },
    { text: `HTTP://${HOST.toUpperCase()}/j/three`, address: '/j/three' },
  ]);
});

test.each([
  'https://evil.example/j/k3fz',
  `https://evil.example/?${HOST}`,
  `https://not-${HOST}/j/k3fz`,
  `https://user@${HOST}/j/k3fz`,
  `https://evil.${HOST}/j/k3fz`,
  `${HOST}/nowhere`,
  HOST,
  'parlourXexample:8000/j/k3fz',
])('%s is no link', (text) => {
  expect(linked(text, HOST)).toEqual([{ text, address: '' }]);
});

test.each([
  [`http://${HOST}/j/k3fz9abc`, 'k3fz9abc'],
  [` ${HOST}/j/k3fz9abc?from=chat `, 'k3fz9abc'],
  [`Play with me: https://other.example/j/k3fz9abc.`, 'k3fz9abc'],
  ['k3fz9abc', 'k3fz9abc'],
  ['', ''],
  ['come and play', ''],
  [`http://${HOST}/t/k3fz`, ''],
  ['parlour.example', ''],
])('the invitation in %j is %j', (text, code) => {
  expect(invitationIn(text)).toBe(code);
});
