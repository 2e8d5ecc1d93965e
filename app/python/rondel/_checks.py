"""Checks of arguments."""

from __future__ import annotations

import operator


def whole(name: str, value: object, least: int, most: int) -> int:
    """Return a whole number within a range, or raise a ``ValueError`` that names the argument."""
    try:
        number = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise ValueError(f"{name} is a whole number, not {value!r}") from None
    if not least <= number <= most:
        raise ValueError(f"{name} is a whole number from {least} to {most}, not {number}")
    return number
