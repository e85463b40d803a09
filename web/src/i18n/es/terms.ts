import { plurals } from '../catalogue';
import type en from '../en/terms';

const n = plurals('es');

export default {
  clock: 'Tiempo para pensar',
  noClock: 'Sin límite',
  seconds: (count) => `${count}\u00a0s`,
  minutes: (count) => `${count}\u00a0min`,
  timeEach: (time) => `${time} por turno`,
  timeAll: (time) => `${time} para la partida`,
  timePlus: (time, plus) => `${time} para la partida, más ${plus}\u00a0s por turno`,
  daysEach: (count) => `${count} ${n(count, { one: 'día', other: 'días' })} por turno`,
  days: (days, hours) => `${days}\u00a0d ${hours}\u00a0h`,
  low: (seconds) =>
    `${n(seconds, { one: 'Queda', other: 'Quedan' })} ${seconds} ${n(seconds, { one: 'segundo', other: 'segundos' })}.`,
  lossHint: 'Quien se queda sin tiempo pierde la partida.',
  standInHint: 'Si a alguien se le acaba el tiempo, sigue un bot hasta que vuelva.',
  until: (when) => `tiempo hasta ${when}`,
  patience: 'Si nadie juega, un bot puede seguir después de',
  patienceUsual: 'el tiempo habitual aquí',
  patienceNever: 'nunca',
  patienceHint: (time) =>
    `Si alguien no juega durante ${time}, el resto puede dejar que siga un bot, o reclamar la victoria si no queda nadie más para seguir.`,
  hurried: 'La mesa lleva mucho tiempo esperando tu turno.',
  hurry: (time) =>
    `La mesa lleva mucho tiempo esperando tu turno. En ${time} el resto podrá dejar que un bot juegue por ti, o reclamar la victoria.`,
  hurryOver:
    'La mesa lleva demasiado tiempo esperando tu turno: el resto puede dejar que un bot juegue por ti, o reclamar la victoria.',
  stalled: (names, one, time) => `${names} ${one ? 'lleva' : 'llevan'} ${time} sin jugar.`,
  claim: 'Reclamar la victoria',

  series: 'Número de partidas',
  single: 'Una partida',
  round: (games) => `Una ronda de ${games}: cada asiento empieza una vez`,
  bestOf: (games) => `Al mejor de ${games}`,
  games: (games) => `${games} partidas, se suman las victorias`,
  gameOf: (number, games) => `Partida ${number} de ${games}`,
  standing: 'Clasificación',
  wins: 'victorias',
  player: 'Nombre',
  total: 'Total',
  gameShort: (number) => `${number}.ª`,
  replayed: 'Esta partida no cuenta; se juega de nuevo.',
  seriesOver: (names, count, shared) =>
    `La serie ha terminado: ${names} ${shared ? 'comparten la victoria' : count === 1 ? 'gana' : 'ganan'}.`,
  nextGame: 'Siguiente partida',
  newSeries: 'Otra serie con la misma gente',

  atTable: 'En la mesa',
  takeback: 'Deshacer mi último turno',
  stop: 'Acabar aquí la partida',
  call: (label, names) => `Árbitro: ${label}, ${names}`,
  nudge: (name) => `Avisar a ${name}`,
  standIn: (name) => `Dejar que un bot juegue por ${name}`,
  leaveToBot: 'Irme y que siga un bot',
  leaveToBotSure: '¿Dejar tu asiento a un bot? Puedes volver cuando quieras.',
  leaveToBotYes: 'Sí, que siga un bot',
  asked: {
    call: (name, label, names) => `${name} llama al árbitro: ${label}, ${names}.`,
    takeback: (name) => `${name} pide deshacer su último turno.`,
    stop: (name) => `${name} propone acabar aquí la partida, sin terminarla.`,
    'stand-in': (name, whom) => `${name} pide que un bot siga en lugar de ${whom}, que no está.`,
  },
  youAsked: {
    call: 'El árbitro decidirá sobre tu aviso.',
    takeback: 'Has pedido deshacer tu último turno.',
    stop: 'Has propuesto acabar aquí la partida.',
    'stand-in': (whom) => `Has pedido que un bot siga en lugar de ${whom}.`,
  },
  waitingFor: (names) => `Falta la respuesta de ${names}.`,
  agree: 'Aceptar',
  decline: 'Rechazar',
  confirmCall: 'Confirmar',
  dismissCall: 'Desestimar',
  withdraw: 'Retirar',
  botPlays: 'Un bot juega por ti.',
  back: 'Ya estoy aquí',
  nudged: (name) => `${name} te avisa: la partida te espera.`,
  reminded: (name) => `Aviso enviado a ${name}.`,
  clockShows: (left) => `reloj ${left}`,
  nudgedShort: 'Te esperan',
} satisfies typeof en;
