"""Every true equation that a rack can lay, each once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games.engine.arithmetic import answer
from games.engine.variants.rigolade.equation import Equation
from games.engine.variants.rigolade.lattice import MIDDLE_SLOTS, SLOTS, Slot, name
from games.engine.variants.rigolade.moves import Lay, lay
from games.engine.variants.rigolade.state import Laid, Numbers, Rack, numbers_on, signs_on


@dataclass(frozen=True, slots=True)
class Gap:
    """A slot without a sign, and the numbers that stand in it so far."""

    slot: Slot
    first: int | None
    second: int | None
    result: int | None


def plays(laid: tuple[Laid, ...], rack: Rack) -> Iterator[Lay]:
    for gap in gaps(laid):
        for equation in _equations(gap, rack):
            yield move_for(gap, equation)


def can_play(laid: tuple[Laid, ...], rack: Rack) -> bool:
    return next(plays(laid, rack), None) is not None


def gaps(laid: tuple[Laid, ...]) -> Iterator[Gap]:
    numbers, signs = numbers_on(laid), signs_on(laid)
    if not laid:
        yield from (_gap(slot, numbers) for slot in SLOTS if slot in MIDDLE_SLOTS)
        return
    for slot in SLOTS:
        if slot.sign not in signs and any(square in numbers for square in slot.numbers):
            yield _gap(slot, numbers)


def _gap(slot: Slot, numbers: Numbers) -> Gap:
    return Gap(slot, *(numbers.get(square) for square in slot.numbers))


def _equations(gap: Gap, rack: Rack) -> Iterator[Equation]:
    signs = sorted(set(rack.signs))
    for first, rest in choices(gap.first, rack.numbers):
        for second, left in choices(gap.second, rest):
            for sign in signs:
                result = answer(first, sign, second)
                if result is not None and (result in left if gap.result is None else result == gap.result):
                    yield Equation(first, sign, second, result)


def choices(standing: int | None, numbers: tuple[int, ...]) -> Iterable[tuple[int, tuple[int, ...]]]:
    """The number that may stand on a square, and those that are then left."""
    if standing is not None:
        return ((standing, numbers),)
    firsts = [at for at, number in enumerate(numbers) if at == 0 or number != numbers[at - 1]]
    return ((numbers[at], numbers[:at] + numbers[at + 1 :]) for at in firsts)


def move_for(gap: Gap, equation: Equation) -> Lay:
    standing = (gap.first, gap.second, gap.result)
    cells = zip(gap.slot.numbers, standing, equation.numbers, strict=True)
    own = {name(square): str(number) for square, there, number in cells if there is None}
    return lay(own | {name(gap.slot.sign): str(equation.sign)})
