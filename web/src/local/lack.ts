/** Why no rules run here, in words. */
import { localWords, replayWords } from '../i18n/catalogue';
import { levelName } from '../lib/seats';
import type { NotBegun } from './begin';
import { lacking, type Lack } from './module';

export const lackWords = (lack: Lack): string => (typeof lack === 'string' ? replayWords().lacks[lack] : lack.sentence);

/** Why a game could not be begun here. */
export function notBegun(begun: NotBegun): string {
  if (begun.why === 'level') return localWords().noLevel({ level: levelName(begun.level) });
  const lack = lacking();
  return lack ? lackWords(lack) : localWords().noRules;
}
