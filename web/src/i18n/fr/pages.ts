import { inWords, plurals } from '../format';
import type en from '../en/pages';

const n = plurals('fr');

const fr: typeof en = {
  players: (range, most) => `${range} ${n(most, { one: 'personne', other: 'personnes' })}`,
  open: (count) => `${count} ${n(count, { one: 'place libre', other: 'places libres' })}`,
  yourTurn: 'À vous de jouer',
  turnOf: (names) => `À ${names} de jouer`,
  waiting: 'En attente',
  over: 'Finie',
  copyInvite: 'Copier l’invitation',

  home: {
    title: 'À quoi joue-t-on ?',
    intro: (games) => {
      const words = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'];
      const what = games === 1 ? 'jeu' : 'jeux';
      return `${games ? inWords(games, words) : 'Des'} ${what} de plateau avec des nombres, entre amis ou contre des bots. Gratuit et sans inscription.`;
    },
    create: 'Préparer',
    playBot: 'Contre un bot',
    inviteFriend: 'Entre amis',
    playAlone: 'Jouer en solo',
    rules: 'Règles',
    rulesOf: (title) => `Règles de ${title}`,
    daily: 'Défi du jour',
    onceOnly: 'Un essai chacun, les mêmes pour tous.',
    mine: 'Mes tables',
    mineNone:
      'Aucune pour l’instant. Jouez contre un bot, ou créez une table et envoyez son lien ; elle apparaîtra ici.',
    finished: (count) => `${count} ${n(count, { one: 'partie finie', other: 'parties finies' })}`,
    forget: 'Retirer de la liste',
    forgetOf: (title) => `Retirer ${title} de la liste`,
    gone: (count) => `${count} de vos tables ${n(count, { one: 'n’est plus', other: 'ne sont plus' })} sur ce serveur.`,
    goneForget: 'Retirer de la liste',
    openTables: 'Tables ouvertes',
    openNone: 'Aucune table ouverte en ce moment. Créez-en une que tout le monde peut trouver.',
    join: 'Rejoindre',
    watch: 'Regarder',
    continue: 'Continuer',
    look: 'Voir',
    replay: 'Revoir',
    stale: 'Cette liste n’est peut-être plus à jour : le serveur est injoignable.',
  },

  create: {
    title: (game) => `Nouvelle table : ${game}`,
    who: 'Qui joue',
    count: 'Places',
    seat: (letter) => `Place ${letter}`,
    holder: 'Qui s’assoit ici',
    kinds: { me: 'Moi', link: 'Quelqu’un, par un lien', here: 'Quelqu’un sur cet appareil', bot: 'Un bot' },
    name: 'Nom',
    nameOf: (letter) => `Nom à la place ${letter}`,
    myName: 'Votre nom',
    level: 'Force',
    levelOf: (letter) => `Force du bot à la place ${letter}`,
    linkHint: 'Vous recevrez un lien à envoyer.',
    rules: 'Règles',
    basis: {
      printed: 'texte imprimé',
      reading: 'notre lecture',
      original: 'comme l’original',
      house: 'règle maison',
      ours: 'notre choix',
    },
    asPrinted: 'Tout ce que précise le texte imprimé est suivi à la lettre.',
    differing: (count) => `${count} ${n(count, { one: 'écart', other: 'écarts' })} avec les règles imprimées`,
    unusual: (count) => `${count} ${n(count, { one: 'écart', other: 'écarts' })} avec les règles habituelles`,
    reset: 'Annuler les changements',
    more: 'Pendule, série, qui trouve la table',
    change: 'Changer les règles',
    own: 'Autre',
    ownValue: (label) => `${label} : autre`,
    between: (low, high) => `Un nombre entier de ${low} à ${high}`,
    visibility: 'Qui peut trouver la table',
    visibilities: { link: 'Les personnes qui ont le lien', open: 'Tout le monde, depuis l’accueil' },
    openHint: 'N’importe qui peut prendre une place libre ou regarder.',
    linkOnlyHint: 'Avec le lien, on peut s’asseoir ou regarder.',
    go: { link: 'Créer et obtenir le lien', play: 'Commencer à jouer', watch: 'Lancer et regarder' },
    readRules: 'Lire les règles',
    summary: 'La table',
    failed: 'La table n’a pas été créée.',
  },

  join: {
    title: (game) => `On vous invite à une partie de ${game}`,
    titleBy: (name, game) => `${name} vous invite à une partie de ${game}`,
    seats: 'À la table',
    free: 'Libre : pour vous ?',
    options: 'Règles de la table',
    name: 'Votre nom',
    sit: 'M’asseoir',
    starts: 'Vous prenez la dernière place : la partie commence aussitôt.',
    waits: (count) => `Après vous, il restera ${count} ${n(count, { one: 'place libre', other: 'places libres' })}.`,
    watch: 'Seulement regarder',
    already: 'Vous avez déjà une place à cette table.',
    toTable: 'Aller à la table',
    another: 'Prendre une autre place',
    full: 'Toutes les places sont prises. Vous pouvez regarder.',
    unknownTitle: 'Cette invitation ne mène à aucune table',
    unknown: 'Le lien a peut-être été tronqué lors de la copie, ou la table n’existe plus. Demandez-en un nouveau.',
    nameFaults: {
      missing: 'Sous quel nom les autres vous verront-ils ?',
      unreadable: 'Un nom contient au moins une lettre ou un chiffre.',
      long: (most) => `Un nom a ${most} caractères au plus.`,
      house: 'Ce nom est réservé ; choisissez-en un autre.',
      sign: 'Un signe comme ✔ ressemble à un rang ; prenez un nom sans signe.',
      taken: 'Quelqu’un porte déjà ce nom à cette table.',
    },
    learnFirst: 'Jamais joué ? Apprenez en deux minutes',
  },

  facts: {
    factsOf: (game) => `${game} : tableaux`,
    search: 'Chercher',
    searchHint: 'Un nombre ou un mot ; plusieurs doivent se trouver sur la même ligne.',
    found: (rows) => `${rows} ${n(rows, { one: 'ligne', other: 'lignes' })}`,
    nothing: 'Aucune ligne ne correspond.',
    none: 'Il n’y a rien à consulter pour ce jeu.',
    usualRules: 'Les règles habituelles',
    playedWith: 'Règles de la table',
    readRules: 'Les règles',
    toTable: 'Retour à la table',
  },

  rules: {
    contents: 'Sommaire',
    play: 'Jouer',
    title: (game) => `Règles de ${game}`,
    print: 'Imprimer',
    sources: 'Montrer les sources et les options',
  },

  about: {
    title: 'À propos de Parlour',
    intro:
      'Parlour est un lieu pour jouer à des jeux de société de nombres, les étudier et les simuler : entre proches par un simple lien, contre des bots, ou depuis un programme.',
    games: 'Les jeux et leur origine',
    credit:
      'Les jeux appartiennent à celles et ceux qui les ont créés. Si l’un d’eux vous plaît, achetez l’original là où on le vend.',
    keeps: 'Ce qui est conservé',
    keepsText:
      'Il n’y a pas de compte. Votre place tient à un secret gardé seulement dans ce navigateur, avec votre nom et vos préférences. Le serveur conserve les parties jouées, et rien d’autre à votre sujet.',
    fair: 'Tirages équitables',
    fairText:
      'Avant une partie, le serveur montre l’empreinte du secret dont viennent tous les tirages ; à la fin, il montre le secret, et chaque tirage peut être vérifié par tout le monde.',
    code: 'Le programme',
    codeText: 'Logiciel libre sous licence MIT.',
    fonts:
      'Composé en Fraunces et en Atkinson Hyperlegible Next, toutes deux sous SIL Open Font License. Licences des éléments venus d’ailleurs :',
    api: 'Écrire un bot : l’API',
  },
};

export default fr;
