/** What a person chose for this device: theme, sound, motion, language. Kept, and followed at once. */

import { MediaQuery } from 'svelte/reactivity';
import { LANGUAGES, preferred, type Language } from '../i18n/language.svelte';
import { keepSettings, settings as kept } from '../api/storage';
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
    const found = kept(ALLOWED);
    this.#theme = found.theme;
    this.#sound = found.sound;
    this.#motion = found.motion;
    this.#language = found.language;
    show(this.#theme);
    document.documentElement.dataset['motion'] = this.#motion;
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    show(theme);
    this.#keep();
  }

  /** Whether moves may be heard. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    this.#keep();
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(motion: Motion) {
    this.#motion = motion;
    document.documentElement.dataset['motion'] = motion;
    this.#keep();
  }

  /** The language chosen, else the one the browser asks for. */
  get language(): Language {
    return this.#language ?? preferred(navigator.languages);
  }
  set language(language: Language) {
    const before = this.#language;
    this.#language = language;
    this.#wordless = false;
    this.#keep();
    speak(language).catch(() => {
      if (this.#language !== language) return;
      this.#language = before;
      this.#wordless = true;
      this.#keep();
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

  #keep(): void {
    keepSettings({ theme: this.#theme, sound: this.#sound, motion: this.#motion, language: this.#language });
  }
}

export const settings = new Settings();
