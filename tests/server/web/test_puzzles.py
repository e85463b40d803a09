"""Puzzles over real HTTP: the list, solutions played, slips, what the law forbids, days, and nonsense."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any

import msgspec
import pytest

from parlour.display.phrases import phrases
from parlour.games import catalogue
from parlour.kernel.actors import CHANCE
from parlour.kernel.compile.compiled import Part
from parlour.kernel.compile.twin import compiling
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import Message, catalogue_of
from parlour.kernel.patterns import patterns
from parlour.kernel.puzzle import load_puzzles, puzzles_of
from parlour.play.puzzle import Task, play, reached, solution_of, task_of
from parlour.view.fold import Fold
from parlour.wire.http.exercises import (
    DailyTask,
    PuzzleAhead,
    PuzzleAnswer,
    PuzzleList,
    PuzzleSolution,
    PuzzleTask,
)
from tests.server.people import Site

pytestmark = pytest.mark.anyio

GAMES = [game for game in catalogue() if puzzles_of(game)]
GAME = GAMES[0]
DAY = date(2026, 11, 22)


async def got(site: Site, path: str, kind: type[Any]) -> Any:
    answer = await site.get(path)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=kind)


async def played(site: Site, task: Task, actions: list[int], before: list[list[int]]) -> PuzzleAnswer:
    path = f"games/{task.variant.game.slug}/puzzles/{task.name}/play"
    answer = await site.post(path, {"actions": actions, "played": before})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=PuzzleAnswer)


def hardest(game: Game) -> Task:
    """The puzzle with the longest solution."""
    load_puzzles(game)
    stored = puzzles_of(game)
    number = max(range(len(stored)), key=lambda n: (len(stored[n].solution), n))
    task = task_of(game, str(number + 1))
    assert task is not None
    return task


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
async def test_a_solution_is_played_turn_by_turn(site: Site, game: Game) -> None:
    task = hardest(game)
    path = f"games/{game.slug}/puzzles/{task.name}"
    shown = await got(site, path, PuzzleTask)
    assert (shown.company.seat, shown.company.phase) == (task.seat, "playing")
    fold = Fold(game)
    fold.take(shown.start)
    assert fold.due == [task.seat]
    assert shown.ask
    assert shown.hint
    solution = await got(site, f"{path}/solution", PuzzleSolution)
    turns = solution.turns
    assert turns == solution_of(task)
    assert len(solution.answers) == len(turns)
    before: list[list[int]] = []
    for number, actions in enumerate(turns, 1):
        calls = [["preview", fold.n, fold.n, actions[:1]]]
        asked = await site.post(f"{path}/told", {"calls": calls, "played": before})
        assert asked.json()["answers"][0][0] == actions[:1]
        answer = await played(site, task, actions, before)
        assert answer == solution.answers[number - 1]
        assert answer.moves is not None
        changes = [["changes", fold.n, answer.moves.n], ["legal", answer.moves.n]]
        asked = await site.post(f"{path}/told", {"calls": changes, "played": [*before, actions]})
        assert asked.status_code == 200, asked.text
        assert asked.json()["answers"][0][0][0] >= len(answer.moves.moves)
        fold.take(answer.moves)
        assert fold.record == play(task, before, actions).now.view(task.seat).to_bytes()
        before.append(actions)
        if number < len(turns):
            assert answer.outcome == "open"
            assert answer.ask
        else:
            assert answer.outcome == "solved"
            assert answer.said


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
async def test_a_slip_is_told_with_what_was_possible(site: Site, game: Game) -> None:
    load_puzzles(game)
    for number in range(1, len(puzzles_of(game)) + 1):
        task = task_of(game, str(number))
        assert task is not None
        right = solution_of(task)[0]
        for action in task.start.legal_actions(task.seat):
            rest = right[1:] if len(right) > 1 else []
            answer = await site.post(
                f"games/{game.slug}/puzzles/{number}/play", {"actions": [action, *rest], "played": []}
            )
            if answer.status_code == 200 and answer.json()["outcome"] == "failed":
                assert answer.json()["said"]
                assert "moves" not in answer.json()
                return
    raise AssertionError("nothing was wrong")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
async def test_a_page_can_say_all_that_is_said_of_a_puzzle(site: Site, game: Game, language: str) -> None:
    task = hardest(game)
    path = f"games/{game.slug}/puzzles/{task.name}"
    answer = await site.get(path, **{"accept-language": language})
    shown = msgspec.json.decode(answer.content, type=PuzzleTask)
    assert shown.language == language
    board = phrases(game.package, language).patterns
    solution = await got(site, f"{path}/solution", PuzzleSolution)
    told = [each for one in solution.answers for each in (one.said, one.ask)]
    for one in (shown.ask, shown.hint, *told):
        for package, name in named(one):
            known = shown.patterns if package.endswith(".puzzles") or package == "parlour" else board
            folder = catalogue_of(package).folder.parent
            assert known[name] == patterns(folder, language, [name])[name]


def named(said: Any) -> Iterator[tuple[str, str]]:
    """The messages in what is told by name: package and name."""
    match said:
        case [str(package), str(name), dict(given)]:
            yield package, name
            for item in given.values():
                yield from named(item)
        case ["and" | "or" as joint, list(items)]:
            yield from [("parlour", f"list-{joint}")] * (len(items) > 1)
            for item in items:
                yield from named(item)
        case str() | int():
            pass
        case _:
            raise AssertionError(said)


async def test_a_part_of_a_turn_goes_on(site: Site) -> None:
    for task in filter(None, (task_of(game, str(number)) for game in GAMES for number in range(1, 20))):
        actions, after = solution_of(task)[0], task.start.copy()
        after.enter(task.seat, actions[0])
        if after.turn == task.start.turn and len(after.legal_actions(task.seat)) > 1:
            answer = await played(site, task, actions[:1], [])
            assert (answer.outcome, answer.said, answer.part) == ("open", "", True)
            assert answer.moves is not None
            assert answer.moves.n == 1
            rest = await played(site, task, actions[1:], [actions[:1]])
            assert rest.outcome != "failed"
            assert rest.moves is not None
            assert rest.moves.n == 1 + len(rest.moves.moves)
            return
    raise AssertionError("no turn has two parts")


async def test_the_law_says_why_a_turn_is_forbidden(site: Site) -> None:
    task = task_of(GAME, "1")
    assert task is not None
    legal = task.start.legal_actions(task.seat)
    action = next(n for n in range(GAME.action_count) if n not in legal)
    refused = await site.post(f"games/{GAME.slug}/puzzles/1/play", {"actions": [action]})
    assert (refused.status_code, refused.json()["code"]) == (409, "rule")


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
async def test_a_day_is_the_same_for_everybody(site: Site, game: Game) -> None:
    path = f"games/{game.slug}/daily"
    day, again = [await got(site, f"{path}?day={DAY}", DailyTask) for _ in range(2)]
    assert day == again
    assert day != await got(site, f"{path}?day=2026-11-23", DailyTask)
    assert day.whole_game == (day.puzzles == [DAY.isoformat()])
    ratings = [
        (await got(site, f"games/{game.slug}/puzzles/{name}", PuzzleTask)).rating for name in day.puzzles
    ]
    assert ratings == sorted(ratings)
    assert (await got(site, path, DailyTask)).puzzles


async def test_a_whole_game_ends_with_what_was_left_beside_the_best(site: Site) -> None:
    for game in GAMES:
        if not hasattr(game.puzzles, "daily"):
            continue
        load_puzzles(game)
        task = task_of(game, DAY.isoformat())
        assert task is not None
        *before, last = (await got(site, f"games/{game.slug}/puzzles/{DAY}/solution", PuzzleSolution)).turns
        end = await played(site, task, last, before)
        assert end.outcome == "solved"
        assert end.made == end.best >= 0
        assert end.said


async def test_a_page_is_given_what_it_goes_on_with_alone(site: Site) -> None:
    for game in GAMES:
        if not hasattr(game.puzzles, "daily"):
            continue
        load_puzzles(game)
        task = task_of(game, DAY.isoformat())
        assert task is not None
        path = f"games/{game.slug}/puzzles"
        ahead = await got(site, f"{path}/{DAY}/ahead", PuzzleAhead)
        turns = solution_of(task)
        end = reached(task, turns[:-1])
        drawn = [action for actor, action in end.state.history if actor == CHANCE]
        assert ahead.draws[1:] == drawn  # the first one comes before the table is shown
        verdict = play(task, turns[:-1], turns[-1]).verdict
        assert ahead.best == verdict.best
        asked = task.book.ask(task.puzzle, end.state)
        for name, said, number in ((ahead.ask, asked, 0), (ahead.ended, verdict.sentence, verdict.made)):
            assert isinstance(said, Message)
            assert (said.name, said.parameters) == (name, {"count": number})
        assert (await site.get(f"{path}/1/ahead")).status_code == 404


async def test_deep_puzzles_wait_until_they_are_compiled(site: Site) -> None:
    for game in GAMES:
        stored = puzzles_of(game)
        slow = getattr(game.puzzles, "slow", lambda puzzle: False)
        deep = [number for number, one in enumerate(stored, 1) if slow(one)]
        if not deep or not compiling():
            continue
        load_puzzles(game)
        path = f"games/{game.slug}/puzzles/{deep[0]}"
        puzzles, game.compiled.puzzles = game.compiled.puzzles, Part()
        refused = [await site.get(f"{path}/solution"), await site.post(f"{path}/play", {"actions": [0]})]
        game.compiled.puzzles = puzzles
        assert [(one.status_code, one.json()["code"]) for one in refused] == [(409, "limit")] * 2
        assert (await site.get(f"{path}/solution")).status_code == 200


async def test_the_list_has_every_puzzle_and_strangers_have_none(site: Site) -> None:
    listed = await got(site, f"games/{GAME.slug}/puzzles", PuzzleList)
    assert [line.rating for line in listed.puzzles] == [puzzle.rating for puzzle in puzzles_of(GAME)]
    for path in (f"{GAME.slug}/puzzles/0", f"{GAME.slug}/puzzles/no", "nothing/puzzles", "nothing/daily"):
        assert (await site.get(f"games/{path}")).status_code == 404
    for day in ("never", "0", "", "20261122", "2026-11-31"):
        assert (await site.get(f"games/{GAME.slug}/daily?day={day}")).status_code == 422, day


@pytest.mark.parametrize(
    ("turn", "status"),
    [
        ({"actions": []}, 409),
        ({"actions": [10**9]}, 409),
        ({"actions": [0] * 201}, 422),
        ({"actions": [0], "played": [[]] * 401}, 422),
        ({"actions": [0], "played": [[10**9]]}, 409),
        ({"played": []}, 422),
    ],
)
async def test_nonsense_is_declined(site: Site, turn: dict[str, Any], status: int) -> None:
    assert (await site.post(f"games/{GAME.slug}/puzzles/1/play", turn)).status_code == status
