/** Words of games stepped through, and of what is computed in the page. */

import { catalogue, type Words } from './catalogue';

export const replaying = (): Words['replaying'] => catalogue().replaying;
