/** Slova stránek s úlohami a s denní výzvou. */

import type en from '../en/puzzles';

const cs: typeof en = {
  puzzle: 'Úloha',
  titleOf: (game) => `Úlohy: ${game}`,
  rated: (name, rating) => `Úloha ${name}, obtížnost ${rating}`,
  mine: (rating, streak) => `Vy: ${rating}${streak ? `, ${streak} v řadě` : ''}`,
  hint: 'Nápověda',
  solution: 'Řešení',
  nextMove: 'Další tah',
  notIt: 'To není řešení.',
  unjudged: 'Bez připojení lze poznat jen známé řešení. Tah zůstává složený: po obnovení spojení ho potvrďte znovu.',
  thatWasIt: 'To bylo řešení.',
  again: 'Ještě jednou',
  next: 'Další úloha',
  daily: 'Denní výzva',
  dailyOf: (game) => `Denní výzva: ${game}`,
  dayOf: (date, at, count) => `${date}, úloha ${at} z ${count}`,
  onceOnly: 'Každá na jediný pokus, dnes pro všechny stejné.',
  elsewhere: 'Zkoušelo se v jiném okně; počítá se tamní pokus.',
  goOn: 'Dál',
  result: 'Váš výsledek',
  solvedOf: (solved, count) => `vyřešeno ${solved} z ${count}`,
  leftOver: (made) => `zbývá ${made}`,
  best: (best) => `Nejlepší robot, který znal vše, co přišlo: ${best}.`,
  bestOfChain: 'Nejlepší robot vyřeší všechny: každé řešení je dokázané.',
  share: 'Zkopírovat řádek',
  more: 'Další úlohy',
  yesterday: 'Včerejší řešení',
  studied: (date) => `Řešení z ${date}`,
  tomorrow: 'Další výzva začíná o půlnoci UTC.',
};

export default cs;
