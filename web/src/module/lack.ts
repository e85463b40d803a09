/** Why no rules run here, in words. */
import { stepping } from '../i18n/stepping';
import type { Lack } from './module';

export const lackWords = (lack: Lack): string => (typeof lack === 'string' ? stepping().lacks[lack] : lack.sentence);
