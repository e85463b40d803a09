/** Words that every page needs: those of the frame, of people at seats, and of failures. */

import { catalogue, type Words } from './catalogue';

export const shell = (): Words['shell'] => catalogue().shell;
