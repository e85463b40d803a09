import type { State } from "./game.mjs";

/** On a `view`: the sentence, and facts of status, marks, seats and panels. */
export function scene(view: State, seat: number): number[];
/** What a draft of the seat amounts to. */
export function preview(
  before: State,
  actions: readonly number[],
  after: State,
  seat: number,
): number[];
/**
 * What speaks for a run of the viewing seat: words one after another, nothing where its game gives no reasons; by the
 * module that thinks.
 */
export function reasons(view: State, run: readonly number[]): number[];
/** Why the game is over. */
export function ending(view: State): number[];
/** What to do, in the imperative. */
export function instruction(
  view: State,
  seat: number,
  action: number,
): number[];
/** Why an action is refused: the two numbers of its rule, and words; none for a legal one. */
export function whyNot(view: State, seat: number, action: number): number[];
/**
 * Why what was touched for an action does not go together, as of `whyNot`; `face` is the number of the face picked up, -1
 * where there is none.
 */
export function mismatch(
  view: State,
  seat: number,
  action: number,
  face: number,
): number[];
/** What an aid of the game's own answers: words, then the actions that they are about; nothing where it cannot here. */
export function answer(view: State, seat: number, aid: string): number[];
