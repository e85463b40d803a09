/** Words of the page of a lesson. The other languages have the same keys. */

export default {
  lesson: 'Lesson',
  titleOf: (game: string) => `Learn ${game}`,
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  show: 'Show me',
  next: 'Go on',
  previous: 'Back',
  again: 'Once more',
  play: 'Play it now',
  rules: 'All the rules',
  toTable: 'Back to the table',
  toInvite: 'Take my seat',
};
