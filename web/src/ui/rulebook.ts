/** Makes the rules' markup ready to be read: the server writes it, for programs as well. */

const HEADING = /^\s*<h1\b[^>]*>[\s\S]*?<\/h1>/;

/** The text without its first heading, which the page has already. */
export const body = (html: string): string => html.replace(HEADING, '');

/** Tables wider than the page scroll by themselves; while they do, the keyboard can reach them. For `{@attach}`. */
export function scrollable(article: HTMLElement): () => void {
  const frames = [...article.querySelectorAll('table')].map((table) => {
    const frame = document.createElement('div');
    frame.className = 'wide';
    table.replaceWith(frame);
    frame.append(table);
    return frame;
  });
  const watch = new ResizeObserver(() => {
    for (const frame of frames) {
      if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
      else frame.removeAttribute('tabindex');
    }
  });
  watch.observe(article);
  return () => watch.disconnect();
}
