import { grouped, plurals } from '../format';
import type en from '../en/stepping';

const n = plurals('cs');

const cs: typeof en = {
  analysis: {
    ask: 'Rozebrat zde',
    title: 'Rozbor',
    of: (name) => `Rozbor za hráče ${name}`,
    close: 'Zavřít',
    goOn: 'Přemýšlet dál',
    stop: 'Zastavit',
    thinking: 'Přemýšlí …',
    master: (turn) => `Na mistrovské úrovni by se hrálo: ${turn}.`,
    compiling: 'Pravidla pro prohlížeč se právě kompilují; rozbor začne, až budou hotová.',
    nobody: 'Zde nikdo nerozhoduje.',
    wins: (count) => `vyhraje asi ${count} ze 100 her`,
    won: 'výhra',
    lost: 'prohra',
    about: (count) =>
      `Toto zařízení dohrálo ${grouped(count)} ${n(count, { one: 'hru', few: 'hry', many: 'hry', other: 'her' })} z toho, co hráč viděl.`,
  },

  lacks: {
    compiling: 'Pravidla pro prohlížeče se ještě překládají; jakmile budou hotová, stránka sama pokračuje.',
    browser: 'Tento prohlížeč pravidla nespustí: WebAssembly chybí nebo je vypnuté. Použijte jiný prohlížeč.',
    damaged: 'Pravidla dorazila poškozená. Zkuste to znovu.',
  },

  verify: {
    ask: 'Ověřit losování',
    busy: 'Hra se přehrává znovu …',
    notYet: 'Server zatím nemá zkompilovaná pravidla této hry pro prohlížeče. Zkuste to za pár minut znovu.',
  },

  replay: {
    tabs: { study: 'Rozbor hry', log: 'Průběh' },
    beside: 'Vedle desky',
    title: (game) => `Záznam hry ${game}`,
    notOverTitle: 'Ještě se hraje',
    notOver: 'Tato hra se ještě hraje. Záznam se dá číst, až skončí.',
    toTable: 'Ke stolu',
    first: 'Na začátek',
    previous: 'O tah zpět',
    next: 'O tah dál',
    last: 'Na konec',
    play: 'Přehrávat automaticky',
    pause: 'Zastavit',
    moment: 'Okamžik',
    of: (moment, all) => `${moment} z ${all}`,
    atStart: 'Před prvním tahem',
    scores: 'Body',
    curve: 'Vývoj skóre',
    curveOf: (name, score) => `${name}: ${score}`,
    log: 'Průběh hry',
    link: 'Odkaz na tento okamžik',
    download: 'Stáhnout záznam',
    keys: 'Šipky krokují, mezerník přehrává.',
    fileTitle: 'Prohlédnout dohranou hru',
    fileIntro:
      'Dohranou hru lze stáhnout jako záznam, malý soubor s každým tahem a každým losem. Otevřete jej zde a projděte.',
    choose: 'Vybrat záznam',
    drop: 'nebo sem soubor přetáhněte',
    paste: 'nebo sem vložte jeho text',
    dropNow: 'Pusťte a otevře se',
    unreadable: 'Tento soubor není záznam hry.',
    tooLarge: 'Na záznam je tento soubor příliš velký.',
    another: 'Jiný záznam',
  },
};

export default cs;
