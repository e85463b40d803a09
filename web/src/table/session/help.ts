/** Answers what the seat in turn asks for help, in this page, from what the seat may know. */
import { ApiProblem } from '../../lib/http';
import { stepping } from '../../i18n/stepping';
import type { Advice } from '../../../../src/parlour/browser/package/advice.mjs';
import type { Known } from '../../module/hint';
import { Bots } from '../../module/bots';
import { lackWords } from '../../module/lack';
import { lacking, telling } from '../../module/module';
import { equipped, type Equipped } from '../model/equipped';
import { hinted, type AidAnswer } from '../model/hints';
import { told as oddsTold } from '../model/odds';
import { inWords } from '../model/suggested';
import type { Atlas } from '../model/targets';
import type { View } from '../model/view';

export const ODDS = 'odds';

/** What an answer is found and said with. */
export type Help = Pick<Equipped, 'rules' | 'say' | 'reader'> & {
  atlas: Atlas;
  bots: Pick<Bots, 'advise' | 'odds' | 'reasons'>;
};

/** The answer to an aid; `found` is what has been searched for it. */
export async function answer(
  { rules, say, reader, atlas, bots }: Help,
  known: Known,
  view: View,
  aid: string,
  found: Advice | null,
): Promise<AidAnswer> {
  const knows = rules.stateOf(known.bytes, known.seat);
  const told = telling.answer(knows, known.seat, aid);
  if (told.length) return { ...reader.words.answer(told), rows: [], run: [], reasons: [] };
  const named = (run: readonly number[]): string => inWords(atlas, view, view.seat, run);
  if (aid === ODDS) return oddsTold(say, rules.manifest.draws, await bots.odds(known), named);
  const advice = found ?? (await bots.advise(known));
  return hinted({ say, own: reader.words, named }, knows, advice, await bots.reasons(known, advice.run));
}

/** What a table at the server has for it. */
export interface HelpHost {
  readonly atlas: Atlas | null;
  readonly playerOf: (seat: number) => string;
  readonly composer: { known: () => Promise<Known | null> };
}

/** The help of a table at the server: its board, rules and words are fetched when somebody asks for the first time. */
export class TableHelp {
  private kit: Promise<(Equipped & { bots: Bots }) | null> | null = null;
  private closed = false;

  constructor(private readonly host: HelpHost) {}

  /** The answer to an aid; an `ApiProblem` where the rules are not here. */
  async ask(aid: string, view: View, found: Advice | null): Promise<AidAnswer> {
    const kit = await (this.kit ??= this.fetched(view));
    const known = kit && (await this.host.composer.known());
    const { atlas } = this.host;
    if (kit && known && atlas) {
      const said = await answer({ ...kit, atlas }, known, view, aid, found).catch(async (error: unknown) => {
        if (await kit.thinking()) throw error;
        return null; // there is nothing to think with
      });
      if (said) return said;
    }
    if (!kit) this.kit = null; // they may be compiled by the next time
    const lack = lacking();
    throw new ApiProblem('no-rules', 0, { sentence: lack ? lackWords(lack) : stepping().verify.notYet });
  }

  close(): void {
    this.closed = true;
    void this.kit?.then((kit) => kit?.bots.close());
  }

  private async fetched(view: View): Promise<(Equipped & { bots: Bots }) | null> {
    const kit = await equipped(view, this.host.playerOf);
    if (!kit || this.closed) return null;
    return { ...kit, bots: new Bots(kit.thinking, kit.rules) };
  }
}
