/** Les mots de la page d’une leçon. */

import type en from '../en/lesson';

export default {
  lesson: 'Leçon',
  titleOf: (game) => `Apprendre à jouer à ${game}`,
  stepOf: (step, count) => `Étape ${step} sur ${count}`,
  show: 'Montrez-moi',
  next: 'Continuer',
  previous: 'Retour',
  again: 'Encore une fois',
  play: 'Jouer maintenant',
  rules: 'Toutes les règles',
  toTable: 'Retour à la table',
  toInvite: 'Prendre ma place',
} satisfies typeof en;
