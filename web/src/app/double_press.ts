// The place of a control that was just pressed is dead for a moment for any other control that takes its place: the
// second press of a double click is meant for what was there at the first. Whatever is pressed in between ends that.

/** Milliseconds. */
export const DEAD = 500;
/** Pixels between two presses of one place. */
const PLACE = 12;

/** Swallows such presses on a page; returns the end of it. */
export function guardPlaces(root: Document): () => void {
  const none = { control: null as Element | null, at: -DEAD, x: 0, y: 0 };
  let last = none;
  const press = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest('button, a') : null;
    if (!control || !event.detail) {
      last = none; // something else was pressed, or by a key
      return;
    }
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const same = Math.hypot(x - last.x, y - last.y) < PLACE && at - last.at < DEAD;
    if (same && last.control !== control) {
      event.preventDefault();
      event.stopPropagation();
    } else last = { control, at, x, y };
  };
  root.addEventListener('click', press, { capture: true });
  return () => root.removeEventListener('click', press, { capture: true });
}
