import { grouped, plurals } from '../format';
import type en from '../en/stepping';

const n = plurals('fr');

const fr: typeof en = {
  analysis: {
    ask: 'Analyser ici',
    title: 'Analyse',
    of: (name) => `Analyse pour ${name}`,
    close: 'Fermer',
    goOn: 'Continuer à réfléchir',
    stop: 'Arrêter',
    thinking: 'Réflexion…',
    master: (turn) => `Le niveau Maître jouerait : ${turn}.`,
    compiling:
      'Les règles pour navigateurs sont en cours de compilation ; l’analyse commencera dès qu’elles seront prêtes.',
    nobody: 'Personne n’a rien à décider ici.',
    wins: (count) => `gagne environ ${count} ${n(count, { one: 'partie', other: 'parties' })} sur 100`,
    won: 'gagné',
    lost: 'perdu',
    about: (count) =>
      `${grouped(count)} ${n(count, { one: 'partie jouée', other: 'parties jouées' })} jusqu’au bout par cet appareil, d’après ce qui était visible de cette place.`,
  },

  lacks: {
    compiling:
      'Les règles pour navigateurs sont en cours de compilation ; la suite vient d’elle-même dès qu’elles sont prêtes.',
    browser:
      'Ce navigateur ne peut pas exécuter les règles : WebAssembly manque ou est désactivé. Prenez un autre navigateur.',
    damaged: 'Les règles sont arrivées abîmées. Réessayez.',
  },

  verify: {
    ask: 'Vérifier les tirages',
    busy: 'La partie est rejouée…',
    notYet:
      'Le serveur n’a pas encore compilé les règles de ce jeu pour les navigateurs. Réessayez dans quelques minutes.',
  },

  replay: {
    tabs: { study: 'Étude', log: 'Déroulement' },
    beside: 'À côté du plateau',
    title: (game) => `Revoir une partie de ${game}`,
    notOverTitle: 'Partie en cours',
    notOver: 'Cette partie n’est pas finie. Son enregistrement sera lisible à la fin.',
    toTable: 'Aller à la table',
    first: 'Au début',
    previous: 'Un tour en arrière',
    next: 'Un tour en avant',
    last: 'À la fin',
    play: 'Lecture automatique',
    pause: 'Pause',
    moment: 'Moment',
    of: (moment, all) => `${moment} sur ${all}`,
    atStart: 'Avant le premier tour',
    scores: 'Scores',
    curve: 'La progression des scores',
    curveOf: (name, score) => `${name} : ${score}`,
    log: 'Déroulement',
    link: 'Lien vers ce moment',
    download: 'Télécharger la partie',
    keys: 'Les flèches avancent pas à pas, Espace lance la lecture.',
    fileTitle: 'Ouvrir une partie finie',
    fileIntro:
      'Une partie finie se télécharge sous forme d’enregistrement, un petit fichier avec chaque tour et chaque tirage. Ouvrez-en un ici pour la revoir pas à pas.',
    choose: 'Choisir un enregistrement',
    drop: 'ou déposez le fichier ici',
    paste: 'ou collez son texte ici',
    dropNow: 'Lâchez pour l’ouvrir',
    unreadable: 'Ce fichier n’est pas l’enregistrement d’une partie.',
    tooLarge: 'Ce fichier est trop gros pour un enregistrement.',
    another: 'Un autre enregistrement',
  },
};

export default fr;
