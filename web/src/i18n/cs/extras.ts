/** Slova o tom, co leží vedle her. */

import { plurals } from '../catalogue';
import type en from '../en/extras';

const n = plurals('cs');

const cs: typeof en = {
  rooms: 'Ještě z této hry',
  arrange: 'Sestavím si sám',
  arrangeHint: 'Vrátíte se sem s tím, co sestavíte.',
  ownValue: 'Vlastní',
  useIt: 'Hrát na tom',
  homeOf: 'Ke hře',

  facts: 'Vyhledat',
  factsOf: (game) => `${game}: přehled`,
  search: 'Hledat',
  searchHint: 'Číslo nebo slovo; je-li jich víc, musí stát v jednom řádku.',
  found: (rows) => `${rows} ${n(rows, { one: 'řádek', few: 'řádky', other: 'řádků' })}`,
  nothing: 'Nic takového v žádném řádku není.',
  printedRules: 'Podle tištěných pravidel.',
  playedWith: 'Hraje se',
  readRules: 'Pravidla',
  toTable: 'Zpět ke stolu',

  aids: 'Nápověda',
  asking: 'Okamžik …',

  best: 'Vaše nejlepší výsledky na tomto zařízení',
  bestWith: (options) => `S volbami: ${options}`,
  bestPrinted: 'Podle tištěných pravidel',
  thisTime: 'tentokrát',
  place: (place) => (place === 1 ? 'Zatím váš nejlepší výsledek.' : `Zatím váš ${place}. nejlepší výsledek.`),

  study: 'Rozbor hry',
  studyOf: (game) => `Co tato hra ${game} dovolila`,
  thinking: 'Hra se rozebírá. Trvá to několik sekund, poprvé déle.',
  notStudied: 'Tuto hru se nepodařilo rozebrat.',
  status: {
    proved: 'dokázáno',
    'best found': 'nejlepší, co se našlo',
    bound: 'mez',
    estimated: 'odhad',
  },
  everybody: 'Hra',
  stepThrough: 'Projít krok za krokem',
  stepped: (title) => `Krok za krokem: ${title}`,
  inReplay: 'Kde to ve hře bylo',
  replay: 'Hra, jak se hrála',

  on: {
    from: 'Hrát odtud dál',
    title: (moment) => `Hrát dál od tahu ${moment}`,
    seat: 'Moje místo',
    bots: 'Ostatní jsou boti',
    about: 'Otevře se nový stůl. Co se odtud vylosuje, je nové; dohraná hra zůstává, jak byla.',
    go: 'Otevřít stůl',
    it: 'Zahrát odtud',
    again: 'Ještě jednou odtamtud',
    goesOn: (moment) => `Pokračuje od tahu ${moment}: `,
    finished: 'dohraná hra',
    file: 'hra ze souboru',
  },
  standing: 'Kdo měl vyhrát, ve výhrách ze 100',
  standingOf: (name, wins) => `${name}: ${wins}`,
};

export default cs;
