import { expect, test } from 'vitest';
import { board } from '../../board/model/fixtures';
import { PhraseReader } from './phrase_reader';

test('the parameters of a message may stand in several lines', () => {
  const words = new PhraseReader(
    {
      language: 'en',
      messages: 'token-double{cell points\n    *token} over',
      parameters: { cell: 3 },
      patterns: { 'token-double': [['token'], ' on the double ', ['cell'], ': ', ['points'], ' more'], over: 'over' },
    },
    board,
  );
  const [double, over] = [16, 17];
  expect(words.sentence([double, 1, 13, over])).toMatch(/^over on the double \S+: 13 more$/);
});
