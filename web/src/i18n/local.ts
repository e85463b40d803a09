/** Words of games that this device plays by itself. */

import { catalogue, type Words } from './catalogue';

export const words = (): Words['local'] => catalogue().local;
