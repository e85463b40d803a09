/** Words about clocks, series and what people ask of each other. The other languages have the same keys. */

import { plurals } from '../format';

const n = plurals('en');

export default {
  // clocks
  clock: 'Time to think',
  noClock: 'As long as you like',
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  timeEach: (time: string) => `${time} for each turn`,
  timeAll: (time: string) => `${time} for the game`,
  timePlus: (time: string, plus: number) => `${time} for the game, ${plus} s more after each turn`,
  daysEach: (count: number) => `${count} ${n(count, { one: 'day', other: 'days' })} for each turn`,
  days: (days: number, hours: number) => `${days} d ${hours} h`,
  low: (seconds: number) => `${seconds} seconds left.`,
  lossHint: 'Whoever runs out of time loses the game.',
  standInHint: 'When players run out of time, a bot plays on until they come back.',
  until: (when: string) => `time until ${when}`,
  patience: 'Without a move, a bot may take over after',
  patienceUsual: 'the usual time here',
  patienceNever: 'never',
  patienceHint: (time: string) =>
    `If somebody does not move for ${time}, the others may let a bot play on, or claim the game where nobody else would go on.`,
  hurried: 'The table has waited long for your turn.',
  hurry: (time: string) =>
    `The table has waited long for your turn. In ${time} the others may let a bot play for you, or claim the game.`,
  hurryOver:
    'The table has waited for your turn for too long: the others may let a bot play for you, or claim the game.',
  stalled: (names: string, one: boolean, time: string) => `${names} ${one ? 'has' : 'have'} not moved for ${time}.`,
  claim: 'Claim the game',

  // series
  series: 'How many games',
  single: 'One game',
  round: (games: number) => `A round of ${games}: each player starts once`,
  bestOf: (games: number) => `Best of ${games}`,
  games: (games: number) => `${games} games, scores added up`,
  gameOf: (number: number, games: number) => `Game ${number} of ${games}`,
  standing: 'Standing',
  wins: 'wins',
  player: 'Player',
  total: 'Total',
  gameShort: (number: number) => `${number}.`,
  replayed: 'This game does not count; it is played again.',
  seriesOver: (names: string, count: number, shared: boolean) =>
    `The series is over: ${names} ${shared ? 'share the win' : count === 1 ? 'wins' : 'win'}.`,
  nextGame: 'Next game',
  newSeries: 'Another series with the same people',

  // what people ask
  atTable: 'At the table',
  takeback: 'Take my last turn back',
  stop: 'End the game here',
  call: (label: string, names: string) => `Referee: ${label}, ${names}`,
  callSure: (label: string, names: string, penalty: string) => `Call the referee: ${label}, ${names}? ${penalty}`,
  callYes: 'Yes, call the referee',
  nudge: (name: string) => `Remind ${name}`,
  standIn: (name: string) => `Let a bot play for ${name}`,
  leaveToBot: 'Leave, a bot plays on',
  leaveToBotSure: 'Leave your seat to a bot? You may come back at any time.',
  leaveToBotYes: 'Yes, leave it to a bot',
  asked: {
    call: (name: string, label: string, names: string) => `${name} calls the referee: ${label}, ${names}.`,
    takeback: (name: string) => `${name} asks to take the last turn back.`,
    stop: (name: string) => `${name} asks to end the game here, unfinished.`,
    'stand-in': (name: string, whom: string) => `${name} asks for a bot to play on for ${whom}, who is away.`,
  },
  youAsked: {
    call: 'The referee will rule on your call.',
    takeback: 'You have asked to take your last turn back.',
    stop: 'You have asked to end the game here.',
    'stand-in': (whom: string) => `You have asked for a bot to play on for ${whom}.`,
  },
  waitingFor: (names: string) => `Waiting for ${names}.`,
  agree: 'Agree',
  decline: 'Decline',
  confirmCall: 'Confirm',
  dismissCall: 'Dismiss',
  withdraw: 'Withdraw',
  botPlays: 'A bot plays on for you.',
  back: 'I am back',
  nudged: (name: string) => `${name} reminds you: the game waits for you.`,
  reminded: (name: string) => `${name} has been reminded.`,
  remindedAway: (name: string) => `${name} is not here now and will see the reminder on coming back.`,
  clockShows: (left: string) => `clock ${left}`,
  nudgedShort: 'You were reminded',
};
