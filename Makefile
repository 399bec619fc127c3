# make run    starts Castellan: in the sandbox, or on Discord where .env holds a DISCORD_TOKEN
# make test   passes the tests (at most 12 minutes on two cores)
# make check  the gates: format, lint, types, import contracts, coverage, perft budget
# make full   everything at full size: all set-ups, long simulations, kills
# make bench  speed and memory, as ratios
# make lock   compiles requirements*.in anew (needs uv)
PY := .venv/bin/python

.PHONY: run test check full bench lock setup setup-dev

run: setup
	@$(PY) bot.py run

# What fails among thousands of tests on a busy machine is run once more, alone, in plain sight.
test: setup-dev
	$(PY) -m pytest -n 2 --dist worksteal -m "not full" --perft-budget 20000 $(BUT) || \
	{ echo "Once more, alone: what failed." && $(PY) -m pytest -m "not full" --last-failed --last-failed-no-failures none; }

check: setup-dev
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	$(PY) -m mypy .
	.venv/bin/lint-imports
	$(PY) -m pytest -q -n 2 --dist worksteal tests/engine tests/ai --ignore tests/engine/test_perft.py -m "not full" --cov engine --cov-branch --cov-fail-under 95 --cov-report term:skip-covered
	$(PY) -m pytest -q tests/engine/test_perft.py --perft-budget 200000
	scripts/pythons

full: setup-dev
	HYPOTHESIS_PROFILE=full $(PY) -m pytest -n 2 --dist worksteal --perft-budget 0
	scripts/pythons
	$(PY) -m tests.kills --kills 200

bench: setup-dev
	$(PY) bench/engine.py
	$(PY) bench/store.py
	$(PY) bench/render.py
	$(PY) bench/annals.py
	$(PY) bench/replay.py
	$(PY) bench/archive.py 1000 --pictures 10

lock:
	uv pip compile --quiet --universal --generate-hashes --python-version 3.11 requirements.in -o requirements.txt
	uv pip compile --quiet --universal --generate-hashes --python-version 3.11 requirements-dev.in -o requirements-dev.txt

setup:
	@scripts/setup requirements.txt

setup-dev:
	@scripts/setup requirements-dev.txt
