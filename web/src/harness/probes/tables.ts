/** Tables to read: whether they have heads, and how much of the page they take. */
import { all, box } from './elements';

/** Tables of a page without a head for each column and each row. */
export const headless = (): (string | null)[] =>
  all('main table')
    .filter((table) => {
      const heads = all('thead th[scope=col]', table).length;
      const rows = all('tbody tr', table);
      return !heads || rows.some(({ children }) => children.length !== heads || !children[0]?.matches('th[scope=row]'));
    })
    .map((table) => table.ariaLabel ?? table.textContent);

/** The least part of the window's width that the cards of tables side by side take together. */
export function leastFilled(): number {
  const cards = all('main .card:has(table)').map(box);
  const beside = cards.map(({ top }) => cards.filter((card) => card.top === top));
  const wide = beside.map(
    (row) => Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left)),
  );
  return Math.min(...wide) / innerWidth;
}
