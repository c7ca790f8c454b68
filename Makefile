# Two commands do all the set-up on a fresh machine: `make play` and `make test`.
# Needs a Rust toolchain through rustup (rust-toolchain.toml pins it), a C linker, GNU make, and Node with npm.

CARGO ?= cargo
SHELL := /bin/bash
TEMPLES := target/release/temples
PLAY := target/play/temples
# Builds the program for tests with the features of `make unit`, so that its crates are reused. Building the program alone
# would choose other features and compile many crates again.
BUILD_FOR_TESTS := $(CARGO) test --workspace --locked --no-run --quiet
BUILD_FOR_PLAY := $(CARGO) build --profile play --locked --package temples --no-default-features

MAKE_QUIET := $(MAKE) --no-print-directory

.PHONY: help play release test tools web check lint lintplay client rust package rustdoc packages audit sbom unit types schemathesis browser fixtures docs bench strength soak fuzz art clean

help: ## Lists what can be made.
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/make \1\t\2/' | expand -t 14

# The first build makes the client and the crates in parallel; the crate that embeds the client waits for the file TEMPLES_AWAIT.
# Cargo reruns a build script whose inputs are newer than its start, so the client's files get the time at which the build began.
play: ## Builds the program for play on this machine (without Parquet, PostgreSQL, NATS and terminal client) and starts it.
	@echo "== building temples for play (under three minutes the first time on two cores; cargo shows how far it is)"
	@mkdir -p target && rm -f target/client.built && touch target/client.begun
	@if [ -e web/dist/index.html ]; then \
		$(MAKE_QUIET) web && $(BUILD_FOR_PLAY); \
	else \
		tools/beside 'TEMPLES_AWAIT=$(CURDIR)/target/client.built $(BUILD_FOR_PLAY)' \
			'$(MAKE_QUIET) web && find web/dist -exec touch -r target/client.begun {} +; code=$$?; touch target/client.built; exit $$code'; \
	fi
	$(PLAY) play

release: web $(TEMPLES) ## Builds the whole program as it is released: target/release/temples.

$(TEMPLES): FORCE
	@echo "== building temples (release)"
	$(CARGO) build --release --locked --bin temples

# Each pair runs a step that computes beside steps that mostly wait, to keep two cores busy. `types` and `schemathesis` are short,
# so the browser tests have both cores most of the time.
test: tools ## Runs everything that CI runs: formatting, lints, all tests, also in a real browser.
	@tools/beside '$(MAKE_QUIET) web' '$(MAKE_QUIET) $(DENY)'
	@tools/beside '$(MAKE_QUIET) lint rust' '$(MAKE_QUIET) client audit packages lintplay rustdoc'
	@tools/beside '$(MAKE_QUIET) browser' '$(MAKE_QUIET) types schemathesis'
	@echo "== all checks and tests passed"

tools:
	@tools/require node chromium tmux postgres nats-server

# The versions of the lock file are installed, and the file is left as it is.
web/node_modules/.installed: web/package.json web/package-lock.json
	@tools/require node
	@echo "== installing the packages of the browser client"
	cd web && npm install --no-save --no-audit --no-fund
	@touch $@

