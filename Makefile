# Everything one does here, in one place. `make` alone lists it.
# The machine needs Python 3.11 or newer. Node comes with the virtual environment.

PYTHON ?= python3
ARGS ?=

venv := .venv
bin := $(venv)/bin
npm := $(bin)/python hatch_build.py
pip := $(bin)/python -m pip -qq --disable-pip-version-check --no-input
lock := CUSTOM_COMPILE_COMMAND="make lock" $(bin)/pip-compile --quiet --strip-extras --allow-unsafe \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options

lanes = MAKE=$(MAKE) $(bin)/python scripts/lanes.py
say = @printf '\n== %s\n'

# Compiled bytecode is kept, also where the shell says otherwise: a check starts a hundred processes.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play dev quick test deep bench ladder levels load chaos cluster perft playthroughs format lock clean environment packages page chromium postgresql
.PHONY: check-style check-types check-floors check-protocol check-page check-behaviour check-rest check-browser check-quickly

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(venv)/.play page ## play in the browser (ARGS="--port 8080" is passed to `demesne serve`)
	@exec $(bin)/demesne serve $(ARGS)

dev: $(venv)/.test packages ## the server and the page, both reloading as files change
	@$(bin)/python scripts/dev.py $(ARGS)

quick: $(venv)/.test ## run what needs no browser, no Node and no compiled kernels: a minute or so
	@$(lanes) check-quickly 'check-style check-types check-floors'

test: environment ## run every check; the page is made beside the checks that need none
	@$(lanes) check-rest 'check-style check-types check-floors check-protocol check-page check-browser'

deep: $(venv)/.test chromium page ## play thousands of games where `make test` plays hundreds (DEMESNE_GAMES=2000), kernels with bounds checked too
	$(say) 'thousands of games: the rules against their oracles, and beside them the kernels against the rules'
	@export DEMESNE_GAMES=$${DEMESNE_GAMES:-2000}; \
	$(bin)/python -m pytest --timeout 3600 tests/kernels $(ARGS) & kernels=$$!; \
	$(bin)/python -m pytest --timeout 3600 tests/games $(ARGS); games=$$?; \
	wait $$kernels && exit $$games
	$(say) 'the wheel, with a page that is made out of the source distribution'
	@$(bin)/python -m build --outdir $$(mktemp -d)
	$(say) 'a phone on another machine, with fingers to the end of its game'
	@DEMESNE_GAMES=$${DEMESNE_GAMES:-2000} $(bin)/python -m pytest --timeout 3600 web/e2e/connection/test_second_phone.py
	$(say) 'every page in every language, in four sizes'
	@$(bin)/python -m web.e2e.everywhere
	$(say) 'kernels with bounds checked'
	@NUMBA_BOUNDSCHECK=1 $(bin)/python -m pytest --timeout 3600 tests/kernels $(ARGS)

bench: $(venv)/.test chromium page ## time the rules, the players and the page
	@$(bin)/python -m benchmarks $(ARGS)

ladder: $(venv)/.test ## play the ladder of players beside the published one; resumes where it stopped
	@$(bin)/python -m benchmarks.ladder $(ARGS)

levels: $(venv)/.test ## play each level against the one below at every kind of table; resumes where it stopped
	@$(bin)/python -m benchmarks.levels $(ARGS)

load: $(venv)/.test ## many games at once against a server of their own (ARGS="--tables 400 --rate 80 --seconds 120")
	@$(bin)/python -m benchmarks.load $(ARGS)

chaos: $(venv)/.test ## a server that is killed again and again while games are played (ARGS="--tables 1000 --kills 20 --rate 100")
	@$(bin)/python -m benchmarks.chaos $(ARGS)

cluster: $(venv)/.test postgresql ## three servers at one PostgreSQL behind HAProxy, killed under play (ARGS="--tables 200 --rate 100")
	@$(bin)/python -m benchmarks.cluster $(ARGS)

perft: $(venv)/.play ## count lines of play (ARGS="--game queendomino --players 2 3")
	@$(bin)/demesne perft $(ARGS)

playthroughs: $(venv)/.test ## tell the golden games anew, and name every move and every point that has changed
	@DEMESNE_REGENERATE=1 $(bin)/python -m pytest -s -k playthroughs tests/games

