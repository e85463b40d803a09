/**
 * After a change of page its heading takes the focus, so that screen readers say where one is. A page that loads first
 * has its heading later: it is waited for. Returns the end of waiting.
 *
 * If the focus has moved into the page meanwhile, it stays there.
 */
export function focusHeading(main: HTMLElement): () => void {
  const look = (): boolean => {
    if (main.contains(document.activeElement)) return true;
    const heading = main.querySelector<HTMLElement>('h1');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (look()) return () => undefined;
  const watch = new MutationObserver(() => {
    if (look()) watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
}
