# The entry point for contributors. `make` lists the commands.

SWIFT ?= swift
# Extra flags for every build, as in `make test SWIFTFLAGS='-Xswiftc -warnings-as-errors'`. Keep them the same from one
# command to the next: other flags mean another build.
SWIFTFLAGS ?=
BIN = $(shell $(SWIFT) build --show-bin-path)

.DEFAULT_GOAL := help
.PHONY: help demo test apps handoff bench-handoff continuity-demo torture conformance lint format pictures docs api api-accept bench bench-accept bench-counts bench-desktop bench-swiftui bench-testing fuzz sanitize setup build install uninstall

help: ## list these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | while IFS="$$(printf '\t')" read -r name text; do \
	  printf '  make %-14s %s\n' "$$name" "$$text"; done

demo: setup ## run Notes on a simulated iPad and, where there is a display, in windows; kill it, and see everything come back
	@$(SWIFT) build --product NotesDemo $(SWIFTFLAGS)
	@$(BIN)/NotesDemo
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
	  echo; echo "Now in windows of this desktop: type, open another with Ctrl+N, kill it, start it again."; $(BIN)/Notes; fi

test: build-tests ## build everything and run the tests, those of real windows on a display of their own
	# The source pass is a package of its own, which uses the syntax libraries of the toolchain.
	$(SWIFT) test --package-path SourcePass $(SWIFTFLAGS)
	# So is the Handoff service, which nothing else needs.
	@Scripts/setup handoff
	$(SWIFT) test --package-path HandoffService $(SWIFTFLAGS)
	@SWIFT=$(SWIFT) Scripts/tests $(SWIFTFLAGS)

.PHONY: build-tests
build-tests:
	@Scripts/setup tests
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error $(SWIFTFLAGS)

handoff: setup ## build the service that exchanges activities with other machines, HandoffService/.build/release/proscenium-handoff
	@Scripts/setup handoff
	$(SWIFT) build -c release --package-path HandoffService $(SWIFTFLAGS)

bench-handoff: handoff ## measure Handoff between two network namespaces beside bare TLS; as root
	@Scripts/setup namespaces
	@Scripts/handoff-namespaces

continuity-demo: setup ## continue a note on another machine and find it there, on displays of their own (.build/continuity); as root in namespaces
	@Scripts/setup tests handoff
	@[ "$$(id -u)" != 0 ] || Scripts/setup namespaces
	@for product in Notes proscenium; do $(SWIFT) build --product $$product $(SWIFTFLAGS) || exit 1; done
	@$(SWIFT) build --package-path HandoffService --product proscenium-handoff $(SWIFTFLAGS)
	@Scripts/continuity-demo $(BIN) "$$($(SWIFT) build --package-path HandoffService --show-bin-path)"

apps: build ## make a new app of each kind; build it, run its tests, open its window and take a picture of it (.build/new-apps)
	@Scripts/setup tests
	@SWIFT=$(SWIFT) SWIFTFLAGS='$(SWIFTFLAGS)' Scripts/apps

conformance: build ## run the golden traces of Conformance/ against the reference apps
	@$(BIN)/proscenium conformance Conformance

pictures: setup ## take the pictures of the examples that the README shows, in light and dark
	@Scripts/setup tests
	@for product in Gallery Trips Notes Mail Chat; do $(SWIFT) build --product $$product $(SWIFTFLAGS) || exit 1; done
	@BIN=$(BIN) Scripts/pictures

# The long run is `make torture KILLS=10000`; to repeat a failure, pass the SEED that it prints.
torture: build ## kill an app again and again while it saves, and see that nothing is lost (KILLS=300, SEED=)
	@KILLS='$(KILLS)' SEED='$(SEED)' $(BIN)/torture

lint: ## check layout, documentation and the rules of CONTRIBUTING.md
	@Scripts/lint

format: ## lay out all Swift files
	@git ls-files -s '*.swift' | awk '$$1 != "120000"' | cut -f2 | xargs $(SWIFT) format --in-place --parallel

docs: build ## build the documentation into .build/docs
	@Scripts/timelines --check
	@Scripts/docs

