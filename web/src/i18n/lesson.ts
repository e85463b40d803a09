/** Words of the page of a lesson; what is taught comes from the game. */

import { catalogue, type Words } from './catalogue';

export const words = (): Words['lesson'] => catalogue().lesson;
