/** What a person chose for this device: theme, sound, motion, language. Kept, and followed at once. */

import { MediaQuery } from 'svelte/reactivity';
import { LANGUAGES, preferred, type Language } from '../i18n/language.svelte';
import { keepSetting, onSettings, settings as kept } from './storage';
import { THEMES, show, type Theme } from './theme';
import { speak } from '../i18n/catalogue';

export const MOTIONS = ['auto', 'full', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

const ALLOWED = {
  theme: THEMES,
  sound: [true, false],
  motion: MOTIONS,
  language: [null, ...Object.keys(LANGUAGES)], // null: as the browser asks
} as const;

const darkDevice = new MediaQuery('prefers-color-scheme: dark', false);
const stillDevice = new MediaQuery('prefers-reduced-motion: reduce', false);

class Settings {
  #theme = $state<Theme>('auto');
  #sound = $state(true);
  #motion = $state<Motion>('auto');
  #language = $state<Language | null>(null);
  #wordless = $state(false);

  constructor() {
    this.#language = kept(ALLOWED).language;
    this.#follow();
    onSettings(() => this.#follow());
  }

  /** Takes what is kept; a window goes on in its language, as its page would begin anew in another. */
  #follow(): void {
    ({ theme: this.#theme, sound: this.#sound, motion: this.#motion } = kept(ALLOWED));
    show(this.#theme);
    document.documentElement.dataset['motion'] = this.#motion;
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    show(theme);
    keepSetting('theme', theme);
  }

  /** Whether moves may be heard. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    keepSetting('sound', sound);
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(motion: Motion) {
    this.#motion = motion;
    document.documentElement.dataset['motion'] = motion;
    keepSetting('motion', motion);
  }

  /** The language chosen, else the one the browser asks for. */
  get language(): Language {
    return this.#language ?? preferred(navigator.languages);
  }
  set language(language: Language) {
    const before = this.#language;
    this.#language = language;
    this.#wordless = false;
    keepSetting('language', language);
    speak(language).catch(() => {
      if (this.#language !== language) return;
      this.#language = before;
      this.#wordless = true;
      keepSetting('language', before);
    });
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
