/** Words of the terms people play on: clocks, series, requests. */

import { catalogue, type Words } from './catalogue';

export const terms = (): Words['terms'] => catalogue().terms;
