/** Slova stránky s lekcí. */

import type en from '../en/lesson';

const cs: typeof en = {
  lesson: 'Lekce',
  titleOf: (game) => `Naučte se hrát: ${game}`,
  stepOf: (step, count) => `Krok ${step} z ${count}`,
  show: 'Napovědět',
  next: 'Dál',
  previous: 'Zpět',
  again: 'Ještě jednou',
  play: 'Zahrát si',
  rules: 'Celá pravidla',
  toTable: 'Zpátky ke stolu',
  toInvite: 'Posadit se ke stolu',
};

export default cs;
