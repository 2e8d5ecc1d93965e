"""Examples in docstrings and in the README do what they say."""

import doctest
import importlib
import pathlib
import re

import pytest

MODULES = ["_batch", "_evaluate", "_game", "_table", "gymnasium", "pettingzoo", "spiel"]


@pytest.mark.parametrize("module", ["rondel", *(f"rondel.{name}" for name in MODULES)])
def test_docstrings(module):
    failed, tried = doctest.testmod(importlib.import_module(module))
    assert tried > 0 and failed == 0


def test_readme(capsys):
    text = (pathlib.Path(__file__).parent.parent / "README.md").read_text()
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 3
    names = {}
    for block in blocks:
        exec(block, names)
    said = capsys.readouterr().out
    assert "% of 100 games" in said and "% of 20 games" in said
