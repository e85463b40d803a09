import { inWords, plurals } from '../format';
import type en from '../en/pages';

const n = plurals('cs');

const cs: typeof en = {
  players: (range, most) => `${range} ${n(most, { one: 'hráč', few: 'hráči', other: 'hráčů' })}`,
  open: (count) => `${count} ${n(count, { one: 'volné místo', few: 'volná místa', other: 'volných míst' })}`,
  yourTurn: 'Jste na tahu',
  turnOf: (names) => `Na tahu: ${names}`,
  waiting: 'Čeká se na hráče',
  over: 'Dohráno',
  copyInvite: 'Kopírovat pozvánku',

  home: {
    title: 'Co si zahrajeme?',
    intro: (games) => {
      const count = inWords(games, ['Jedna', 'Dvě', 'Tři', 'Čtyři', 'Pět', 'Šest', 'Sedm', 'Osm', 'Devět', 'Deset']);
      const what = n(games, { one: 'desková hra', few: 'deskové hry', other: 'deskových her' });
      return `${games ? `${count} ${what}` : 'Deskové hry'} s čísly, s přáteli i proti robotům. Zdarma a bez účtu.`;
    },
    create: 'Nastavit',
    playBot: 'Hrát s robotem',
    inviteFriend: 'S přáteli',
    playAlone: 'Hrát sólo',
    rules: 'Pravidla',
    rulesOf: (title) => `Pravidla hry ${title}`,
    daily: 'Denní výzva',
    onceOnly: 'Každá na jediný pokus, dnes pro všechny stejné.',
    mine: 'Mé stoly',
    mineNone: 'Zatím žádné. Zahrajte si s robotem, nebo nahoře založte stůl a pošlete odkaz příteli; objeví se tady.',
    finished: (count) => `${count} ${n(count, { one: 'dohraná hra', few: 'dohrané hry', other: 'dohraných her' })}`,
    forget: 'Odebrat ze seznamu',
    forgetOf: (title) => `Odebrat ${title} ze seznamu`,
    gone: (count) =>
      `${count} ${n(count, { one: 'váš stůl už na tomto serveru není', few: 'vaše stoly už na tomto serveru nejsou', other: 'vašich stolů už na tomto serveru není' })}.`,
    goneForget: 'Odebrat ze seznamu',
    openTables: 'Otevřené stoly',
    openNone: 'Teď tu nejsou žádné otevřené stoly. Založte stůl, který najde každý, a buďte první.',
    join: 'Přisednout',
    watch: 'Dívat se',
    continue: 'Pokračovat',
    look: 'Podívat se',
    replay: 'Přehrát',
    stale: 'Seznam může být zastaralý: server není dostupný.',
  },

  create: {
    title: (game) => `Nový stůl: ${game}`,
    who: 'Kdo hraje',
    count: 'Hráči',
    seat: (letter) => `Místo ${letter}`,
    holder: 'Kdo tu sedí',
    kinds: { me: 'Já', link: 'Přítel, přes odkaz', here: 'Někdo další na tomto zařízení', bot: 'Robot' },
    name: 'Jméno',
    nameOf: (letter) => `Jméno na místě ${letter}`,
    myName: 'Vaše jméno',
    level: 'Síla',
    levelOf: (letter) => `Síla robota na místě ${letter}`,
    linkHint: 'Dostanete odkaz k odeslání.',
    rules: 'Pravidla',
    basis: {
      printed: 'podle tištěných pravidel',
      reading: 'náš výklad',
      original: 'jako v původní hře',
      house: 'domácí pravidlo',
      ours: 'naše volba',
    },
    asPrinted: 'Vše, co tištěná pravidla uvádějí, platí tak, jak je psáno.',
    differing: (count) =>
      `${count} ${n(count, { one: 'odchylka', few: 'odchylky', other: 'odchylek' })} od tištěných pravidel`,
    unusual: (count) =>
      `${count} ${n(count, { one: 'odchylka', few: 'odchylky', other: 'odchylek' })} od obvyklých pravidel`,
    reset: 'Vrátit změny',
    more: 'Hodiny, série, kdo stůl najde',
    change: 'Změnit pravidla',
    own: 'Vlastní',
    ownValue: (label) => `${label}: vlastní`,
    between: (low, high) => `Celé číslo od ${low} do ${high}`,
    visibility: 'Kdo stůl najde',
    visibilities: { link: 'Jen lidé s odkazem', open: 'Každý, na úvodní stránce' },
    openHint: 'Volná místa mohou obsadit cizí lidé a mohou se dívat.',
    linkOnlyHint: 'Kdo má odkaz, může přisednout nebo se dívat.',
    go: { link: 'Založit a získat odkaz', play: 'Začít hrát', watch: 'Začít a dívat se' },
    readRules: 'Přečíst pravidla',
    summary: 'Stůl',
    failed: 'Stůl nebyl založen.',
  },

  join: {
    title: (game) => `Zveme vás ke hře ${game}`,
    titleBy: (name, game) => `${name} vás zve ke hře ${game}`,
    seats: 'U stolu',
    free: 'Volno: vaše?',
    options: 'Zvolené možnosti',
    name: 'Vaše jméno',
    sit: 'Přisednout',
    starts: 'Zabíráte poslední místo: hra hned začne.',
    waits: (count) =>
      `Po vás ${n(count, { one: 'zbude', few: 'zbudou', other: 'zbude' })} ještě ${count} ${n(count, { one: 'volné místo', few: 'volná místa', other: 'volných míst' })}.`,
    watch: 'Jen se dívat',
    already: 'U tohoto stolu už sedíte.',
    toTable: 'Ke stolu',
    another: 'Vzít si další místo',
    full: 'Všechna místa jsou obsazena. Můžete se dívat.',
    unknownTitle: 'Tato pozvánka k žádnému stolu nevede',
    unknown: 'Možná se odkaz při kopírování zkrátil, nebo už stůl neexistuje. Požádejte o nový.',
    nameFaults: {
      missing: 'Jak vám mají ostatní říkat?',
      unreadable: 'Jméno potřebuje aspoň jedno písmeno nebo číslici.',
      long: (most) => `Jméno má nejvýše ${most} znaků.`,
      house: 'Toto jméno je vyhrazené; zvolte jiné.',
      sign: 'Znak jako ✔ vypadá jako hodnost; zvolte jméno bez něj.',
      taken: 'U tohoto stolu se tak už někdo jmenuje.',
    },
    learnFirst: 'Ještě jste to nehráli? Naučíte se to za dvě minuty',
  },

  facts: {
    factsOf: (game) => `${game}: přehled`,
    search: 'Hledat',
    searchHint: 'Číslo nebo slovo; je-li jich víc, musí stát ve stejném řádku.',
    found: (rows) => `${rows} ${n(rows, { one: 'řádek', few: 'řádky', other: 'řádků' })}`,
    nothing: 'Žádný řádek neodpovídá.',
    none: 'K této hře není co hledat.',
    usualRules: 'Obvyklá pravidla',
    playedWith: 'Zvolené možnosti',
    readRules: 'Pravidla',
    toTable: 'Zpět ke stolu',
  },

  rules: {
    contents: 'Obsah',
    play: 'Zahrát si',
    title: (game) => `Pravidla hry ${game}`,
    print: 'Vytisknout',
    sources: 'Ukázat prameny a možnosti',
  },

  about: {
    title: 'O Parlouru',
    intro:
      'Parlour je místo, kde lze číselné deskové hry hrát, studovat a simulovat: s přáteli přes odkaz, proti robotům nebo z programu.',
    games: 'Hry a jejich autoři',
    credit: 'Hry patří svým autorům. Líbí-li se vám některá, kupte si opravdovou tam, kde se prodává.',
    keeps: 'Co se ukládá',
    keepsText:
      'Nejsou tu žádné účty. Vaše místo drží tajný klíč uložený jen v tomto prohlížeči, spolu s vaším jménem a nastavením. Server ukládá odehrané hry a nic jiného o vás.',
    fair: 'Férové losování',
    fairText:
      'Před začátkem hry ukáže server otisk tajemství, z něhož vychází celé losování; na konci ukáže tajemství samo, takže si je každý může ověřit.',
    code: 'Program',
    codeText: 'Svobodný software pod licencí MIT.',
    fonts: 'Sázeno písmy Fraunces a Atkinson Hyperlegible Next, obě pod SIL Open Font License. Licence cizích částí:',
    api: 'Napište robota: API',
  },
};

export default cs;
