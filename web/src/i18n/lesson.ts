/** Words of the page of a lesson; what is taught comes from the game. */

import { catalogue } from './catalogue';
import en from './en/lesson';

export const words = catalogue(en, import.meta.glob<{ default: typeof en }>(['./*/lesson.ts', '!./en/*']));
