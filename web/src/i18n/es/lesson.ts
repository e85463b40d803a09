/** Las palabras de la página de una lección. */

import type en from '../en/lesson';

const es: typeof en = {
  lesson: 'Lección',
  titleOf: (game) => `Aprende a jugar a ${game}`,
  stepOf: (step, count) => `Paso ${step} de ${count}`,
  show: 'Muéstramelo',
  next: 'Seguir',
  previous: 'Atrás',
  again: 'Otra vez',
  play: 'Jugar ahora',
  rules: 'Todas las reglas',
  toTable: 'Volver a la mesa',
  toInvite: 'Ocupar mi asiento',
};

export default es;
