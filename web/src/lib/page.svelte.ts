/** What the page shown tells the frame around it: its title, and what belongs into the header. */

/** What the Share button offers. */
export interface Shared {
  title: string;
  text: string;
  url: string;
}

interface PageFacts {
  /** For the window's title. */
  title: string;
  /** The game's name, beside the wordmark. */
  game: string;
  /** Which game of a series it is. */
  part: string;
  /** A short count: "46 in the bag". */
  status: string;
  shared: Shared | null;
  /** Whether it fills the screen and has no foot, as a table does. */
  full: boolean;
}

const NOTHING: PageFacts = { title: '', game: '', part: '', status: '', shared: null, full: false };

class Page {
  #facts = $state<PageFacts>(NOTHING);

  get facts(): PageFacts {
    return this.#facts;
  }

  /** Replaces everything; what is left out is empty. */
  set(facts: Partial<PageFacts>): void {
    this.#facts = { ...NOTHING, ...facts };
  }
}

export const page = new Page();
