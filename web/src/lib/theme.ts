/** Light or dark: the choice is written on the root element, where `colours.css` reads it. */

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const PAPER = { light: '#faf6ee', dark: '#1b1815' };

/** Show a theme. "auto" leaves the choice to the device. */
export function show(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const meta of root.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAPER[theme === 'auto' ? own : theme];
  }
}
