"""The files in `deploy/` can be read, and the commands and options that they give exist."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from demesne.cli.app import app

DEPLOY = Path(__file__).parent.parent / "deploy"
BALANCER = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
SERVERS = sorted(name for name, service in SERVICES.items() if "hostname" in service)


def script(service: str) -> str:
    """What the shell of *service* is told, as it reads it."""
    words = SERVICES[service]["entrypoint"]
    assert words[:2] == ["sh", "-c"]
    return str(words[2]).replace("$$", "$")


def commands(text: str) -> list[list[str]]:
    """Every `demesne …` of *text*, as words."""
    joined = re.sub(r"\s*\\\n\s*#?\s*", " ", text)
    known = re.sub(r"\$\([^)]*\)|\$\{?\w+\}?|%i|…", "x", joined)
    return [shlex.split(words) for words in re.findall(r"(?:^|[\s/])demesne (serve\b[^&|;\n]*)", known)]


def options() -> set[str]:
    group: Any = typer.main.get_command(app)
    return {name for param in group.commands["serve"].params for name in (*param.opts, *param.secondary_opts)}


PLACES = {name: (DEPLOY / name).read_text(encoding="utf-8") for name in ("haproxy.cfg", "demesne@.service")}
PLACES |= {f"compose.yaml {name}": script(name) for name in SERVERS}


@pytest.mark.parametrize("place", PLACES)
def test_every_option_exists(place: str) -> None:
    found = commands(PLACES[place])
    assert found
    for words in found:
        assert words[0] == "serve"
        assert {word.partition("=")[0] for word in words if word.startswith("--")} <= options()


def test_the_example_of_the_unit_has_options_that_exist() -> None:
    (words,) = re.findall(r"WORDS=(.*)", PLACES["demesne@.service"])
    assert {word for word in words.split() if word.startswith("--")} <= options()


def test_the_guide_names_the_folder_the_user_and_the_program_of_the_unit() -> None:
    guide = (DEPLOY.parent / "docs" / "howto" / "host.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^(\w+)=(.*)$", PLACES["demesne@.service"], re.MULTILINE))
    folder = f"/var/lib/{told['StateDirectory']}".replace("%i", "a")
    assert set(re.findall(r"--data (/[\w/]+)", guide)) == {folder}
    assert set(re.findall(r"/var/lib/demesne(?:/\w+)?", PLACES["demesne@.service"])) == {folder}
    assert set(re.findall(r"sudo -u (\w+)", guide)) == {told["User"]}
    assert re.findall(r"\* \* \* (\S+)", guide) == [told["ExecStart"].split()[0]]


def test_the_unit_keeps_compiled_code_where_it_may_write() -> None:
    told = dict(re.findall(r"^(?:Environment=)?(\w+)=(.*)$", PLACES["demesne@.service"], re.MULTILINE))
    assert told["XDG_CACHE_HOME"] == f"%C/{told['CacheDirectory']}"


def test_the_unit_is_started_until_its_database_answers() -> None:
    """By default systemd gives up after five starts within ten seconds."""
    before, after = PLACES["demesne@.service"].split("[Service]")
    assert re.findall(r"^StartLimitIntervalSec=(.*)$", before, re.MULTILINE) == ["0"]
    assert re.findall(r"^Restart=(.*)$", after, re.MULTILINE) == ["always"]


@pytest.mark.parametrize("service", [*SERVERS, "balancer"])
def test_every_script_is_one_for_a_shell(service: str) -> None:
    subprocess.run(["sh", "-n", "-c", script(service)], check=True, timeout=20)


def test_a_server_of_compose_waits_until_its_balancer_has_an_address(tmp_path: Path) -> None:
    tried, said = tmp_path / "tried", tmp_path / "said"
    programs = {
        "sleep": f"echo >>{tried}",
        "getent": f"[ $(cat {tried} | wc -l) -lt 3 ] && exit 2; echo '172.18.0.6      balancer'",
        "demesne": f'echo "$*" >{said}',
    }
    tried.touch()
    for name, text in programs.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    around = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "HOSTNAME": "a"}
    subprocess.run(["sh", "-c", script("a")], check=True, timeout=20, env=around)
    assert " --node a --proxy 172.18.0.6 " in said.read_text(encoding="utf-8")


def test_the_balancer_of_compose_finds_its_servers() -> None:
    """Each change that it makes in `haproxy.cfg` finds its line there, and the servers are those of the file."""
    told, changes = BALANCER, re.findall(r"s/(.+?)/(.+?)/'", script("balancer"))
    assert len(changes) == 1 + len(SERVERS)
    for before, after in changes:
        assert told.count(before) == 1, before
        told = told.replace(before, after)
    port = shlex.split(script("a"))[shlex.split(script("a")).index("--port") + 1]
    assert sorted(re.findall(r"^\s*server (\w+) (\S+)", told, re.MULTILINE)) == [
        (name, f"{name}:{port}") for name in SERVERS
    ]
    (opened,) = SERVICES["balancer"]["ports"]
    assert opened.startswith("127.0.0.1:"), "Docker would open it to everybody"
    assert f":{opened.split(':')[-1]}" in re.findall(r"^\s*bind (\S+)", told, re.MULTILINE)


def test_whatever_compose_names_is_there() -> None:
    for name, service in SERVICES.items():
        needed = service.get("depends_on", [])
        assert set(needed) <= SERVICES.keys(), name
        for volume in service.get("volumes", []):
            place = volume.split(":")[0]
            assert (DEPLOY / place).exists() if place.startswith(".") else place in COMPOSE["volumes"], volume
    database = SERVICES["database"]["environment"]
    user, word, name = (database[f"POSTGRES_{what}"] for what in ("USER", "PASSWORD", "DB"))
    for server in SERVERS:
        assert SERVICES[server]["hostname"] == server
        assert SERVICES[server]["environment"]["DEMESNE_DATABASE"] == f"postgresql://{user}:{word}@database/{name}"


def test_an_image_is_made_from_files_that_are_there_and_keeps_its_tables_in_a_volume() -> None:
    recipe = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert {(DEPLOY.parent / name).exists() for name in re.findall(r"requirements/?[\w.]*", recipe)} == {True}
    (home,) = re.findall(r"--home-dir (\S+)", recipe)
    assert re.findall(r"^(?:VOLUME|WORKDIR) (\S+)", recipe, re.MULTILINE)[-2:] == [home, home]
    assert {SERVICES[server]["build"]["dockerfile"] for server in SERVERS} == {"deploy/Dockerfile"}
    (words,) = re.findall(r"^CMD (\[.*\])$", recipe, re.MULTILINE)
    command, *given = yaml.safe_load(words)
    assert command == "serve"
    assert {word for word in given if word.startswith("--")} <= options()


def test_whoever_builds_the_page_brings_what_is_called_there() -> None:
    """An environment that pip makes for a build has nothing but what is asked for, not even pip."""
    build = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    called = set(re.findall(r'"-m", "(\w+)"', (DEPLOY.parent / "hatch_build.py").read_text(encoding="utf-8")))
    assert called == {"pip"}
    assert called <= {re.split(r"\W", each)[0] for each in build}


def test_every_address_of_a_table_is_hashed_by_its_table() -> None:
    """So that whoever asks for a table is sent to the process that has it."""
    hashed = re.findall(r"set-var\(txn.table\) path,field\((\d),/\) if \{ path_beg (\S+) \}", BALANCER)
    assert {way: int(at) for at, way in hashed} == {"/api/tables/": 4, "/api/v1/tables/": 5, "/api/v1/games/": 5}
    other = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    ways = [re.compile(way.replace("?<", "?P<")) for way in re.findall(r'"~(\S+)" \$id;', other)]
    for path in ("/api/tables/x/socket", "/api/v1/tables/x/join", "/api/v1/games/x/stream"):
        assert [found["id"] for way in ways if (found := way.match(path))] == ["x"], path


def test_a_page_and_its_parts_are_hashed_by_who_asks_for_them() -> None:
    """While processes are upgraded one after the other, each has parts that the others do not have."""
    assert "http-request set-var(txn.table) src if !{ path_beg /api/ }" in BALANCER
    assert "balance hash var(txn.table)" in BALANCER
    other = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    (table,) = re.findall(r"map \$request_uri \$table \{(.*?)\n    \}", other, re.DOTALL)
    rows = [line.split(";")[0].split() for line in table.splitlines() if ";" in line]
    assert rows[-2:] == [['"~^/api/"', "$request_id"], ["default", "$remote_addr"]]
    assert "hash $table consistent;" in other
