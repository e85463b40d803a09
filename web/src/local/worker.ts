/** The one script of all workers; the name that the page gives a worker says what it does. */
import { serve as advise } from './advice_worker';
import { serve as analyse } from './analysis_worker';
import { serve as play } from './bot_worker';

const roles = { advise, analyse, play };

roles[self.name as keyof typeof roles]();
