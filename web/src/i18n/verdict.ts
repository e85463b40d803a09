/** What a page says of a game's draws after it has verified them. */

import { catalogue, type Words } from './catalogue';

export const words = (): Words['verdict'] => catalogue().verdict;
