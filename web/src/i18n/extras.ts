/** Words for what lies beside a game: rooms, facts, aids, studies. */

import { catalogue, type Words } from './catalogue';

export const extras = (): Words['extras'] => catalogue().extras;
