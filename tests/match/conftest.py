import pytest

from match.playing import room


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
async def table_room(tmp_path):
    async with room(tmp_path) as made:
        yield made
