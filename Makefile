# Two commands do all the set-up on a fresh machine: `make play` and `make test`.
# Needs a Rust toolchain through rustup (rust-toolchain.toml pins it), Node with npm, a C linker and GNU make.

CARGO ?= cargo
SHELL := /bin/bash
TEMPLES := target/release/temples

.PHONY: help play web types test check unit fixtures bench peers soak fuzz clean

help: ## Lists what can be made.
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/make \1\t\2/' | expand -t 14

play: web $(TEMPLES) ## Builds the program with the browser client in it and starts it.
	$(TEMPLES) play

web: web/node_modules ## Builds the browser client, to be embedded in the program.
	@echo "== building the browser client"
	cd web && npm run build

# `npm ci` refuses a lock file without the parts for other systems, which not every registry has.
web/node_modules: web/package-lock.json
	@echo "== fetching the tools of the browser client"
	cd web && { npm ci --no-audit --no-fund || npm install --no-save --no-audit --no-fund; }
	@touch $@

types: web/node_modules ## Writes the TypeScript types of the API anew, after a change of messages.
	$(CARGO) run --locked --quiet --bin temples -- openapi > target/openapi.json
	cd web && npx --no-install openapi-typescript ../target/openapi.json --output src/lib/api/schema.d.ts

$(TEMPLES): FORCE
	@echo "== building temples (release)"
	$(CARGO) build --release --locked --bin temples

test: check unit ## Everything CI runs: formatting, lints, all tests.
	@echo "== all checks and tests passed"

check: ## Formatting and lints; a warning is an error.
	@echo "== formatting"
	$(CARGO) fmt --all -- --check
	@echo "== lints"
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	@echo "== types of the API"
	$(MAKE) types
	git diff --exit-code -- web/src/lib/api/schema.d.ts || { echo "the types of the API were not written anew: run make types and commit the result"; exit 1; }

unit: ## All tests of the workspace, documentation examples included.
	@echo "== tests"
	$(CARGO) test --workspace --locked

fixtures: ## Plays all record fixtures and writes perft counts and playthroughs anew, after a change of the rules.
	@echo "== records and counts of Arnak"
	TEMPLES_REGENERATE=1 $(CARGO) test --locked -p arnak --test records --test perft
	@echo "== records of Tikal II"
	$(CARGO) run --locked -p tikal --example records -- crates/tikal/tests/data/records
	@echo "== playthroughs, and the counts of Tikal II"
	INSTA_UPDATE=always $(CARGO) test --locked -p arnak --test playthroughs
	INSTA_UPDATE=always $(CARGO) test --locked -p tikal --test tikal -- snapshots records

bench: $(TEMPLES) ## Measures speed on one core; see docs/PERFORMANCE.md.
	$(TEMPLES) bench

peers: $(TEMPLES) ## The same beside other game engines, in one run.
	bench/peers/run.sh

soak: $(TEMPLES) ## Long random campaigns with all invariants, then fuzzing; SOAK_GAMES and FUZZ_SECONDS set how long.
	@echo "== a campaign of random games on every setup"
	TEMPLES_SOAK_GAMES=$${SOAK_GAMES:-1000000} $(CARGO) test --release --locked -p games --test soak -- --nocapture
	$(MAKE) fuzz

fuzz: ## Feeds random bytes to the engine protocol and the record reader (needs the nightly toolchain and cargo-fuzz).
	@command -v cargo-fuzz >/dev/null || { echo "make fuzz needs cargo-fuzz: run \`cargo install cargo-fuzz\` once"; exit 1; }
	@for target in $$(cargo +nightly fuzz list); do \
		echo "== fuzzing $$target"; \
		mkdir -p fuzz/corpus/$$target fuzz/seeds/$$target; \
		cargo +nightly fuzz run $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
			-len_control=0 -max_total_time=$${FUZZ_SECONDS:-60} || exit 1; \
	done

clean: ## Removes what was built.
	$(CARGO) clean
	rm -rf bench/peers/.cache

FORCE:
