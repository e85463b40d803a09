/** Answers what the seat in turn asks for help, in this page, from what the seat may know. */
import { ApiProblem } from '../../lib/http';
import { replayWords } from '../../i18n/catalogue';
import type { Advice } from '../../../../src/parlour/browser/package/advice.mjs';
import type { KnownRecord } from '../../local/hint';
import { Bots } from '../../local/bots';
import { lackWords } from '../../local/lack';
import { Follower, lacking, telling } from '../../local/module';
import type { GameKit } from '../model/game_kit';
import { hinted, type AidAnswer } from '../model/hints';
import { oddsTold } from '../model/odds';
import { lineIn } from '../narrate/speaking';
import { inWords } from '../../board/model/suggested';
import type { Atlas } from '../../board/model/targets';
import type { View } from '../model/view';

export const ODDS = 'odds';

/** What an answer is found and said with. */
export type Help = Pick<GameKit, 'rules' | 'say' | 'read'> & {
  atlas: Atlas;
  bots: Pick<Bots, 'advise' | 'odds' | 'reasons'>;
  follower: Pick<Follower, 'known' | 'steps'>;
};

/** The answer to an aid; `earlier` is what has been searched for it. */
export async function answer(
  { rules, say, read, atlas, bots, follower }: Help,
  record: KnownRecord,
  view: View,
  aid: string,
  earlier: Advice | null,
): Promise<AidAnswer> {
  const knows = rules.stateOf(record.bytes, record.seat);
  const numbers = telling.answer(knows, record.seat, aid);
  if (numbers.length) return { ...read.words.answer(numbers), rows: [], run: [], reasons: [] };
  const named = (run: readonly number[]): string => inWords(atlas, view, view.seat, run);
  if (aid === ODDS) return oddsTold(say, rules.manifest.draws, await bots.odds(record), named);
  const advice = earlier ?? (await bots.advise(record));
  const said = hinted({ say, own: read.words, named }, knows, advice, await bots.reasons(record, advice.run));
  const played = follower.known(
    knows,
    advice.run.map((action) => [record.seat, action]),
  );
  const shows = played.entries.map((entry, k) => {
    const [, ...numbers] = lineIn(follower.steps({ views: played.views.slice(k, k + 2), entries: [entry] }));
    return read.words.line(numbers)?.places ?? [];
  });
  return { ...said, shows };
}

/** What a table at the server has for it. */
interface HelpHost {
  readonly atlas: Atlas | null;
  loadKit(): Promise<GameKit | null>;
  readonly known: KnownRecord | null;
}

/** The help of a table at the server: it has bots of its own from when somebody asks for the first time. */
export class TableHelp {
  private kit: Promise<(GameKit & { bots: Bots }) | null> | null = null;
  /** What follows lines of play for each seat of the device. */
  private readonly followers = new Map<number, Follower>();
  private closed = false;

  constructor(private readonly host: HelpHost) {}

  /** The answer to an aid; an `ApiProblem` where the rules are not here. */
  async ask(aid: string, view: View, earlier: Advice | null): Promise<AidAnswer> {
    const kit = await (this.kit ??= this.withBots());
    const { atlas, known } = this.host;
    if (kit && known && atlas) {
      const follower = this.followerOf(kit, view.seat);
      const said = await answer({ ...kit, follower, atlas }, known, view, aid, earlier).catch(
        async (error: unknown) => {
          if (await kit.thinking()) throw error;
          return null; // there is nothing to think with
        },
      );
      if (said) return said;
    }
    if (!kit) this.kit = null; // they may be compiled by the next time
    const lack = lacking();
    throw new ApiProblem('no-rules', 0, { sentence: lack ? lackWords(lack) : replayWords().verify.notYet });
  }

  close(): void {
    this.closed = true;
    void this.kit?.then((kit) => kit?.bots.close());
  }

  private async withBots(): Promise<Awaited<TableHelp['kit']>> {
    const kit = await this.host.loadKit();
    return kit && !this.closed ? { ...kit, bots: new Bots(kit.thinking, kit.rules) } : null;
  }

  private followerOf({ rules, board }: GameKit, seat: number): Follower {
    const follower = this.followers.get(seat) ?? new Follower(rules, seat, board.faces);
    this.followers.set(seat, follower);
    return follower;
  }
}
