/** Wörter zu allem neben den Partien. */

import type en from '../en/extras';

const de: typeof en = {
  rooms: 'Mehr von diesem Spiel',
  arrange: 'Selbst anordnen',
  arrangeHint: 'Mit dem, was du baust, kommst du hierher zurück.',
  ownValue: 'Selbst gemacht',
  useIt: 'Damit spielen',
  instead: (title) => (title ? `Stattdessen: ${title}` : 'Statt des Zugs darüber'),
  homeOf: 'Zurück zum Spiel',

  lesson: 'Spielen lernen',
  puzzles: 'Rätsel',
  facts: 'Nachschlagen',

  aids: 'Hilfe',
  asking: 'Einen Moment …',
  why: 'Warum:',
  thought: (seconds) => `${seconds} s nachgedacht.`,
  enough: 'Nicht weiterdenken',
  goOn: 'Weiterdenken',
  unfold: 'Auch zeigen, was an anderen Tischen gilt',
  rulesPage: 'Seite zum Drucken',

  best: 'Deine besten Ergebnisse auf diesem Gerät',
  bestWith: (options) => `Mit ${options}`,
  thisTime: 'diesmal',
  place: (place) =>
    place === 1 ? 'Dein bisher bestes Ergebnis.' : `Platz ${place} unter deinen bisherigen Ergebnissen.`,

  study: 'Partie auswerten',
  studyOf: (game) => `Was in dieser Partie ${game} möglich war`,
  waited: (seconds) => `${seconds} s`,
  thinking: 'Die Partie wird ausgewertet. Das dauert einige Sekunden, beim ersten Mal länger.',
  quick: 'Erst ein schneller Blick: Ein genauerer kann anders ausfallen.',
  closer: 'Genauer betrachtet: Ein noch genauerer Blick kann anders ausfallen.',
  notStudied: 'Diese Partie konnte nicht ausgewertet werden.',
  unfinished: 'Diese Partie wurde nicht zu Ende gespielt und kann deshalb nicht ausgewertet werden.',
  status: {
    proved: 'bewiesen',
    'best found': 'das beste gefundene',
    bound: 'Schranke',
    estimated: 'geschätzt',
  },
  everybody: 'Das Spiel',
  stepThrough: 'Schritt für Schritt',
  stepped: (title) => `Schritt für Schritt: ${title}`,
  keepLine: 'In die Aufzeichnung',
  lineKept: 'In der Aufzeichnung',
  inReplay: 'Im Spiel zeigen',
  replay: 'Die Partie, wie sie gespielt wurde',

  on: {
    from: 'Von hier weiterspielen',
    title: (moment) => `Ab Zug ${moment} weiterspielen`,
    seat: 'Mein Platz',
    bots: 'Die anderen sind Bots',
    about:
      'Ein neuer Tisch wird eröffnet. Was von hier an gezogen wird, ist neu; das beendete Spiel bleibt, wie es war.',
    go: 'Tisch eröffnen',
    it: 'Von hier spielen',
    again: 'Noch einmal von dort',
    goesOn: (moment) => `Fortsetzung ab Zug ${moment}: `,
    finished: 'ein beendetes Spiel',
    file: 'ein Spiel aus einer Datei',
  },
  standing: 'Gewinnaussichten, in Siegen von 100',
  standingOf: (name, wins) => `${name}: ${wins}`,
};

export default de;
