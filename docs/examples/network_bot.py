"""A bot of your own at somebody's table: takes a seat, plays, and comes back after whatever happens to it or the server.

python network_bot.py http://127.0.0.1:8000 7KX294 [TOKEN_FILE]
"""

import json
import random
import sys
import time
from pathlib import Path

import httpx2
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

server, code = sys.argv[1].rstrip("/"), sys.argv[2]
file = Path(sys.argv[3] if len(sys.argv) > 3 else "network_bot.token")


def choose(told):
    """Here your bot thinks: `told["view"]` is what its seat may know, `told["choices"]` what it may do."""
    choice = random.choice(told["choices"])
    if "subset_of" in choice:
        return {"do": choice["do"], choice["field"]: [random.choice(choice["subset_of"])]}
    if "from" in choice:
        return {"do": choice["do"], choice["field"]: random.randint(choice["from"], choice["to"])}
    return choice


if not file.exists():  # whoever has the token is this bot, so the next start is the same one
    file.write_text(httpx2.post(f"{server}/api/tokens", json={"nickname": "Robo"}).raise_for_status().json()["token"])
headers = {"authorization": f"Bearer {file.read_text()}"}
while True:
    try:
        httpx2.post(f"{server}/api/tables/{code}/join", headers=headers).raise_for_status()
        with connect(f"ws{server[4:]}/ws/tables/{code}", additional_headers=headers) as socket:
            for text in socket:
                told = json.loads(text)
                if told["t"] == "refused" or (told["t"] == "goodbye" and not told["again"]):
                    sys.exit(text)
                if told["t"] not in ("position", "step"):
                    continue
                if told["view"]["score"]:
                    print(json.dumps(told["view"]["score"]["winners"]))
                    sys.exit()
                if told["prompt"]:  # the id belongs to the question: an answer sent twice is played once
                    answer = {"t": "act", "id": str(told["prompt"]), "prompt": told["prompt"]}
                    socket.send(json.dumps({**answer, "actions": [choose(told)]}))
    except (OSError, WebSocketException, httpx2.TransportError):
        time.sleep(0.3)  # the server is away for a moment