# All that the client is made of; it is built again only when something of it changed.
CLIENT := $(shell find web/src web/words web/public web/pictures crates/bots/words games/*/web games/*/words games/*/pictures -type f 2>/dev/null) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

web: web/dist/index.html ## Builds the browser client, which the program carries inside itself.

web/dist/index.html: web/node_modules/.installed $(CLIENT)
	@echo "== building the browser client"
	cd web && npm run --silent build

check: lint lintplay rustdoc client audit packages ## Formatting, lints, documents of the crates, types and dependencies; a warning is an error.

lint: web/dist/index.html
	@echo "== formatting"
	$(CARGO) fmt --all -- --check
	@echo "== lints"
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
# The program as `make play` builds it has other features, and most crates are compiled once more for it.
lintplay: web/dist/index.html
	@echo "== lints of the program as make play builds it"
	$(CARGO) clippy --package temples --no-default-features --locked -- -D warnings

client: web/node_modules/.installed
	@echo "== types of the browser client"
	cd web && npm run --silent check
	@echo "== tests of the browser client's helpers"
	cd web && npm test --silent

rustdoc:
	@echo "== documents of the crates"
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked --quiet

packages:
	@echo "== packages (make package compiles them too)"
	$(CARGO) package --workspace --locked --allow-dirty --no-verify --quiet

package: ## Packs every crate as it would be published and compiles it from the packed files.
	@echo "== packages"
	$(CARGO) package --workspace --locked --allow-dirty

DENY := target/tools/bin/cargo-deny

audit: $(DENY) web/node_modules/.installed ## Checks licences, sources and known vulnerabilities of all dependencies.
	@echo "== dependencies"
	tools/audit $(DENY)

# Built without optimisation: it runs for a second.
$(DENY):
	@echo "== installing cargo-deny below target/tools"
	CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
		$(CARGO) install cargo-deny --version 0.20.2 --locked --no-default-features --root target/tools

CYCLONEDX := target/tools/bin/cargo-cyclonedx

sbom: $(CYCLONEDX) web/node_modules/.installed ## Writes the dependencies of the program and the browser client as CycloneDX documents: target/sbom.
	mkdir -p target/sbom
	$(CARGO) cyclonedx --format json --override-filename temples.cdx --manifest-path crates/cli/Cargo.toml
	mv crates/cli/temples.cdx.json target/sbom/temples.json
	cd web && npm sbom --sbom-format cyclonedx --package-lock-only > ../target/sbom/web.json

$(CYCLONEDX):
	@echo "== installing cargo-cyclonedx below target/tools"
	$(CARGO) install cargo-cyclonedx --version 0.5.9 --locked --root target/tools

unit: rust ## All tests of the workspace, documentation examples included, and of the client's helpers.
	@echo "== tests of the browser client's helpers"
	cd web && npm test --silent

rust: web/dist/index.html
	@echo "== tests"
	$(CARGO) test --workspace --locked

types: web/node_modules/.installed ## Writes the client's types from the program's own, and fails if they were not up to date.
	@echo "== types of the API"
	$(BUILD_FOR_TESTS)
	target/debug/temples openapi > target/openapi.json
	cd web && npx --no-install openapi-typescript ../target/openapi.json --output ../target/schema.d.ts >/dev/null
	@cmp -s target/schema.d.ts web/src/lib/api/schema.d.ts || { cp target/schema.d.ts web/src/lib/api/schema.d.ts; \
		echo "web/src/lib/api/schema.d.ts was not up to date; it is now: commit it"; exit 1; }

schemathesis: ## Lets Schemathesis call a real server with everything its OpenAPI document allows and forbids; EXAMPLES sets how often.
	@echo "== the OpenAPI document against a real server"
	$(BUILD_FOR_TESTS)
	tools/schemathesis target/debug/temples $${EXAMPLES:-20}

browser: web tools ## A real browser plays against a real server.
	@echo "== tests in the browser"
	$(BUILD_FOR_TESTS)
	cd web && TEMPLES=../target/debug/temples npm run --silent test:browser

fixtures: ## Regenerates recorded games, perft counts and playthroughs of all games after a change of the rules.
	@for script in games/*/fixtures.sh; do echo "== $$script"; CARGO="$(CARGO)" $$script || exit 1; done

MDBOOK := target/tools/bin/mdbook

docs: $(MDBOOK) ## Builds the documents as a book in target/book and those of the crates in target/doc; their examples, links and commands are tested by `make test`.
	$(MDBOOK) build
	@$(MAKE_QUIET) rustdoc

$(MDBOOK):
	@echo "== installing mdBook below target/tools"
	$(CARGO) install mdbook --version 0.5.4 --locked --no-default-features --features search --root target/tools

bench: $(TEMPLES) ## Measures engine, search and server beside other engines and writes docs/PERFORMANCE.md; BENCH_ROUNDS and BENCH_SECONDS set how long.
	bench/peers/run.sh $${BENCH_ROUNDS:-5} $${BENCH_SECONDS:-2}

strength: $(TEMPLES) ## Plays the matches between the bots' levels in docs/BOTS.md; GAMES multiplies their numbers. Takes hours.
	bench/strength.sh

soak: $(TEMPLES) ## Long random campaigns with all invariants, games of bots, servers under faults, then fuzzing; SOAK_GAMES, MIXED_GAMES, CHECK_SECONDS and FUZZ_SECONDS set how long.
	@echo "== a campaign of random games on every setup"
	TEMPLES_SOAK_GAMES=$${SOAK_GAMES:-1000000} $(CARGO) test --release --locked -p temples-games --test it soak:: -- --nocapture
	@echo "== games of bots of mixed levels on every kind of setup"
	TEMPLES_MIXED_GAMES=$${MIXED_GAMES:-1000} $(CARGO) test --release --locked -p temples-bots --test it mixed:: -- --nocapture
	@echo "== servers whose processes and services fail, on both databases"
	TEMPLES_CHECK_SECONDS=$${CHECK_SECONDS:-600} $(CARGO) test --release --locked -p temples --test it check:: -- --nocapture
	$(MAKE) fuzz

fuzz: ## Feeds random bytes to the engine protocol and the record reader (needs the nightly toolchain and cargo-fuzz).
	@command -v cargo-fuzz >/dev/null || { echo "make fuzz needs cargo-fuzz: run \`cargo install cargo-fuzz\` once"; exit 1; }
	@for target in $$(cargo +nightly fuzz list); do \
		echo "== fuzzing $$target"; \
		mkdir -p fuzz/corpus/$$target fuzz/seeds/$$target; \
		cargo +nightly fuzz run $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
			-len_control=0 -max_total_time=$${FUZZ_SECONDS:-60} || exit 1; \
	done

ART := art/.venv/bin/python

art: $(ART) ## Renders the pictures whose scenes changed (hours for all of them); ART_FLAGS takes --look, --only PATTERN, --fine.
	PYTHONDONTWRITEBYTECODE=1 $(ART) -m art.make $(ART_FLAGS)

$(ART):
	@command -v python3.11 >/dev/null || { echo "make art needs Python 3.11: that is the version Blender's module is built for"; exit 1; }
	@echo "== installing Blender's Python module below art/.venv"
	python3.11 -m venv art/.venv
	art/.venv/bin/pip install --quiet -r art/requirements.txt

clean: ## Removes what was built.
	$(CARGO) clean
	rm -rf bench/peers/.cache

FORCE:
