/** The study of a finished game by this browser: searched in a worker, said by the page. */
import { ApiProblem } from '../lib/http';
import { judgedHere, type Judged } from '../local/advice';
import type { Compiled } from '../local/module';
import { findings, type GameStudy, type Studied } from './findings';
import { inHindsight } from './hindsight';

interface StudyListener {
  /** How far it is, from 0 to 1. */
  share?: (share: number) => void;
  /** What was found so far, which is not all; `depth` grows with it. */
  soFar?: (study: GameStudy, depth: number) => void;
  /** It is done, and more patience could find more. */
  more?: () => void;
}

async function said(game: Studied, judged: Judged): Promise<GameStudy> {
  const study = 'found' in judged ? await inHindsight(game, judged.found) : findings(game, judged.turns);
  if (!study) throw new ApiProblem('offline'); // the rules for the game of one seat
  return study;
}

/**
 * The study of a finished game, once it is done; null once nobody waits.
 * `patience`: how many times as hard as at first.
 */
export async function study(
  game: Studied & { kit: { thinking: () => Promise<Compiled | null> } },
  stop: AbortSignal,
  listener: StudyListener = {},
  patience = 1,
): Promise<GameStudy | null> {
  let [last, over] = [0, false];
  const tell = (share: number, soFar: Judged, depth: number): void => {
    listener.share?.(share);
    if (depth <= last) return;
    last = depth;
    void said(game, soFar).then(
      (some) => {
        if (over || depth < last) return;
        // where nobody was found to fall behind yet, it would say that there was no time
        const shown = 'found' in soFar ? some.findings.filter(({ lines }) => lines.length) : some.findings;
        listener.soFar?.({ ...some, done: false, findings: shown }, depth);
      },
      () => undefined,
    );
  };
  const compiled = await game.kit.thinking();
  const studied = compiled && (await judgedHere(compiled, game.record, tell, stop, patience));
  over = true;
  if (stop.aborted) return null;
  if (!studied) throw new ApiProblem('unexpected');
  const study = await said(game, studied.judged);
  if (studied.more) listener.more?.();
  return study;
}
