/** Words of the table page. */

import { catalogue, type Words } from './catalogue';

export const t = (): Words['table'] => catalogue().table;
