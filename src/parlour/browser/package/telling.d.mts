import type { State } from "./game.mjs";

/** On a `view`: the sentence of the scene, and facts of status, marks, seats and panels. */
export function scene(view: State, seat: number): number[];
/** What a draft of the seat would do; empty without actions. */
export function preview(
  before: State,
  actions: readonly number[],
  after: State,
  seat: number,
): number[];
/**
 * The reasons for a run of the viewing seat: words one after another, none if its game gives no reasons; by the module
 * that thinks.
 */
export function reasons(view: State, run: readonly number[]): number[];
/** Why the game is over. */
export function ending(view: State): number[];
/** The instruction to play an action, in the imperative. */
export function instruction(
  view: State,
  seat: number,
  action: number,
): number[];
/** Why an action is refused: the two numbers of its rule, and words; none for a legal one. */
export function whyNot(view: State, seat: number, action: number): number[];
/**
 * Why the piece and the place touched for an action do not fit, in the form of `whyNot`; `face` is the number of the face
 * picked up, -1 if there is none.
 */
export function mismatch(
  view: State,
  seat: number,
  action: number,
  face: number,
): number[];
/** The answer of an aid of the game's own: words, then the actions that they are about; empty if it cannot answer here. */
export function answer(view: State, seat: number, aid: string): number[];
