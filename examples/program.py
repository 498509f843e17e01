"""A program that plays at a demesne server: any legal move, against a bot of the house, until the game is over.

python examples/program.py http://127.0.0.1:8800       (with the token in DEMESNE_TOKEN; see docs/programs.md)
"""

from __future__ import annotations

import json
import os
import random
import sys
import uuid
from collections.abc import Iterator
from typing import Any
from urllib.request import Request, urlopen

SERVER = f"{sys.argv[1]}/api/v1"
TOKEN = {"Authorization": f"Bearer {os.environ['DEMESNE_TOKEN']}"}


def ask(path: str, body: object) -> Any:
    headers = TOKEN | {"Content-Type": "application/json", "Idempotency-Key": uuid.uuid4().hex}
    with urlopen(Request(SERVER + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def lines(path: str) -> Iterator[Any]:
    with urlopen(Request(SERVER + path, headers=TOKEN), timeout=30) as stream:
        yield from map(json.loads, stream)


table = ask("/tables", {"game": "kingdomino", "seats": [{"kind": "you"}, {"kind": "bot", "bot": "greedy"}]})["table"]
for line in lines(f"/games/{table}/stream"):
    if line.get("moves"):
        ask(f"/games/{table}/moves", {"seq": line["seq"], "move": random.choice(line["moves"])})
    if line["type"] == "over":
        print("seat 0:", next(side for side in line["results"] if 0 in side["seats"])["total"], "points")
