// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// An app as Xcode would build it: its Info.plist, storyboards and catalogues are in the source tree and are found there at run time.
func app(
  _ name: String, in folder: String, mode: SwiftLanguageMode = .v6, storyboard: Bool = false, catalog: Bool = false,
  modules: [Target.Dependency] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: ["CloudKit", "UIKit", "UserNotifications"] + modules, path: "\(folder)/\(name)",
    exclude: ["Info.plist"] + (storyboard ? ["Base.lproj"] : []) + (catalog ? ["Assets.xcassets"] : []),
    swiftSettings: [.swiftLanguageMode(mode)])
}

let package = Package(
  name: "proscenium",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    // What apps import under Apple's names; `proscenium run` compiles them with aliases (docs/XCODE.md).
    .library(name: "FoundationOverlay", targets: ["FoundationOverlay"]),
    .library(name: "CombineOverlay", targets: ["CombineOverlay"]),
    .library(name: "CoreGraphicsOverlay", targets: ["CoreGraphicsOverlay"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
    .library(name: "CoreServicesOverlay", targets: ["CoreServicesOverlay"]),
    .library(name: "Handoff", targets: ["Handoff"]),
    .library(name: "LoggingOverlay", targets: ["LoggingOverlay"]),
    .library(name: "MobileCoreServicesOverlay", targets: ["MobileCoreServicesOverlay"]),
    .library(name: "OSLogOverlay", targets: ["OSLogOverlay"]),
    .library(name: "QuartzCoreOverlay", targets: ["QuartzCoreOverlay"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "SecurityOverlay", targets: ["SecurityOverlay"]),
    .library(name: "SceneSystem", targets: ["SceneSystem"]),
    .library(name: "SceneSimulator", targets: ["SceneSimulator"]),
    .library(name: "SceneConformance", targets: ["SceneConformance"]),
    .library(name: "SceneStore", targets: ["SceneStore"]),
    .library(name: "SceneTesting", targets: ["SceneTesting"]),
    .executable(name: "proscenium", targets: ["proscenium"]),
  ],
  // The desktop's windows. Without the trait an app runs headless, and GTK is not needed.
  traits: [.trait(name: "GTK", description: "Show scenes in GTK 4 windows."), .default(enabledTraits: ["GTK"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", exact: "0.14.0"),
  ],
  targets: [
    // What tests, tools and benchmarks share: temporary folders, processes, random numbers.
    .target(name: "TestSupport", dependencies: ["SceneSystem"], path: "Tests/TestSupport"),
    // How tests run.
    .target(name: "TestTraits", path: "Tests/TestTraits"),

    // The kernel: pure values, no imports.
    .target(name: "SceneSystem"),
    .target(
      name: "SceneTrace", dependencies: ["SceneSystem"],
      // The style sheet and the script of timelines are part of the executable: a page needs no other file, and neither does its writer.
      resources: [.embedInCode("Timeline/Resources/timeline.css"), .embedInCode("Timeline/Resources/timeline.js")]),
    // The binary property list, read and written by one module: Info.plist, activities, userInfo.
    .target(name: "BinaryPlist"),
    .testTarget(name: "BinaryPlistTests", dependencies: ["BinaryPlist", "SceneSystem", "TestSupport"]),
    .target(name: "SceneManifest", dependencies: ["BinaryPlist", "SceneSystem"]),
    .testTarget(name: "SceneManifestTests", dependencies: ["SceneManifest", "SceneSystem", "TestSupport"]),
    // The integration of an app into the desktop: its desktop file, its name on the bus, its types and icons.
    .target(name: "DesktopIntegration", dependencies: ["SceneManifest", "SceneSystem"]),
    .testTarget(
      name: "DesktopIntegrationTests",
      dependencies: ["DesktopIntegration", "SceneManifest", "SceneSystem", "TestSupport"]),
    // The storage of a device's sessions: the protocol, and a store in memory.
    .target(name: "SessionStorage", dependencies: ["SceneSystem"]),
    .testTarget(name: "SessionStorageTests", dependencies: ["SceneSystem", "SessionStorage"]),
    // Handoff between the user's devices, as one device sees it: offers, requests, contents, and their messages.
    .target(name: "Handoff", dependencies: ["ActivityArchive", "BinaryPlist", "SceneSystem", "SceneWire"]),
    .testTarget(name: "HandoffTests", dependencies: ["ActivityArchive", "Handoff", "SceneSystem", "TestSupport"]),
    // What apps make available to searches: items, queries, and an index in memory.
    .target(name: "SearchIndex", dependencies: ["SceneSystem"]),
    .testTarget(name: "SearchIndexTests", dependencies: ["SceneSystem", "SearchIndex", "TestSupport"]),
    .target(
      name: "SceneStore",
      dependencies: [
        "BinaryPlist", "ObjectStorage", "SceneSystem", "SearchIndex", "SessionStorage", "CSceneStore",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
    // The storage of Core Data's objects: the protocol, and a store in memory.
    .target(name: "ObjectStorage"),
    // Core Data: models, objects, contexts, and their stores.
    .target(
      name: "CoreData",
      dependencies: [
        "BinaryPlist", "CombineOverlay", "FoundationOverlay", "MainThread", "ObjectStorage", "PredicateFormats",
        "RuntimeLogging", "Selectors",
        // Linked, not imported: apps must not see GRDB.
        "SceneStore",
      ]),
    .testTarget(
      name: "CoreDataTests",
      dependencies: [
        "CombineOverlay", "CoreData", "ObjectStorage", "RuntimeLogging", "SceneSystem", "Selectors", "TestSupport",
      ]),
    // Saved sessions as text, for the command line and the demo.
    .target(name: "SessionReports", dependencies: ["BinaryPlist", "SceneSystem"]),
    // The one SQLite call with a variable argument list, which Swift cannot make.
    .target(name: "CSceneStore"),
    .target(name: "SceneWire", dependencies: ["SceneSystem", "SceneTrace"]),

    // UIKit's log: the messages that UIKit writes to the console.
    .target(name: "RuntimeLogging", dependencies: ["SceneSystem"]),
    .testTarget(name: "RuntimeLoggingTests", dependencies: ["RuntimeLogging", "TestSupport"]),
    // The user's languages, the texts of bundles in them, and the system's own texts.
    .target(
      name: "Localization",
      // The grammatical numbers of languages.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization", "TestSupport"]),
    // Which thread is that of the main actor.
    .target(name: "MainThread"),
    .testTarget(name: "MainThreadTests", dependencies: ["MainThread"]),
    // Objective-C's selectors and keys without Objective-C: tables of methods and properties, which the source pass writes.
    .target(name: "Selectors", dependencies: ["MainThread", "RuntimeLogging"]),
    .testTarget(name: "SelectorsTests", dependencies: ["RuntimeLogging", "Selectors"]),
    // Predicates, expressions and sort descriptors by key paths, which Foundation lacks here.
    .target(name: "PredicateFormats", dependencies: ["RuntimeLogging", "SceneSystem", "Selectors"]),
    .testTarget(
      name: "PredicateFormatsTests",
      dependencies: ["PredicateFormats", "RuntimeLogging", "SceneSystem", "Selectors", "TestSupport"]),
    // The NSPredicate format strings that activation conditions may have, parsed into the kernel's values.
    .target(name: "ScenePredicates", dependencies: ["PredicateFormats", "SceneSystem"]),
    .testTarget(name: "ScenePredicatesTests", dependencies: ["ScenePredicates", "SceneSystem", "TestSupport"]),
    // User activities and userInfo dictionaries as binary property lists.
    .target(name: "ActivityArchive", dependencies: ["BinaryPlist", "SceneSystem"]),
    .testTarget(
      name: "ActivityArchiveTests", dependencies: ["ActivityArchive", "BinaryPlist", "SceneSystem", "TestSupport"]),
    // Linear constraints over numbers, for the layout of views.
    .target(name: "LayoutSolver"),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver", "SceneSystem", "TestSupport"]),

    // Values that depend on each other, computed again only when what they depend on has changed.
    .target(name: "AttributeGraph"),
    .testTarget(name: "AttributeGraphTests", dependencies: ["AttributeGraph"]),
    // Combine: OpenCombine, with Apple's names for what it lacks. The module is not called Combine, because GRDB and OpenCombine leave code
    // out or in where a module of that name can be imported, and it depends on the order of a build whether they find one. Code that says
    // `import Combine` is compiled with an alias.
    .target(
      name: "CombineOverlay", dependencies: ["CAppLinking", .product(name: "OpenCombine", package: "OpenCombine")]),
    // How apps are linked: with no library that they do not use, and libcurl at its first use.
    .target(name: "CAppLinking", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .testTarget(name: "CAppLinkingTests", dependencies: ["CAppLinking"]),
    .testTarget(
      name: "CombineOverlayTests", dependencies: ["CombineOverlay"],
      swiftSettings: [.unsafeFlags(["-module-alias", "Combine=CombineOverlay"])]),
    // What Apple's Foundation has and the one of Linux has elsewhere or lacks.
    .target(
      name: "FoundationOverlay",
      dependencies: ["CombineOverlay", "Localization", "PredicateFormats", "SecurityOverlay", "Selectors"],
      // The names of units.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "FoundationOverlayTests", dependencies: ["FoundationOverlay"],
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "FoundationOverlay"])]),
    // Passwords of apps, in a file that only the user can read. As on a device, Foundation has it too. Under Apple's name, packages would find
    // much more missing than they do without the module.
    .target(name: "SecurityOverlay"),
    .testTarget(name: "SecurityOverlayTests", dependencies: ["SecurityOverlay"]),
    // Modules of Apple's with what UIKit has of them, and logging. They have other names for the reason that Combine has one.
    .target(name: "CoreGraphicsOverlay", dependencies: ["UIKitCore"]),
    .target(name: "QuartzCoreOverlay", dependencies: ["UIKitCore"]),
    .target(name: "CoreServicesOverlay", dependencies: ["UniformTypeIdentifiers"]),
    .target(name: "MobileCoreServicesOverlay", dependencies: ["UniformTypeIdentifiers"]),
    .target(name: "LoggingOverlay"),
    .target(name: "OSLogOverlay", dependencies: ["LoggingOverlay"]),
    .testTarget(name: "LoggingOverlayTests", dependencies: ["LoggingOverlay", "TestSupport"]),
    // SwiftUI's layout in numbers, without views.
    .target(name: "SwiftUILayout"),
    .testTarget(name: "SwiftUILayoutTests", dependencies: ["SwiftUILayout"]),
    // The cost of updates of such values (`make bench-swiftui`).
    .executableTarget(
      name: "swiftui-bench",
      dependencies: [
        "AttributeGraph", "Figures", "SwiftUI", "SwiftUICore", "UIKitCore",
      ],
      path: "Benchmarks/swiftui-bench"),

    // One type in Swift 5, which cannot be written in Swift 6.
    .target(name: "MainActorFunctions", swiftSettings: [.swiftLanguageMode(.v5)]),
    // The part of SwiftUI that needs no UIKit: views as values in the graph, their identity, state, environment and order of events.
    .target(name: "SwiftUICore", dependencies: ["AttributeGraph", "CombineOverlay", "MainThread", "SwiftUILayout"]),
    .testTarget(
      name: "SwiftUICoreTests",
      dependencies: ["AttributeGraph", "CombineOverlay", "SceneSystem", "SwiftUICore", "SwiftUILayout"]),

    // The values of views that hosts show, and the protocols between hosts and UIKit.
    .target(name: "ViewBacking", dependencies: ["SceneSystem"]),
    .testTarget(name: "ViewBackingTests", dependencies: ["ViewBacking"]),

    // UIKit.
    .target(name: "UserNotifications"),
    .target(name: "CloudKit"),
    // The XML parser for storyboards: Foundation's ends the process on some damaged files.
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .target(
      name: "UIKitCore",
      dependencies: [
        "ActivityArchive", "BinaryPlist", "CExpat", "CloudKit", "LayoutSolver", "Localization", "MainThread",
        "RuntimeLogging",
        "PredicateFormats", "SceneManifest", "ScenePredicates", "SceneSystem", "SceneTrace", "SearchIndex", "Selectors",
        "UniformTypeIdentifiers", "UserNotifications", "ViewBacking",
      ]),
    // The search of the device: the index, its queries, and what activities say of their content.
    .target(name: "CoreSpotlight", dependencies: ["SearchIndex", "UIKitCore", "UniformTypeIdentifiers"]),
    .testTarget(
      name: "CoreSpotlightTests",
      dependencies: [
        "CoreSpotlight", "SceneSystem", "SceneTesting", "SearchIndex", "UIKitCore", "UniformTypeIdentifiers",
      ]),
    // The kinds of data and files that apps name.
    .target(name: "UniformTypeIdentifiers"),
    // Values as data that move between views and apps.
    .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
    .testTarget(name: "CoreTransferableTests", dependencies: ["CoreTransferable", "UniformTypeIdentifiers"]),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
    // The program that expands SwiftUI's macros for the compiler.
    .macro(name: "SwiftUIMacros"),
    // SwiftUI: views of SwiftUICore that UIKit's views show, and the controllers between both.
    .target(
      name: "SwiftUI",
      dependencies: [
        "AttributeGraph", "CombineOverlay", "CoreData", "CoreTransferable", "FoundationOverlay", "Localization",
        "MainActorFunctions",
        "RuntimeLogging", "SwiftUICore", "SwiftUIMacros", "UIKit", "UIKitCore", "UniformTypeIdentifiers", "ViewBacking",
      ]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "CombineOverlay", "CoreData", "CoreTransferable", "RuntimeLogging", "SceneSystem", "SwiftUI",
        "SwiftUICallShapes5",
        "SwiftUICore", "UIKitCore", "UniformTypeIdentifiers", "ViewBacking",
      ]),
    // Calls as apps in Swift 5 make them.
    .target(
      name: "SwiftUICallShapes5", dependencies: ["SwiftUI"], path: "Tests/Fixtures/SwiftUICallShapes5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Apps of SwiftUI on simulated devices: scenes, windows, storage, events.
    .testTarget(
      name: "SwiftUISceneTests", dependencies: ["CoreData", "SceneTesting", "SwiftUI", "UniformTypeIdentifiers"]),
    // The desktop: GTK, with a widget class of our own, and the host that shows scenes and views with it.
    .systemLibrary(name: "CGTKLibrary", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "CGTK", dependencies: [.target(name: "CGTKLibrary", condition: .when(traits: ["GTK"]))],
      cSettings: [.define("GTK", .when(traits: ["GTK"]))], linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "GTKHost",
      dependencies: [
        "Localization", "RuntimeLogging", "SceneSystem", "UserNotifications", "ViewBacking",
        .target(name: "CGTK", condition: .when(traits: ["GTK"])),
      ]),
    .testTarget(
      name: "GTKHostTests",
      dependencies: [
        "GTKHost", "RuntimeLogging", "ViewBacking", .target(name: "CGTK", condition: .when(traits: ["GTK"])),
      ]),
    .target(name: "CUIKit"),
    // The overlay that Swift Testing requires in files that import UIKit too.
    .target(name: "_Testing_UIKit"),
    .target(
      name: "UIKit",
      dependencies: [
        "UIKitCore", "CAppLinking", "CUIKit", "_Testing_UIKit", "UserNotifications", "CloudKit", "SceneManifest",
        // Linked, not imported: apps must not see GRDB.
        "SceneStore",
        "SceneSystem", "SearchIndex", "SessionStorage", "DesktopIntegration", "Handoff", "Localization",
        "SceneTrace", "SceneWire", "ViewBacking", .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
      ]),
    // Pages of the web, in the user's browser.
    .target(name: "SafariServices", dependencies: ["UIKit"]),
    .testTarget(name: "SafariServicesTests", dependencies: ["SafariServices", "SceneTesting", "UIKit"]),

    // Apps as they are written in practice, and their behaviour on a simulated device.
    .target(
      name: "FieldDelegates5", dependencies: ["UIKit", "UserNotifications"],
      path: "Tests/Fixtures/FieldApps/FieldDelegates5",
      swiftSettings: [.swiftLanguageMode(.v5)]),

    .target(
      name: "FieldDelegates6", dependencies: ["UIKit", "UserNotifications"],
      path: "Tests/Fixtures/FieldApps/FieldDelegates6"),
    .testTarget(
      name: "FieldAppsTests",
      dependencies: [
        "FieldDelegates5", "FieldDelegates6", "SceneManifest", "SceneSimulator", "SceneSystem", "SessionStorage",
        "TestSupport", "TestTraits", "UIKitCore",
      ]),
    app("FieldLegacy", in: "Tests/Fixtures/FieldApps", mode: .v5),
    app("FieldGallery", in: "Tests/Fixtures/FieldApps", mode: .v5),
    app("FieldTabs", in: "Tests/Fixtures/FieldApps"),
    app("FieldRouter", in: "Tests/Fixtures/FieldApps", mode: .v5),
    app("FieldSubclass", in: "Tests/Fixtures/FieldApps"),
    app("FieldSplit", in: "Tests/Fixtures/FieldApps", mode: .v5),
    app("FieldRestorer", in: "Tests/Fixtures/FieldApps", mode: .v5),
    app("FieldObserver", in: "Tests/Fixtures/FieldApps", mode: .v5),

    // Xcode's templates for a new app. They compile unchanged, in both language modes, and run.
    app("Xcode11Storyboard", in: "Tests/Fixtures/Templates", mode: .v5, storyboard: true),
    app("Xcode13Storyboard", in: "Tests/Fixtures/Templates", storyboard: true),
    app("XcodeProgrammatic", in: "Tests/Fixtures/Templates"),
    app("Xcode12SwiftUI", in: "Tests/Fixtures/Templates", modules: ["SwiftUI"]),
    app("Xcode15SwiftUIApp", in: "Tests/Fixtures/Templates", modules: ["SwiftUI"]),
    .testTarget(
      name: "TemplateTests",
      dependencies: [
        "SceneTesting", "SwiftUI", "TestSupport", "TestTraits", "UIKit", "Xcode11Storyboard", "Xcode12SwiftUI",
        "Xcode13Storyboard",
        "Xcode15SwiftUIApp", "XcodeProgrammatic",
      ]),

    // The simulated device and the command line.
    .target(
      name: "SceneSimulator",
      dependencies: ["SceneSystem", "SceneTrace", "SceneManifest", "SceneWire", "SessionStorage", "UIKitCore"]),
    // The reference apps against the golden traces.
    .target(
      name: "SceneConformance", dependencies: ["SceneManifest", "SceneSimulator", "SceneStore", "SceneSystem"]),
    .testTarget(
      name: "SceneConformanceTests", dependencies: ["SceneConformance", "SceneSimulator", "SceneSystem"]),
    // The device for users' tests.
    .target(
      name: "SceneTesting",
      dependencies: [
        "ActivityArchive", "Handoff", "CloudKit", "CSceneTesting", "RuntimeLogging", "SceneManifest", "SceneSimulator",
        "SceneSystem", "SceneTrace", "SearchIndex", "SessionStorage", "UIKitCore", "UserNotifications", "ViewBacking",
      ]),
    // Foundation's shared objects, one for each device.
    .target(name: "CSceneTesting"),
    .testTarget(
      name: "SceneTestingTests",
      dependencies: [
        "CloudKit", "SceneManifest", "SceneSimulator", "SceneSystem", "SceneTesting", "SceneTrace", "TestSupport",
        "UIKitCore", "UserNotifications",
      ], exclude: ["Assertions/__Traces__"]),
    // The code of the five articles that this project began with, each as an app and its story.
    .testTarget(
      name: "SeedTests", dependencies: ["SceneTesting", "UIKitCore"], exclude: ["Info.plist", "Seed002/Base.lproj"]),
    .testTarget(
      name: "SceneWireTests", dependencies: ["SceneSystem", "SceneTrace", "SceneWire", "TestSupport", "TestTraits"]),
    .testTarget(
      name: "SceneTraceTests", dependencies: ["SceneSystem", "SceneTrace", "TestSupport"],
      exclude: ["Timeline/Snapshots"]),
    .testTarget(
      name: "SceneStoreTests",
      dependencies: [
        "SceneSystem", "SceneStore", "SearchIndex", "StoreProbe", .product(name: "GRDB", package: "GRDB.swift"),
        "TestSupport", "TestTraits",
      ]),
    .executableTarget(name: "StoreProbe", dependencies: ["SceneStore", "SceneSystem"], path: "Tests/StoreProbe"),
    .testTarget(
      name: "SceneSimulatorTests",
      dependencies: [
        "HostileApp", "SceneSimulator", "SceneSystem", "SceneTrace", "SceneWire", "SessionStorage", "TestSupport",
        "TestTraits", "WireProbe",
      ]),
    .executableTarget(name: "WireProbe", dependencies: ["SceneSystem", "SceneWire"], path: "Tests/WireProbe"),
    // An app that uses every way to harm its device, and a UIKit app that never returns from a callback.
    .executableTarget(
      name: "HostileApp", dependencies: ["SceneSystem", "SceneTrace", "SceneWire"], path: "Tests/Fixtures/HostileApp"),
    app("BusyProbe", in: "Tests/Fixtures"),
    .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .executableTarget(
      name: "proscenium",
      dependencies: [
        "SceneConformance", "SceneSimulator", "SceneStore", "SceneSystem", "SceneTrace", "SceneManifest",
        "Handoff", "ScenePredicates", "SceneWire", "SearchIndex", "SessionReports", "BinaryPlist", "CEdit",
        "DesktopIntegration",
        "AppBuilder", "XcodeProject", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Xcode projects, workspaces and folders of sources: what they build, with all settings resolved.
    .target(name: "XcodeProject", dependencies: ["SceneSystem"]),
    .testTarget(name: "XcodeProjectTests", dependencies: ["SceneSystem", "TestSupport", "XcodeProject"]),
    // From such a project to an app's folder: the source pass, a generated package, and the package manager.
    .target(name: "AppBuilder", dependencies: ["BinaryPlist", "SceneManifest", "SceneSystem", "XcodeProject"]),
    .testTarget(
      name: "AppBuilderTests",
      dependencies: ["AppBuilder", "BinaryPlist", "SceneSystem", "TestSupport", "TestTraits", "XcodeProject"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "BinaryPlist", "BusyProbe", "Handoff", "HostileApp", "Notes", "proscenium", "ReferenceAppBased",
        "ReferenceMulti",
        "ReferenceNoDelegate", "ReferenceProgrammatic", "ReferenceStoryboard", "ReferenceSwiftUI",
        "ReferenceSwiftUIApp", "SceneSimulator", "SceneStore", "SceneSystem", "SearchIndex", "SessionReports",
        "SceneWire", "TestSupport", "TestTraits", "WireProbe",
      ], exclude: ["Snapshots"]),
    .testTarget(name: "SceneSystemTests", dependencies: ["SceneSystem", "TestSupport"]),
    // The figures of all benchmarks, in one table, and the instruction counts that CI checks (`make bench`).
    .target(name: "Figures", path: "Benchmarks/Figures"),
    .testTarget(name: "FiguresTests", dependencies: ["Figures"]),
    .executableTarget(
      name: "scene-bench",
      dependencies: [
        "ActivityArchive", "Figures", "ReferenceMulti", "SceneSimulator", "SceneStore", "SceneSystem", "SceneTrace",
        "SearchIndex", "TestSupport", "UIKitCore", .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      path: "Benchmarks/scene-bench"),
    // The cost of tests with devices: a scenario, a trace, a matrix, all orders.
    .executableTarget(
      name: "testing-bench", dependencies: ["Figures", "SceneTesting", "TestSupport", "UIKitCore"],
      path: "Benchmarks/testing-bench"),
    // Damaged input for all code that reads bytes or formats from outside.
    .target(
      name: "Fuzzing",
      dependencies: [
        "ActivityArchive", "AppBuilder", "BinaryPlist", "CoreData", "Handoff", "RuntimeLogging", "SceneManifest",
        "ScenePredicates", "SceneSystem", "SearchIndex", "UIKitCore", "XcodeProject",
      ],
      path: "Tools/Fuzzing"),
    .executableTarget(name: "fuzz", dependencies: ["Fuzzing"], path: "Tools/fuzz"),
    .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing"]),
    // Our layout of storyboards compared with the frames that Xcode has left in them.
    .target(
      name: "StoryboardFrames", dependencies: ["RuntimeLogging", "UIKitCore", "ViewBacking"],
      path: "Tools/StoryboardFrames"),
    .executableTarget(
      name: "storyboard-frames", dependencies: ["StoryboardFrames"], path: "Tools/storyboard-frames"),
    .testTarget(
      name: "StoryboardFramesTests", dependencies: ["StoryboardFrames", "TestSupport"]),
    // Apple's table of the scene life cycle and the accepted public API, compared with symbol graphs (`make api`).
    .target(name: "APITable", path: "Tools/APITable"),
    .executableTarget(name: "api-table", dependencies: ["APITable"], path: "Tools/api-table"),
    .testTarget(name: "APITableTests", dependencies: ["APITable", "TestSupport"]),
    .testTarget(name: "UserNotificationsTests", dependencies: ["SceneSystem", "TestSupport", "UserNotifications"]),
    .testTarget(name: "CloudKitTests", dependencies: ["CloudKit"]),
    // Sources in Swift 4.0, with the names that UIKit had there.
    .target(
      name: "Swift4Client", dependencies: ["FoundationOverlay", "UIKitCore"], path: "Tests/Fixtures/Swift4Client",
      swiftSettings: [.swiftLanguageMode(.v4)]),
    .testTarget(
      name: "UIKitCoreTests",
      dependencies: [
        "ActivityArchive", "BinaryPlist", "CloudKit", "PredicateFormats", "RuntimeLogging", "SceneManifest",
        "ScenePredicates", "SceneStore", "SceneSystem", "SceneTrace", "Selectors", "Swift4Client", "TestSupport",
        "UIKitCore",
        "UniformTypeIdentifiers",
        "UserNotifications", "ViewBacking",
      ]),

    // The apps that the golden traces use.
    app("ReferenceStoryboard", in: "ReferenceApps", storyboard: true),
    app("ReferenceProgrammatic", in: "ReferenceApps", mode: .v5),
    app("ReferenceSwiftUI", in: "ReferenceApps", mode: .v5, modules: ["SwiftUI"]),
    app("ReferenceSwiftUIApp", in: "ReferenceApps", mode: .v5, modules: ["SwiftUI"]),
    app("ReferenceAppBased", in: "ReferenceApps", mode: .v5, storyboard: true),
    app("ReferenceMulti", in: "ReferenceApps", storyboard: true),
    app("ReferenceNoDelegate", in: "ReferenceApps"),

    // The example, and its story.
    app("Notes", in: "Examples", catalog: true),
    app("Mail", in: "Examples", catalog: true),
    app("Gallery", in: "Examples", catalog: true),
    app("Trips", in: "Examples", catalog: true, modules: ["SwiftUI"]),
    app("Chat", in: "Examples", catalog: true),
    // The most common bugs of apps with scenes, and the tests that detect them.
    app("DeepLinks", in: "Examples", mode: .v5),
    .testTarget(name: "DeepLinksTests", dependencies: ["DeepLinks", "SceneTesting", "UIKit"]),
    .testTarget(name: "TripsTests", dependencies: ["SceneTesting", "SwiftUI", "Trips"]),
    .testTarget(name: "GalleryTests", dependencies: ["Gallery", "SceneTesting", "UIKit"]),
    .testTarget(name: "MailTests", dependencies: ["Mail", "TestSupport", "UIKit"]),
    .testTarget(name: "ChatTests", dependencies: ["Chat", "TestSupport", "UIKit"]),
    // It runs Notes, so that its product alone is what `make demo` builds.
    .executableTarget(
      name: "NotesDemo",
      dependencies: ["Notes", "SceneSimulator", "SceneStore", "SceneSystem", "SceneTrace", "SessionReports"],
      path: "Examples/NotesDemo"),
    // The example's own sources on devices in one process: every payload in every situation.
    .executableTarget(name: "notes-matrix", dependencies: ["SceneTesting", "UIKit"], path: "Benchmarks/notes-matrix"),
    .testTarget(
      name: "NotesTests",
      dependencies: [
        "Notes", "notes-matrix", "NotesDemo", "SceneSimulator", "SceneSystem", "SceneTrace", "TestSupport",
        "TestTraits", "UIKit",
      ]),

    // An app that is killed while it saves, and the tool that kills it (`make torture`).
    .target(name: "TortureState", dependencies: ["SceneSystem"], path: "Tools/TortureState"),
    .executableTarget(
      name: "TortureApp", dependencies: ["CoreSpotlight", "UIKit", "TortureState", "UniformTypeIdentifiers"],
      path: "Tools/TortureApp", exclude: ["Info.plist"]),
    .executableTarget(
      name: "torture",
      dependencies: ["BinaryPlist", "SceneStore", "SceneSystem", "SearchIndex", "TestSupport", "TortureState"],
      path: "Tools/torture"),
    .testTarget(
      name: "TortureTests",
      dependencies: [
        "BinaryPlist", "SceneStore", "SceneSystem", "TestSupport", "TestTraits", "torture", "TortureApp",
        "TortureState",
      ]),

    // Real windows on a display of the tests' own.
    app("DesktopProbe", in: "Tests/Fixtures", modules: ["CoreSpotlight", "UniformTypeIdentifiers"]),
    app("ControlsProbe", in: "Tests/Fixtures"),
    app("ViewsProbe", in: "Tests/Fixtures", modules: ["SwiftUI"]),
    app("DragProbe", in: "Tests/Fixtures"),
    app("SelectionProbe", in: "Tests/Fixtures"),
    .target(name: "PrivateDesktop", path: "Tools/PrivateDesktop"),
    // What other programs of a desktop do on its buses: report low memory, show notifications.
    .executableTarget(
      name: "desktop-services", dependencies: [.target(name: "CGTKLibrary", condition: .when(traits: ["GTK"]))],
      path: "Tools/desktop-services", cSettings: [.define("GTK", .when(traits: ["GTK"]))]),
    .testTarget(
      name: "DesktopTests",
      dependencies: [
        "PrivateDesktop", "DesktopProbe", "ControlsProbe", "ViewsProbe", "DragProbe", "SelectionProbe",
        "desktop-services", "proscenium", "Handoff", "Notes", "Mail", "Chat", "Gallery", "Trips", "SceneSystem",
        "SceneWire", "TestTraits",
      ]),
    // The desktop's benchmark, and the same program in plain C for comparison.
    .executableTarget(
      name: "BareGTK", dependencies: [.target(name: "CGTK", condition: .when(traits: ["GTK"]))],
      path: "Benchmarks/BareGTK", cSettings: [.define("GTK", .when(traits: ["GTK"]))]),
    .executableTarget(
      name: "DesktopBenchApp", dependencies: ["UIKit", .target(name: "CGTK", condition: .when(traits: ["GTK"]))],
      path: "Benchmarks/DesktopBenchApp", exclude: ["Info.plist"]),
    .executableTarget(
      name: "SwiftUIBenchApp",
      dependencies: ["SwiftUI", "UIKitCore", .target(name: "CGTK", condition: .when(traits: ["GTK"]))],
      path: "Benchmarks/SwiftUIBenchApp", exclude: ["Info.plist"]),
    .executableTarget(
      name: "desktop-bench", dependencies: ["Figures", "PrivateDesktop"], path: "Benchmarks/desktop-bench"),
    app("HostedProbe", in: "Tests/Fixtures"),
    .testTarget(
      name: "EntryPointTests",
      dependencies: [
        "Chat", "HostedProbe", "Notes", "proscenium", "SceneSimulator", "SceneStore", "SceneSystem", "SceneTrace",
        "SceneWire", "TestSupport", "TestTraits",
      ]),
    .testTarget(name: "PackageTests", dependencies: ["TestSupport", "TestTraits"]),
  ]
)

// A package that depends on this one gets the targets of the products, and no tests, benchmarks, tools and apps. SwiftPM puts the sources
// of dependencies into a folder `checkouts`; elsewhere PROSCENIUM_PRODUCTS_ONLY selects this. PROSCENIUM_TARGETS names targets, separated by
// blanks: what they do not need is left out, so that a few tests are built without all others.
let isDependency = Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"
let productTargets = package.products.flatMap { product -> [String] in
  switch product {
  case let library as Product.Library: library.targets
  case let executable as Product.Executable: executable.targets
  default: []
  }
}
let selected = Context.environment["PROSCENIUM_TARGETS"]?.split { $0.isWhitespace }.map(String.init)
if isDependency || Context.environment["PROSCENIUM_PRODUCTS_ONLY"] != nil || selected != nil {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var needed: Set<String> = []
  var open = isDependency ? productTargets : selected ?? productTargets
  while let name = open.popLast() {
    guard let target = targets[name], needed.insert(name).inserted else { continue }
    for dependency in target.dependencies {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): open.append(name)
      case .productItem: break
      @unknown default: break
      }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { product in
    switch product {
    case let library as Product.Library: !library.targets.allSatisfy(needed.contains)
    case let executable as Product.Executable: !executable.targets.allSatisfy(needed.contains)
    default: true
    }
  }
}

// Our own code says `any`, and imports what it uses. Apps and fixtures are as their authors write them.
for target in package.targets where target.type != .plugin && target.type != .system {
  let isApp = ["Examples/", "ReferenceApps/", "Tests/Fixtures/"].contains { target.path?.hasPrefix($0) == true }
  guard !isApp else { continue }
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
