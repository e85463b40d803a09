/** Words of the pages round the table. */

import { catalogue, type Words } from './catalogue';

export const pages = (): Words['pages'] => catalogue().pages;