format: $(venv)/.test packages ## put the sources into the agreed shape
	@$(bin)/ruff check --quiet --fix . ; $(bin)/ruff format .
	@$(npm) run --silent format

lock: $(venv)/.test ## move to the newest versions and lock them with their hashes
	@$(pip) install -r requirements/lock.in
	@$(lock) --upgrade -o requirements/run.txt pyproject.toml
	@$(lock) --upgrade -c requirements/run.txt -o requirements/play.txt pyproject.toml requirements/play.in
	@$(lock) --upgrade -c requirements/play.txt -o requirements/test.txt pyproject.toml requirements/play.in requirements/test.in
	@$(lock) --upgrade -c requirements/test.txt -o requirements/host.txt --extra postgresql pyproject.toml

clean: ## remove everything that can be rebuilt
	@rm -rf $(venv) web/node_modules src/demesne/server/static src/demesne/server/engine dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

# What the targets above stand on.

$(bin)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "demesne needs Python 3.11 or newer; '$(PYTHON)' is not. Try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@echo "Making the virtual environment …"
	@$(PYTHON) -m venv $(venv) || { rm -rf $(venv); \
		echo "'$(PYTHON) -m venv' failed; on Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }

$(venv)/.play: requirements/play.txt pyproject.toml | $(bin)/python
	@echo "Installing what demesne needs …"
	@$(pip) install --require-hashes -r requirements/play.txt
	@$(pip) install --no-deps --no-build-isolation --editable .
	@touch $@

$(venv)/.test: requirements/test.txt pyproject.toml | $(bin)/python
	@echo "Installing what the checks need …"
	@$(pip) install --no-compile --require-hashes -r requirements/test.txt
	@$(pip) install --no-deps --no-build-isolation --editable .
	@touch $(venv)/.play $@

# What comes by pip and what comes by apt-get, side by side, in this session: sudo may know who sits here.
environment: | $(bin)/python
	@$(MAKE) --no-print-directory $(venv)/.test & installing=$$!; \
	$(MAKE) --no-print-directory chromium postgresql; found=$$?; \
	wait $$installing && exit $$found

packages: $(venv)/.play
	@$(npm) --install

page: $(venv)/.play
	@$(npm) --build
	@$(npm) --engine

chromium:
	@sh scripts/chromium.sh

postgresql:
	@sh scripts/postgres.sh

check-style: $(venv)/.test
	$(say) 'style: ruff'
	@$(bin)/ruff check --quiet .
	@$(bin)/ruff format --quiet --check .

check-types: $(venv)/.test
	$(say) 'types: mypy'
	@$(bin)/mypy

check-floors: $(venv)/.test
	$(say) 'floors: import-linter'
	@$(bin)/lint-imports --no-logo

check-protocol: $(venv)/.test packages
	$(say) 'wire types: web/src/protocol.ts is what server/protocol.py says'
	@$(bin)/python scripts/protocol_types.py --check

check-page: $(venv)/.test packages
	$(say) 'page: types, words, tests'
	@$(npm) run --silent check
	@$(npm) run --silent test

# Checks that run side by side, in as many processes as two cores keep busy: the browser's tests mostly wait, and what
# compiles kernels for a floor stays together in one process, so that little is compiled twice.
in_browser := browser or wheel

check-rest: $(venv)/.test postgresql page
	$(say) 'behaviour: pytest'
	@$(bin)/python -m pytest -n 3 --dist loadgroup -m 'not ($(in_browser))' tests

check-browser: $(venv)/.test chromium page
	$(say) 'behaviour in the browser: pytest'
	@$(bin)/python -m pytest -n 3 --dist loadgroup --no-loadscope-reorder -m '$(in_browser)' web/e2e tests/wheel tests/guest

# What tells soonest that something is wrong: no commands in processes of their own, no matches, no many games.
quickly := $(addprefix tests/,test_golden.py test_house.py test_doctests.py games records ratings players server)

check-quickly: $(venv)/.test
	$(say) 'behaviour, quickly: pytest'
	@$(bin)/python -m pytest -n 2 --dist loadgroup -m 'not ($(in_browser) or compiled or postgresql or slow)' $(quickly)

check-behaviour: $(venv)/.test chromium postgresql page
ifeq ($(ARGS),)
	@$(lanes) check-rest check-browser
else
	$(say) 'behaviour: pytest'
	@$(bin)/python -m pytest $(ARGS)
endif
