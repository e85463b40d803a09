/** Presses a button of a table. By a key, one goes on at the board: the button may go away, or wait. */
export const pressed = (act: () => void) => (event: MouseEvent) => {
  act();
  if (!event.detail) document.querySelector<SVGElement>('.table [data-key][tabindex="0"]')?.focus();
};
