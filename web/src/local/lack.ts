/** Why no rules run here, in words. */
import { replaying } from '../i18n/replaying';
import { words } from '../i18n/local';
import { levelName } from '../lib/seats';
import type { NotBegun } from './begin';
import { lacking, type Lack } from './module';

export const lackWords = (lack: Lack): string => (typeof lack === 'string' ? replaying().lacks[lack] : lack.sentence);

/** Why a game could not be begun here. */
export function notBegun(begun: NotBegun): string {
  if (begun.why === 'level') return words().noLevel({ level: levelName(begun.level) });
  const lack = lacking();
  return lack ? lackWords(lack) : words().noRules;
}
