/** Which pieces lie where. */
import { all, box } from './elements';

type Lying = [place: string | undefined, face: string | undefined];

/** Every piece by its name: the place where it lies, and its face. */
export const pieces = (): Record<string, Lying> =>
  Object.fromEntries(
    all('[data-piece]').map(({ dataset: { piece = '', in: place, face } }): [string, Lying] => [piece, [place, face]]),
  );

type Counts = Record<string, number>;

/** How many pieces lie in each place. */
export function pieceCounts(): Counts {
  const counts: Counts = {};
  for (const { dataset } of all('[data-piece]')) {
    const { in: place = '' } = dataset;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

let frames: Counts[] = [];

/** From now on the pieces are counted in each frame, for `countedFrames`. */
export function watchCounts(): void {
  frames = [];
  const look = (): void => {
    frames.push(pieceCounts());
    requestAnimationFrame(look);
  };
  look();
}

/** How many pieces lay in each place, frame by frame since `watchCounts`. */
export const countedFrames = (): Counts[] => frames;

/** Where all pieces and places lie on the felt and in the hand: left, top, width and height in whole pixels. */
export const laidOut = (): number[][][] =>
  all('.felt, .hand').map((frame) => {
    const { x, y } = box(frame);
    return all('[data-key], [data-piece]', frame).map((element) => {
      const own = box(element);
      return [own.x - x, own.y - y, own.width, own.height].map(Math.round);
    });
  });

/** The pieces on the board, and how each is moved to its place. */
export const boardPieces = (): string[] =>
  all('.stage [data-piece]')
    .map((piece) => `${piece.dataset['piece']} ${piece.getAttribute('transform') ?? ''}`)
    .sort();
