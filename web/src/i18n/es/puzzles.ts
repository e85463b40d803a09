/** Las palabras de las páginas de problemas y del reto del día. */

import type en from '../en/puzzles';

const es: typeof en = {
  puzzle: 'Problema',
  titleOf: (game) => `Problemas: ${game}`,
  rated: (name, rating) => `Problema ${name}, nivel ${rating}`,
  mine: (rating, streak) => `Tú: ${rating}${streak ? `, racha de ${streak}` : ''}`,
  hint: 'Pista',
  solution: 'Solución',
  nextMove: 'Siguiente jugada',
  notIt: 'Esa no es la solución.',
  unjudged:
    'Sin conexión solo se puede reconocer la solución conocida. Tu jugada se queda: confírmala otra vez cuando tengas conexión.',
  thatWasIt: 'Esa era la solución.',
  again: 'Otra vez',
  next: 'Siguiente problema',
  daily: 'Reto del día',
  dailyOf: (game) => `Reto del día: ${game}`,
  dayOf: (date, at, count) => `${date}, problema ${at} de ${count}`,
  onceOnly: 'Un intento en cada uno, hoy igual para todos.',
  elsewhere: 'Se intentó en otra ventana; cuenta aquel intento.',
  goOn: 'Seguir',
  result: 'Tu resultado',
  solvedOf: (solved, count) => `${solved} de ${count} resueltos`,
  leftOver: (made) => (made === 1 ? 'Sobra 1' : `Sobran ${made}`),
  best: (best) => `El mejor bot, sabiendo todo lo que iba a salir: ${best}.`,
  bestOfChain: 'El mejor bot los resuelve todos: cada solución está demostrada.',
  share: 'Copiar la línea',
  more: 'Más problemas',
  yesterday: 'La solución de ayer',
  studied: (date) => `Solución del ${date}`,
  tomorrow: 'El próximo reto empieza a medianoche (UTC).',
};

export default es;
