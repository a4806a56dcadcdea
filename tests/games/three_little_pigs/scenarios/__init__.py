"""The scenarios of the specification, as data."""

from . import building, ending, rolling, veteran, wolf

SCENARIOS = (*rolling.SCENARIOS, *building.SCENARIOS, *wolf.SCENARIOS, *ending.SCENARIOS, *veteran.SCENARIOS)
