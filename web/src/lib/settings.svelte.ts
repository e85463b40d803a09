/** What a person chose for the pages: theme, sound, motion, language. Kept, and followed at once. */

import { MediaQuery } from 'svelte/reactivity';
import { LANGUAGES, preferred, type Language } from '../i18n/language.svelte';
import { byName, count, flag, now, oneOf, or, Owned, parts } from './stored_value';
import { THEMES, show, type Theme } from './theme';
import { speak } from '../i18n/catalogue';

export const MOTIONS = ['auto', 'full', 'none'] as const;
type MotionSetting = (typeof MOTIONS)[number];
const CHOICES = ['theme', 'sound', 'motion', 'language'] as const;

export interface Chosen {
  /** When each was chosen, in seconds since 1970; what was left as it is has no moment. */
  at: Record<string, number>;
  theme: Theme;
  sound: boolean;
  motion: MotionSetting;
  /** null: as the browser asks. */
  language: Language | null;
}

export const USUAL: Chosen = { at: {}, theme: 'auto', sound: true, motion: 'auto', language: null };

export const settingsChosen = new Owned(
  'settings',
  parts<Chosen>({
    at: or(byName(count, RegExp(`^(${CHOICES.join('|')})$`)), USUAL.at),
    theme: or(oneOf(THEMES), USUAL.theme),
    sound: or(flag, USUAL.sound),
    motion: or(oneOf(MOTIONS), USUAL.motion),
    language: or(oneOf(LANGUAGES), null),
  }),
  USUAL,
);

/** Keep what was chosen; the rest stays as it is kept, perhaps by another window. */
function keep(chosen: Partial<Chosen>): void {
  const before = settingsChosen.get();
  const at = Object.fromEntries(Object.keys(chosen).map((name) => [name, now()]));
  settingsChosen.set({ ...before, ...chosen, at: { ...before.at, ...at } });
}

const darkDevice = new MediaQuery('prefers-color-scheme: dark', false);
const stillDevice = new MediaQuery('prefers-reduced-motion: reduce', false);

class Settings {
  #theme = $state<Theme>('auto');
  #sound = $state(true);
  #motion = $state<MotionSetting>('auto');
  #language = $state<Language | null>(null);
  #wordless = $state(false);

  constructor() {
    this.#language = settingsChosen.get().language;
    this.#follow();
    settingsChosen.onChange(() => this.#follow());
  }

  /** Takes what is kept; a window goes on in its language, as its page would begin anew in another. */
  #follow(): void {
    ({ theme: this.#theme, sound: this.#sound, motion: this.#motion } = settingsChosen.get());
    show(this.#theme);
    document.documentElement.dataset['motion'] = this.#motion;
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    show(theme);
    keep({ theme });
  }

  /** Whether moves may be heard. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    keep({ sound });
  }

  get motion(): MotionSetting {
    return this.#motion;
  }
  set motion(motion: MotionSetting) {
    this.#motion = motion;
    document.documentElement.dataset['motion'] = motion;
    keep({ motion });
  }

  /** The language chosen, else the one the browser asks for. */
  get language(): Language {
    return this.#language ?? preferred(navigator.languages);
  }
  set language(language: Language) {
    const before = this.#language;
    this.#language = language;
    this.#wordless = false;
    keep({ language });
    speak(language).catch(() => {
      if (this.#language !== language) return;
      this.#language = before;
      this.#wordless = true;
      keep({ language: before });
    });
  }

  /** Begin in a language, where there are words in it and none has been chosen. */
  beginIn(language: Language): void {
    if (this.#language === null && LANGUAGES.includes(language) && language !== this.language) this.language = language;
  }

  /** Whether the words of the language chosen last could not be had, so that the page speaks as before. */
  get wordless(): boolean {
    return this.#wordless;
  }

  /** Whether the page is dark now. */
  get dark(): boolean {
    return this.#theme === 'auto' ? darkDevice.current : this.#theme === 'dark';
  }

  /** Whether nothing should move by itself. */
  get still(): boolean {
    return this.#motion === 'auto' ? stillDevice.current : this.#motion === 'none';
  }
}

export const settings = new Settings();
