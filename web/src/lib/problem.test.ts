import { expect, test } from 'vitest';
import { ApiProblem } from './http';
import { isMissing, mayPass, unreached } from './problem';

test('what may pass is tried again, what the server has refused is not', () => {
  const passes = (code: string, status = 0) => mayPass(new ApiProblem(code, status));
  expect([passes('offline'), passes('slow'), passes('unexpected', 502), passes('busy', 429)]).not.toContain(false);
  expect([passes('unknown', 404), passes('closed', 409), passes('wrong', 422), passes('no-rules')]).not.toContain(true);
  expect(mayPass(new TypeError('a fault of ours'))).toBe(true);
});

test('what is missing and what was not reached are told apart', () => {
  expect([isMissing(new ApiProblem('unknown', 404)), isMissing(new ApiProblem('offline'))]).toEqual([true, false]);
  expect([unreached(new ApiProblem('offline')), unreached(new ApiProblem('bad', 502))]).toEqual([true, false]);
});
