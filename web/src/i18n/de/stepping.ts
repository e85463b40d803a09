import { grouped, plurals } from '../format';
import type en from '../en/stepping';

const n = plurals('de');

const de: typeof en = {
  analysis: {
    ask: 'Hier analysieren',
    title: 'Analyse',
    of: (name) => `Analyse für ${name}`,
    close: 'Schließen',
    goOn: 'Weiterdenken',
    stop: 'Anhalten',
    thinking: 'Denkt nach …',
    master: (turn) => `Auf der Stufe „Meisterlich“ würde gespielt: ${turn}.`,
    compiling: 'Die Regeln für Browser werden gerade kompiliert; die Analyse beginnt, sobald sie fertig sind.',
    nobody: 'Hier hat niemand etwas zu entscheiden.',
    wins: (count) => `gewinnt etwa ${count} von 100 Partien`,
    won: 'gewonnen',
    lost: 'verloren',
    about: (count) =>
      `${grouped(count)} ${n(count, { one: 'Partie', other: 'Partien' })} von diesem Gerät durchgespielt, aus dem, was der Spieler sehen konnte.`,
  },

  lacks: {
    compiling: 'Die Regeln für Browser werden noch übersetzt; sobald sie fertig sind, geht es von selbst weiter.',
    browser:
      'Dieser Browser kann die Regeln nicht ausführen: WebAssembly fehlt oder ist abgeschaltet. Nimm einen anderen Browser.',
    damaged: 'Die Regeln kamen beschädigt an. Versuch es noch einmal.',
  },

  verify: {
    ask: 'Ziehungen prüfen',
    busy: 'Die Partie wird nachgespielt …',
    notYet:
      'Der Server hat für Browser noch keine kompilierten Regeln dieses Spiels. Bitte in einigen Minuten noch einmal.',
  },

  replay: {
    tabs: { study: 'Auswertung', log: 'Verlauf' },
    beside: 'Neben dem Brett',
    title: (game) => `Aufzeichnung: ${game}`,
    notOverTitle: 'Noch nicht zu Ende',
    notOver: 'Diese Partie läuft noch. Die Aufzeichnung lässt sich lesen, wenn sie zu Ende ist.',
    toTable: 'Zum Tisch',
    first: 'Zum Anfang',
    previous: 'Einen Zug zurück',
    next: 'Einen Zug weiter',
    last: 'Zum Ende',
    play: 'Automatisch abspielen',
    pause: 'Anhalten',
    moment: 'Zeitpunkt',
    of: (moment, all) => `${moment} von ${all}`,
    atStart: 'Vor dem ersten Zug',
    scores: 'Punkte',
    curve: 'Punkteverlauf',
    curveOf: (name, score) => `${name}: ${score}`,
    log: 'Verlauf',
    link: 'Link zu diesem Zeitpunkt',
    download: 'Aufzeichnung herunterladen',
    keys: 'Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab.',
    fileTitle: 'Eine gespielte Partie ansehen',
    fileIntro:
      'Eine beendete Partie lässt sich als Aufzeichnung laden, eine kleine Datei mit jedem Zug und jeder Ziehung. Öffne sie hier und geh sie durch.',
    choose: 'Aufzeichnung wählen',
    drop: 'oder die Datei hier ablegen',
    paste: 'oder ihren Text hier einfügen',
    dropNow: 'Loslassen, um sie zu öffnen',
    unreadable: 'Diese Datei ist keine Aufzeichnung eines Spiels.',
    tooLarge: 'Für eine Aufzeichnung ist diese Datei zu groß.',
    another: 'Andere Aufzeichnung',
  },
};

export default de;
