"""`import hanpan` costs nothing, its names are there, and a missing library is told in words."""

import pickle
import subprocess
import sys

import pytest

import hanpan
import hanpan.envs
from hanpan.envs import MissingExtra


def run(script: str) -> str:
    """The output of a script in a fresh interpreter."""
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.strip()


def test_importing_hanpan_loads_nothing_else():
    loaded = run(
        "import sys; import hanpan; print(*[m for m in sys.modules if m.split('.')[0] in "
        "('hanpan', 'msgspec', 'numpy', 'pettingzoo', 'gymnasium', 'fluent')])"
    )
    assert loaded == "hanpan"


def test_playing_needs_no_numpy_and_no_environment():
    script = """
import sys, hanpan, hanpan.envs
match = hanpan.new_match("three_little_pigs", seed=1)
while not match.is_over:
    match.play(match.asked[0], match.choose(match.asked[0], "easy", seed=1).action)
state = hanpan.envs.spiel_game("three_little_pigs").new_initial_state()
while not state.is_player_node():
    state.apply_action(state.legal_actions()[0])
state.observation_tensor()
hanpan.envs.parse_id("three_little_pigs-v1")
print(*[m for m in sys.modules if m in ("numpy", "pettingzoo", "gymnasium", "asyncio")])
"""
    assert run(script) == ""


@pytest.mark.parametrize("module", [hanpan, hanpan.envs])
def test_every_public_name_is_there_and_documented(module):
    assert sorted(module.__all__) == sorted(set(module.__all__))
    for name in module.__all__:
        value = getattr(module, name)
        compiled = hasattr(value, "__mypyc_attrs__")  # compiled classes have no docstrings
        assert isinstance(value, tuple) or value.__doc__ or compiled, name
        assert name in dir(module)
    with pytest.raises(AttributeError):
        _ = module.no_such_name


@pytest.mark.parametrize("library", ["numpy", "gymnasium", "pettingzoo"])
def test_a_missing_library_is_named_with_what_to_install(library):
    script = f"""
import sys
sys.modules[{library!r}] = None
import hanpan.envs
try:
    hanpan.envs.aec_env("three_little_pigs")
except ImportError as error:
    print(type(error).__name__, error)
"""
    assert run(script) == f"MissingExtra The library {library} is missing: `pip install 'hanpan[envs]'`"


def test_the_error_pickles():
    error = MissingExtra("extra-missing", module="numpy", package="hanpan[envs]")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is MissingExtra and str(again) == str(error)
