"""A phone on its side: board, words and buttons of every page with a table stand beside each other, whole."""

from __future__ import annotations

from typing import Final

from tests.e2e.conftest import Meet
from tests.e2e.games import SHOWY
from tests.e2e.whole_evening import WholeEvening

SIZE: Final = (844, 390)
DAY: Final = "2026-01-01"
"""One that is over."""
TASK: Final = "[data-task] .dock"
PLAYER: Final = ".controls"
FAULTS: Final = """() => {
  const faults = [];
  const box = (one) => one.getBoundingClientRect();
  const felt = box(document.querySelector('.felt'));
  const column = box(document.querySelector('.table > .dock'));
  if (felt.height < 0.7 * innerHeight || felt.bottom > innerHeight)
    faults.push(`a board ${felt.height} high`);
  if (column.left - felt.right > 20 || column.width < 250) faults.push(`a column ${column.width} wide`);
  for (const one of document.querySelectorAll('.dock :is(.card, .button, input, .say)')) {
    const { left, right, top, bottom, width } = box(one);
    if (width && (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight))
      faults.push(`${one.className} ${one.textContent} ends at ${bottom}`);
    if (one.matches('.card') && width < column.width - 12) faults.push(`a card ${width} wide`);
  }
  return faults;
}"""


def test_a_phone_on_its_side_has_all_beside_the_board(meet: Meet, night: WholeEvening) -> None:
    pages = {
        **{f"/{page}/{slug}": TASK for page in ("learn", "puzzles") for slug in (SHOWY.slug, night.slug)},
        f"/daily/{night.slug}": TASK,
        f"/daily/{night.slug}/{DAY}": TASK,
        f"/replay/{night.finished}#3": PLAYER,
        f"/study/{night.finished}": PLAYER,
    }
    person = meet(size=SIZE)
    for address, there in pages.items():
        person.page.goto(address)
        person.page.wait_for_selector(there)
        assert person.settles().page.evaluate(FAULTS) == [], address
