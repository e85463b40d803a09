/** Wörter der Seite einer Lektion. */

import type en from '../en/lesson';

const de: typeof en = {
  lesson: 'Lektion',
  titleOf: (game) => `${game} lernen`,
  stepOf: (step, count) => `Schritt ${step} von ${count}`,
  show: 'Zeig es mir',
  next: 'Weiter',
  previous: 'Zurück',
  again: 'Noch einmal',
  play: 'Jetzt spielen',
  rules: 'Alle Regeln',
  toTable: 'Zurück an den Tisch',
  toInvite: 'Platz nehmen',
};

export default de;
