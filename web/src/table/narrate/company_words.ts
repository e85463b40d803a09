/** Puts a `Company` (`wire.to_client`), which has names and parameters, into the reader's words. */
import type { WholeTable } from '../../lib/told';
import type {
  Board,
  Call,
  Company,
  LogEntry,
  NumberedLine,
  Player,
  Question,
  Refused,
  Result,
  Said,
} from '../../lib/wire';
import type { TurnSentence } from '../../i18n/patterns';
import type { PlayerOf } from '../model/game_kit';
import type { UpdateDecoder } from './update_decoder';
import { said } from './said';

/** A company with its log and chat. */
export type CompanyTold = Company & Required<Pick<Company, 'log' | 'chat'>>;

export class CompanyWords {
  constructor(
    private readonly board: Board,
    /** Says the house's messages, and those of the game that it needs for scores. */
    private readonly say: TurnSentence,
    private readonly read: UpdateDecoder,
    private readonly playerOf: PlayerOf,
  ) {}

  /** The table without its position and its log. */
  snapshot(company: CompanyTold, why: string): WholeTable & { t: 'snapshot' } {
    const { t: _, calls = [], question = null, result = null, options = {}, players, ...same } = company;
    const { score_name = '', score_forms = {} } = this.board.words ?? {};
    return {
      ...same,
      t: 'snapshot',
      players,
      title: this.board.title,
      score_name,
      score_forms,
      options: Object.entries(options).map(([name, value]) => this.option(name, value)),
      calls: this.calls(calls, players),
      question: this.question(question),
      result: result && this.result(result, why),
      log: company.log.map((entry) => this.line(entry)),
    };
  }

  line({ n, line, seat, said: name = '', told = [] }: LogEntry): NumberedLine {
    const own = told.length ? this.read.line(told) : null;
    return { n, line, seat, told: own ?? { text: this.words(name) } };
  }

  /** Referee's calls; seats without a side are each one of its own. */
  calls(actions: readonly number[], players: readonly Player[]): Call[] {
    const calls = this.board.words?.calls ?? [];
    return actions.map((action) => {
      const side = calls.findIndex((words) => words.action === action);
      const call = calls[side];
      const against = players.flatMap(({ team = -1 }, seat) => ((team < 0 ? seat : team) === side ? [seat] : []));
      return { action, label: call?.label ?? '', against, penalty: call?.penalty ?? '' };
    });
  }

  question(question: Question | null): Question | null {
    const call = this.board.words?.calls?.find(({ action }) => action === question?.action);
    const changes = Object.entries(question?.terms?.options ?? {}).map(([name, value]) => this.option(name, value));
    const label = changes.length ? changes.map((option) => option.join(': ')).join(', ') : (call?.label ?? '');
    return question && { ...question, label };
  }

  /** How the game ended; `why` is its own reason. */
  result(result: Result, why: string): Result {
    return { ...result, sentence: [this.words(result.said ?? ''), why].filter(Boolean).join(' ') };
  }

  refused(refused: Refused): Refused {
    return refused.said ? { ...refused, sentence: this.words(refused.said) } : refused;
  }

  private option(name: string, value: string): [string, string] {
    const option = this.board.words?.options.find((words) => words.name === name);
    return [option?.label ?? name, option?.choices[value] ?? value];
  }

  private words(name: Said): string {
    return said(name, this.say, this.playerOf);
  }
}