# The modules whose API is compared. Neither windows nor tests need to be built for it.
API_MODULES = Selectors PredicateFormats UIKit UIKitCore UserNotifications CloudKit SceneSystem SceneTrace BinaryPlist SceneManifest DesktopIntegration \
  SessionStorage SceneStore SceneWire SceneSimulator SceneConformance SceneTesting SwiftUILayout SwiftUICore CoreTransferable SwiftUI SafariServices CoreData CoreSpotlight SecurityOverlay

api: api-graphs ## hold our API against Apple's table (docs/API.md) and against the accepted one
	@$(BIN)/api-table compare .build/docs/graphs

api-accept: api-graphs ## take the present public API as the accepted one
	@$(BIN)/api-table accept .build/docs/graphs

.PHONY: api-graphs
api-graphs: setup
	@for target in SafariServices CoreSpotlight SceneTesting SceneConformance SwiftUI; do $(SWIFT) build --target $$target $(SWIFTFLAGS) || exit 1; done
	@$(SWIFT) build --product api-table $(SWIFTFLAGS)
	@Scripts/graphs $(API_MODULES)

bench: ## measure everything in release; ends with a table of all figures, each beside its floor and what is to be reached
	@SWIFT=$(SWIFT) SWIFTFLAGS='$(SWIFTFLAGS)' Scripts/bench

bench-counts: ## count instructions of a transition, a save, an encoding and a scenario; fails where one has grown by 5 %
	@SWIFT=$(SWIFT) SWIFTFLAGS='$(SWIFTFLAGS)' Scripts/instructions check

bench-accept: ## take the present instruction counts over into Benchmarks/thresholds.json
	@SWIFT=$(SWIFT) SWIFTFLAGS='$(SWIFTFLAGS)' Scripts/instructions accept

bench-desktop: ## measure windows beside bare GTK, on a display of their own
	@Scripts/setup tests static
	@for product in DesktopBenchApp SwiftUIBenchApp BareGTK desktop-bench; do \
	  $(SWIFT) build -c release --static-swift-stdlib --product $$product $(SWIFTFLAGS) || exit 1; done
	@$$($(SWIFT) build -c release --show-bin-path)/desktop-bench

bench-swiftui: setup ## measure updates of values and views, each figure beside its floor
	@$(SWIFT) build -c release --product swiftui-bench $(SWIFTFLAGS)
	@$$($(SWIFT) build -c release --show-bin-path)/swiftui-bench

bench-testing: setup ## measure what tests with devices cost, each figure beside its goal
	@for product in notes-matrix testing-bench; do \
	  $(SWIFT) build -c release --product $$product $(SWIFTFLAGS) || exit 1; done
	@$$($(SWIFT) build -c release --show-bin-path)/testing-bench

fuzz: setup ## give damaged input to all decoders (FUZZ_SECONDS=60, FUZZ_SEED=, FUZZ_INPUT=)
	@$(SWIFT) build -c release --product fuzz $(SWIFTFLAGS)
	@$$($(SWIFT) build -c release --show-bin-path)/fuzz
	@Scripts/setup handoff
	@$(SWIFT) test --package-path HandoffService $(SWIFTFLAGS) --filter FuzzTests

sanitize: ## run the tests with the address and the thread sanitizer (SANITIZERS='address thread', FILTER=)
	@Scripts/setup tests
	@for sanitizer in $(or $(SANITIZERS),address thread); do \
	  SWIFT=$(SWIFT) BUILD_ONLY=$(BUILD_ONLY) Scripts/sanitize $$sanitizer '$(FILTER)' || exit 1; done

install: setup ## build the command line tool in release, and install it with completions and manual pages (PREFIX=/usr/local, DESTDIR=)
	@$(SWIFT) build -c release --static-swift-stdlib --product proscenium $(SWIFTFLAGS)
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install \
	  "$$($(SWIFT) build -c release --static-swift-stdlib --show-bin-path)/proscenium"

uninstall: ## remove what install wrote (PREFIX=, DESTDIR= as for install)
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install --remove

setup: ## install what the build needs (apt; asks for nothing)
	@Scripts/setup

build: setup
	@$(SWIFT) build $(SWIFTFLAGS)
