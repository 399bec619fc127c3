# make run    starts Castellan: in the sandbox, or on Discord where .env holds a DISCORD_TOKEN
# make test   runs the tests (at most 12 minutes on two cores)
# make check  the gates: format, lint, types, import contracts, coverage, perft budget, the wire
# make ci     both, no test of them twice, and make postgresql
# make postgresql  queries, services and the bot end to end over a PostgreSQL server of its own
# make full   everything at full size: all set-ups, long simulations, kills
# make bench  speed and memory, as ratios
# make map    writes docs/map.md, one line a module
# make privacy  writes docs/privacy.md, what is kept how long
# make audit  compares what is locked with known faults where it can; lists it in out/sbom.json
# make lock   compiles requirements*.in again (needs uv)
PY := .venv/bin/python

.PHONY: run test queries check ci postgresql full bench map privacy audit lock setup setup-dev covered types nodes records contracts form wire

run: setup
	@$(PY) bot.py run

# What fails among thousands of tests on a busy machine is run once more, alone, in plain sight.
test: setup-dev
	$(PY) -m pytest -n 2 --dist worksteal -m "not full" --perft-budget 20000 $(BUT) || \
	{ echo "Once more, alone: what failed." && $(PY) -m pytest -m "not full" --last-failed --last-failed-no-failures none; }
	@[ -n "$(BUT)" ] || $(MAKE) --no-print-directory queries

# What there is in SQL and migrations; where no PostgreSQL is installed, a line says that it is left out.
queries: setup-dev
	@scripts/postgresql $(PY) -m pytest -q -n 2 -m "not full" -k postgresql tests/store || [ $$? = 69 ]

# Coverage more than doubles what a test costs: it is measured with the engine's quick tests alone.
LONG := against_reference compose perft selfplay_digest stateful
QUICK := $(filter-out $(LONG:%=tests/engine/test_%.py),$(wildcard tests/engine/test_*.py))
# What the bot sends in these is held against Discord's documents.
WIRED := $(patsubst %,tests/e2e/test_%.py,random_presses games tables giants town watching faults_people)
# What a gate shows: with coverage, at a larger budget, on every Python, on the wire.
GATED := $(QUICK) tests/engine/test_perft.py tests/engine/test_selfplay_digest.py $(WIRED)

# Each gate keeps one core busy: two of them run at a time, the longest first.
check: setup-dev
	@$(MAKE) --no-print-directory -j 2 $(if $(filter output-sync,$(.FEATURES)),-O) wire covered types nodes records contracts form audit

wire:
	$(PY) scripts/wire $(WIRED)

covered:
	$(PY) -m pytest -q $(QUICK) -m "not full" --cov engine --cov-branch --cov-fail-under 95 --cov-report term:skip-covered

types:
	$(PY) -m mypy .

nodes:
	$(PY) -m pytest -q -p no:cacheprovider tests/engine/test_perft.py --perft-budget 200000

records:
	scripts/pythons

contracts:
	.venv/bin/lint-imports

form:
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .

audit: setup-dev
	@$(PY) scripts/audit

# The newest PostgreSQL that is installed gets everything, the oldest one the queries.
ci:
	$(MAKE) --no-print-directory test BUT="$(addprefix --ignore=,$(GATED))"
	$(MAKE) --no-print-directory check
	$(MAKE) --no-print-directory postgresql
	@set -- $$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V); \
	[ $$# -lt 2 ] || PG_BIN=$$1 $(MAKE) --no-print-directory queries

SERVED := tests/store tests/services tests/e2e/test_fleet.py $(WIRED)
postgresql: setup-dev
	@scripts/postgresql sh -c '$(PY) -m pytest -n 2 --dist worksteal -m "not full" $(SERVED) || \
	{ echo "Once more, alone: what failed." && $(PY) -m pytest -m "not full" --last-failed --last-failed-no-failures none; }' || [ $$? = 69 ]

full: setup-dev
	HYPOTHESIS_PROFILE=full $(PY) -m pytest -n 2 --dist worksteal --perft-budget 0
	scripts/pythons
	$(PY) -m tests.kills --kills 200

bench: setup-dev
	$(PY) bench/engine.py
	$(PY) bench/store.py
	$(PY) bench/render.py
	$(PY) bench/ladders.py
	$(PY) bench/replay.py
	$(PY) bench/archive.py 1000 --pictures 10

privacy: setup-dev
	$(PY) scripts/privacy > docs/privacy.md

map: setup-dev
	$(PY) scripts/map > docs/map.md

lock:
	uv pip compile --quiet --universal --generate-hashes --python-version 3.11 requirements.in -o requirements.txt
	uv pip compile --quiet --universal --generate-hashes --python-version 3.11 requirements-dev.in -o requirements-dev.txt
	uv pip compile --quiet --universal --generate-hashes --python-version 3.11 requirements-kernel.in -o requirements-kernel.txt
	uv pip compile --quiet --universal --generate-hashes --python-version 3.11 requirements-audit.in -o requirements-audit.txt

setup:
	@scripts/setup requirements.txt

setup-dev:
	@scripts/setup requirements-dev.txt
