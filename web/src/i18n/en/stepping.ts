/** Words of replays, studies and what is computed in the page. The other languages have the same keys. */

import { grouped, plurals } from '../format';

const n = plurals('en');

export default {
  analysis: {
    ask: 'Analyse here',
    title: 'Analysis',
    of: (name: string) => `Analysis for ${name}`,
    close: 'Close',
    goOn: 'Keep thinking',
    stop: 'Stop',
    thinking: 'Thinking…',
    master: (turn: string) => `The level Master would play: ${turn}.`,
    compiling: 'The rules for browsers are being compiled; the analysis starts once they are ready.',
    nobody: 'Nobody has a decision to make here.',
    wins: (count: number) => `wins about ${count} of 100 games`,
    won: 'won',
    lost: 'lost',
    about: (count: number) =>
      `${grouped(count)} ${n(count, { one: 'game', other: 'games' })} played out by this device, from what the player could see.`,
  },

  lacks: {
    compiling: 'The rules for browsers are being compiled; this goes on by itself once they are ready.',
    browser: 'This browser cannot run the rules: WebAssembly is missing or switched off. Use another browser.',
    damaged: 'The rules came damaged. Try again.',
  },

  verify: {
    ask: 'Verify the draws',
    busy: 'Playing the game again…',
    notYet: 'The server has no compiled rules of this game for browsers yet. Try again in a few minutes.',
  },

  replay: {
    tabs: { study: 'Study', log: 'Log' },
    beside: 'Beside the board',
    title: (game: string) => `Replay of ${game}`,
    notOverTitle: 'Still being played',
    notOver: 'This game is still being played. Its record can be read once it is over.',
    toTable: 'To the table',
    first: 'To the start',
    previous: 'One turn back',
    next: 'One turn on',
    last: 'To the end',
    play: 'Play automatically',
    pause: 'Pause',
    moment: 'Moment',
    of: (moment: number, all: number) => `${moment} of ${all}`,
    atStart: 'Before the first turn',
    scores: 'Scores',
    curve: 'How the scores grew',
    curveOf: (name: string, score: number) => `${name}: ${score}`,
    log: 'What happened',
    link: 'Link to this moment',
    download: 'Download the record',
    keys: 'Arrow keys step, Space plays.',
    fileTitle: 'Open a finished game',
    fileIntro:
      'A finished game can be downloaded as a record, a small file with every turn and every draw. Open one here to step through it.',
    choose: 'Choose a record',
    drop: 'or drop the file here',
    paste: 'or paste its text here',
    dropNow: 'Let go to open it',
    unreadable: 'This file is not a record of a game.',
    tooLarge: 'This file is too large for a record.',
    another: 'Another record',
  },
};
