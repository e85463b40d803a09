import { inWords, plurals } from '../format';
import type en from '../en/pages';

const n = plurals('de');

const de: typeof en = {
  players: (range, most) => `${range} ${n(most, { one: 'Spieler', other: 'Spieler' })}`,
  open: (count) => `${count} ${n(count, { one: 'freier Platz', other: 'freie Plätze' })}`,
  yourTurn: 'Du bist dran',
  turnOf: (names) => `Am Zug: ${names}`,
  waiting: 'Wartet auf Mitspieler',
  over: 'Zu Ende',
  copyInvite: 'Einladung kopieren',

  home: {
    title: 'Was spielen wir?',
    intro: (games) => {
      const count = inWords(games, ['Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn']);
      const what = games === 1 ? 'Zahlenbrettspiel' : 'Zahlenbrettspiele';
      return `${games ? `${count} ` : ''}${what}, mit Freunden oder gegen Bots. Kostenlos, ohne Konto.`;
    },
    create: 'Einrichten',
    playBot: 'Gegen einen Bot',
    inviteFriend: 'Mit Freunden',
    playAlone: 'Allein spielen',
    rules: 'Regeln',
    rulesOf: (title) => `Regeln von ${title}`,
    daily: 'Tagesaufgabe',
    onceOnly: 'Je ein Versuch, heute für alle gleich.',
    mine: 'Meine Tische',
    mineNone:
      'Noch keine. Spiel gegen einen Bot oder eröffne oben einen Tisch und schick den Link weiter; er steht dann hier.',
    finished: (count) => `${count} ${n(count, { one: 'beendete Partie', other: 'beendete Partien' })}`,
    forget: 'Aus der Liste entfernen',
    forgetOf: (title) => `${title} aus der Liste entfernen`,
    gone: (count) =>
      `${count} ${n(count, { one: 'deiner Tische ist', other: 'deiner Tische sind' })} nicht mehr auf diesem Server.`,
    goneForget: 'Aus der Liste entfernen',
    openTables: 'Offene Tische',
    openNone: 'Gerade gibt es keine offenen Tische. Eröffne einen, den alle finden, und mach den Anfang.',
    join: 'Mitspielen',
    watch: 'Zusehen',
    continue: 'Weiter',
    look: 'Ansehen',
    replay: 'Nachspielen',
    stale: 'Diese Liste ist vielleicht veraltet: Der Server ist nicht erreichbar.',
  },

  create: {
    title: (game) => `Neuer Tisch: ${game}`,
    who: 'Wer spielt',
    count: 'Spieler',
    seat: (letter) => `Platz ${letter}`,
    holder: 'Wer hier sitzt',
    kinds: { me: 'Ich', link: 'Ein Freund, per Link', here: 'Jemand an diesem Gerät', bot: 'Ein Bot' },
    name: 'Name',
    nameOf: (letter) => `Name an Platz ${letter}`,
    myName: 'Dein Name',
    level: 'Stärke',
    levelOf: (letter) => `Stärke des Bots an Platz ${letter}`,
    linkHint: 'Du bekommst einen Link zum Verschicken.',
    rules: 'Regeln',
    basis: {
      printed: 'wie gedruckt',
      reading: 'unsere Lesart',
      original: 'wie im Original',
      house: 'Hausregel',
      ours: 'unsere Wahl',
    },
    asPrinted: 'Was gedruckt steht, gilt wie gedruckt.',
    differing: (count) =>
      `${count} ${n(count, { one: 'Abweichung', other: 'Abweichungen' })} von den gedruckten Regeln`,
    unusual: (count) => `${count} ${n(count, { one: 'Abweichung', other: 'Abweichungen' })} von den üblichen Regeln`,
    reset: 'Änderungen zurücknehmen',
    more: 'Uhr, Serie, wer den Tisch findet',
    change: 'Regeln ändern',
    own: 'Eigenes',
    ownValue: (label) => `${label}: Eigenes`,
    between: (low, high) => `Eine ganze Zahl von ${low} bis ${high}`,
    visibility: 'Wer den Tisch findet',
    visibilities: { link: 'Nur wer den Link hat', open: 'Alle, auf der Startseite' },
    openHint: 'Fremde dürfen freie Plätze nehmen und zusehen.',
    linkOnlyHint: 'Wer den Link hat, darf sich setzen oder zusehen.',
    go: { link: 'Eröffnen und Link holen', play: 'Losspielen', watch: 'Starten und zusehen' },
    readRules: 'Regeln lesen',
    summary: 'Der Tisch',
    failed: 'Der Tisch wurde nicht eröffnet.',
  },

  join: {
    title: (game) => `Du bist zu ${game} eingeladen`,
    titleBy: (name, game) => `${name} lädt dich zu ${game} ein`,
    seats: 'Am Tisch',
    free: 'Frei: deiner?',
    options: 'Gespielt mit',
    name: 'Dein Name',
    sit: 'Hinsetzen',
    starts: 'Du nimmst den letzten Platz: Das Spiel beginnt sofort.',
    waits: (count) =>
      `Nach dir ${n(count, { one: 'ist', other: 'sind' })} noch ${count} ${n(count, { one: 'Platz', other: 'Plätze' })} frei.`,
    watch: 'Nur zusehen',
    already: 'Du sitzt schon an diesem Tisch.',
    toTable: 'Zum Tisch',
    another: 'Noch einen Platz nehmen',
    full: 'Alle Plätze sind besetzt. Du darfst zusehen.',
    unknownTitle: 'Diese Einladung führt zu keinem Tisch',
    unknown:
      'Vielleicht wurde der Link beim Kopieren gekürzt, oder den Tisch gibt es nicht mehr. Bitte um einen neuen.',
    nameFaults: {
      missing: 'Wie sollen dich die anderen nennen?',
      unreadable: 'Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.',
      long: (most) => `Ein Name hat höchstens ${most} Zeichen.`,
      house: 'Dieser Name ist reserviert; nimm einen anderen.',
      sign: 'Ein Zeichen wie ✔ sieht nach einem Rang aus; nimm einen Namen ohne.',
      taken: 'An diesem Tisch heißt schon jemand so.',
    },
    learnFirst: 'Noch nie gespielt? In zwei Minuten gelernt',
  },

  facts: {
    factsOf: (game) => `${game}: zum Nachschlagen`,
    search: 'Suchen',
    searchHint: 'Eine Zahl oder ein Wort; mehrere müssen in derselben Zeile stehen.',
    found: (rows) => `${rows} ${n(rows, { one: 'Zeile', other: 'Zeilen' })}`,
    nothing: 'Das steht in keiner Zeile.',
    none: 'Zu diesem Spiel gibt es nichts nachzuschlagen.',
    usualRules: 'Die üblichen Regeln',
    playedWith: 'Gespielt mit',
    readRules: 'Die Regeln',
    toTable: 'Zurück zum Tisch',
  },

  rules: {
    contents: 'Inhalt',
    play: 'Spielen',
    title: (game) => `Regeln von ${game}`,
    print: 'Drucken',
    sources: 'Quellen und Optionen zeigen',
  },

  about: {
    title: 'Über Parlour',
    intro:
      'In Parlour kann man Zahlenbrettspiele spielen, studieren und simulieren: mit Freunden per Link, gegen Bots oder aus einem Programm.',
    games: 'Die Spiele und wer sie gemacht hat',
    credit: 'Die Spiele gehören ihren Urhebern. Wenn dir eines gefällt, kauf das Original, wo es zu haben ist.',
    keeps: 'Was gespeichert wird',
    keepsText:
      'Es gibt keine Konten. Deinen Platz hält ein Geheimnis, das nur in diesem Browser liegt, zusammen mit deinem Namen und den Einstellungen. Der Server speichert die gespielten Partien und sonst nichts von dir.',
    fair: 'Faire Ziehungen',
    fairText:
      'Vor dem Spiel zeigt der Server einen Fingerabdruck des Geheimnisses, aus dem alle Ziehungen kommen; am Ende zeigt er das Geheimnis, sodass alle jede Ziehung nachprüfen können.',
    code: 'Das Programm',
    codeText: 'Freie Software unter der MIT-Lizenz.',
    fonts:
      'Gesetzt in Fraunces und Atkinson Hyperlegible Next, beide unter der SIL Open Font License. Lizenzen fremder Teile:',
    api: 'Einen Bot schreiben: die API',
  },
};

export default de;
