/** Wörter der Seiten mit Rätseln und mit der Tagesaufgabe. */

import type en from '../en/puzzles';

const de: typeof en = {
  puzzle: 'Rätsel',
  titleOf: (game) => `Rätsel: ${game}`,
  rated: (name, rating) => `Rätsel ${name}, Schwierigkeit ${rating}`,
  mine: (rating, streak) => `Du: ${rating}${streak ? `, ${streak} in Folge` : ''}`,
  hint: 'Tipp',
  solution: 'Lösung',
  nextMove: 'Nächster Zug',
  notIt: 'Das ist nicht die Lösung.',
  unjudged:
    'Ohne Verbindung lässt sich nur die bekannte Lösung erkennen. Der Zug bleibt liegen und kann noch einmal bestätigt werden, sobald die Verbindung wieder da ist.',
  thatWasIt: 'Das war die Lösung.',
  again: 'Noch einmal',
  next: 'Nächstes Rätsel',
  daily: 'Tages\u00adaufgabe',
  dailyOf: (game) => `Tagesaufgabe: ${game}`,
  dayOf: (date, at, count) => `${date}, Rätsel ${at} von ${count}`,
  onceOnly: 'Je ein Versuch, heute für alle gleich.',
  elsewhere: 'Es wurde in einem anderen Fenster versucht; jener Versuch zählt.',
  goOn: 'Weiter',
  result: 'Dein Ergebnis',
  solvedOf: (solved, count) => `${solved} von ${count} gelöst`,
  leftOver: (made) => `${made} übrig`,
  best: (best) => `Der beste Bot, der alles Kommende kannte: ${best}.`,
  bestOfChain: 'Der beste Bot löst alle: Jede Lösung ist bewiesen.',
  share: 'Zeile kopieren',
  more: 'Weitere Rätsel',
  yesterday: 'Lösung von gestern',
  studied: (date) => `Lösung vom ${date}`,
  tomorrow: 'Die nächste Aufgabe beginnt um Mitternacht UTC.',
};

export default de;
