// The messages of a game as numbers: those of its manifest with their parameters, from what a seat may know
// (`State.view`). All need the module that speaks, except `reasons`, which belong to a hint.

/** On a `view`: the sentence of the scene, and facts of status, marks, seats and panels. */
export const scene = (view, seat) =>
  told(view.game, "scene", put(view, "state"), seat);

/** What a draft of the seat would do; empty without actions. */
export function preview(before, actions, after, seat) {
  return actions.length ? ran("preview", before, actions, after, seat) : [];
}

/** The reasons for a run of the seat: words one after another; none if its game gives no reasons. */
export function reasons(view, run) {
  const seat = view.viewer;
  const after = view.copy();
  for (const action of run) after.play(seat, action);
  return view.game.exports.why ? ran("why", view, run, after, seat) : [];
}

/** Why the game is over. */
export const ending = (view) => told(view.game, "ending", put(view, "state"));

/** The instruction to play an action, in the imperative. */
export const instruction = (view, seat, action) =>
  told(view.game, "instruction", put(view, "state"), seat, action);

/** Why an action is refused: the two numbers of its rule, and words; none for a legal one. */
export const whyNot = (view, seat, action) =>
  told(view.game, "why_not", put(view, "state"), seat, action);

/**
 * Why the piece and the place touched for an action do not fit, in the form of `whyNot`; `face` is the number of the face
 * picked up, -1 if there is none.
 */
export const mismatch = (view, seat, action, face) =>
  view.game.exports.mismatch
    ? told(view.game, "mismatch", put(view, "state"), seat, action, face)
    : [];

/** The answer of an aid of the game's own: words, then the actions that they are about; empty if it cannot answer here. */
export function answer(view, seat, aid) {
  const name = `aid_${aid}`;
  return view.game.exports[name]
    ? told(view.game, name, put(view, "state"), seat)
    : [];
}

function ran(name, before, run, after, seat) {
  const { game } = before;
  new Int32Array(game.memory.buffer, game.numbers, run.length).set(run);
  const known = [
    put(before, "state"),
    put(before, "other"),
    game.numbers,
    run.length,
  ];
  return told(game, name, ...known, put(after, "third"), seat);
}

function put({ game, bytes }, where) {
  game.bytes(game[where], bytes.length).set(bytes);
  return game[where];
}

function told(game, name, ...asked) {
  const count = game.exports[name](...asked, game.told, game.manifest.room);
  return Array.from(new Int32Array(game.memory.buffer, game.told, count));
}
