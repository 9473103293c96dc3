// swift-tools-version: 6.1
import PackageDescription

/// An app as Xcode would build it: its Info.plist and storyboards stay in the source tree and are found there at run time.
func app(_ name: String, in folder: String, mode: SwiftLanguageMode = .v6, storyboard: Bool = false) -> Target {
  .executableTarget(
    name: name, dependencies: ["UIKit"], path: "\(folder)/\(name)",
    exclude: ["Info.plist"] + (storyboard ? ["Base.lproj"] : []), swiftSettings: [.swiftLanguageMode(mode)])
}

let package = Package(
  name: "proscenium",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "SceneSystem", targets: ["SceneSystem"]),
    .library(name: "SceneSimulator", targets: ["SceneSimulator"]),
    .library(name: "SceneTesting", targets: ["SceneTesting"]),
    .executable(name: "proscenium", targets: ["proscenium"]),
  ],
  // The desktop's windows. Without the trait an app runs headless, and nothing of GTK is needed.
  traits: [.trait(name: "GTK", description: "Show scenes in GTK 4 windows."), .default(enabledTraits: ["GTK"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // The kernel: pure values, no imports.
    .target(name: "SceneSystem"),
    .target(name: "SceneTrace", dependencies: ["SceneSystem"]),
    // The binary property list, read and written in one place: Info.plist, activities, userInfo.
    .target(name: "BinaryPlist"),
    .testTarget(name: "BinaryPlistTests", dependencies: ["BinaryPlist"]),
    .target(name: "SceneManifest", dependencies: ["BinaryPlist", "SceneSystem"]),
    .testTarget(name: "SceneManifestTests", dependencies: ["SceneManifest"]),
    // What an app is to the desktop: its desktop file, its name on the bus, its types and icons.
    .target(name: "DesktopIntegration", dependencies: ["SceneManifest"]),
    .testTarget(name: "DesktopIntegrationTests", dependencies: ["DesktopIntegration", "SceneManifest"]),
    .target(
      name: "SceneStore",
      dependencies: [
        "SceneSystem", "CSceneStore", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
    // The one call of SQLite's that takes a list of arguments Swift cannot write.
    .target(name: "CSceneStore"),
    .target(name: "SceneWire", dependencies: ["SceneSystem", "SceneTrace"]),

    // The app half.
    .target(name: "UserNotifications"),
    .target(name: "CloudKit"),
    .target(
      name: "UIKitCore",
      dependencies: ["BinaryPlist", "SceneSystem", "SceneTrace", "SceneManifest", "UserNotifications", "CloudKit"]),
    // The desktop: GTK, with a widget class of our own, and the host that shows scenes and views with it.
    .systemLibrary(name: "CGTKLibrary", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "CGTK", dependencies: [.target(name: "CGTKLibrary", condition: .when(traits: ["GTK"]))],
      cSettings: [.define("GTK", .when(traits: ["GTK"]))], linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "GTKHost",
      dependencies: [
        "SceneSystem", "UIKitCore", "UserNotifications", .target(name: "CGTK", condition: .when(traits: ["GTK"])),
      ]),
    .target(name: "CUIKit"),
    // The overlay that Swift Testing asks for in files that import UIKit too.
    .target(name: "_Testing_UIKit"),
    .target(
      name: "UIKit",
      dependencies: [
        "UIKitCore", "CUIKit", "_Testing_UIKit", "UserNotifications", "CloudKit", "SceneManifest", "SceneStore",
        "SceneSystem", "DesktopIntegration",
        "SceneTrace", "SceneWire", .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
      ]),

    // Apps as people in the field write them, and what they see on a simulated device.
    .target(
      name: "FieldDelegates5", dependencies: ["UIKit"], path: "Tests/Fixtures/FieldApps/FieldDelegates5",
      swiftSettings: [.swiftLanguageMode(.v5)]),

    .target(
      name: "FieldDelegates6", dependencies: ["UIKit"], path: "Tests/Fixtures/FieldApps/FieldDelegates6"),
    .testTarget(
      name: "FieldAppsTests", dependencies: ["SceneSimulator", "FieldDelegates5", "FieldDelegates6"]),
    app("FieldLegacy", in: "Tests/Fixtures/FieldApps", mode: .v5),
    app("FieldGallery", in: "Tests/Fixtures/FieldApps", mode: .v5),
    app("FieldTabs", in: "Tests/Fixtures/FieldApps"),
    app("FieldRouter", in: "Tests/Fixtures/FieldApps", mode: .v5),
    app("FieldSubclass", in: "Tests/Fixtures/FieldApps"),
    app("FieldSplit", in: "Tests/Fixtures/FieldApps", mode: .v5),
    app("FieldRestorer", in: "Tests/Fixtures/FieldApps", mode: .v5),
    app("FieldObserver", in: "Tests/Fixtures/FieldApps", mode: .v5),

    // What Xcode writes for a new app. It compiles as it is, in both language modes, and runs.
    app("Xcode11Storyboard", in: "Tests/Fixtures/Templates", mode: .v5, storyboard: true),
    app("Xcode13Storyboard", in: "Tests/Fixtures/Templates", storyboard: true),
    app("XcodeProgrammatic", in: "Tests/Fixtures/Templates"),
    .testTarget(
      name: "TemplateTests",
      dependencies: ["SceneTesting", "UIKit", "Xcode11Storyboard", "Xcode13Storyboard", "XcodeProgrammatic"]),

    // The simulated device and the command line.
    .target(
      name: "SceneSimulator",
      dependencies: ["SceneSystem", "SceneTrace", "SceneManifest", "SceneStore", "SceneWire", "UIKitCore"]),
    // The device that users' tests import.
    .target(
      name: "SceneTesting",
      dependencies: [
        "CloudKit", "CSceneTesting", "SceneManifest", "SceneSimulator", "SceneStore", "SceneSystem", "SceneTrace",
        "UIKitCore", "UserNotifications",
      ]),
    // Foundation's shared objects, one for each device.
    .target(name: "CSceneTesting"),
    .testTarget(
      name: "SceneTestingTests",
      dependencies: [
        "CloudKit", "SceneSimulator", "SceneSystem", "SceneTesting", "SceneTrace", "UIKitCore", "UserNotifications",
      ], exclude: ["Assertions/__Traces__"]),
    // The code of the five articles that this project began with, each as an app and its story.
    .testTarget(
      name: "SeedTests", dependencies: ["SceneTesting", "UIKitCore"], exclude: ["Info.plist", "Seed002/Base.lproj"]),
    .testTarget(name: "SceneWireTests", dependencies: ["SceneWire"]),
    .testTarget(name: "SceneTraceTests", dependencies: ["SceneTrace"]),
    .testTarget(
      name: "SceneStoreTests",
      dependencies: ["SceneStore", "StoreProbe", .product(name: "GRDB", package: "GRDB.swift")]),
    .executableTarget(name: "StoreProbe", dependencies: ["SceneStore"], path: "Tests/StoreProbe"),
    .testTarget(
      name: "SceneSimulatorTests",
      dependencies: ["SceneSimulator", "WireProbe", "HostileApp", "BusyProbe", "proscenium"]),
    .executableTarget(name: "WireProbe", dependencies: ["SceneWire"], path: "Tests/WireProbe"),
    // An app that does to its device whatever an app can do, and one of UIKit's that never comes back from a callback.
    .executableTarget(name: "HostileApp", dependencies: ["SceneWire"], path: "Tests/Fixtures/HostileApp"),
    app("BusyProbe", in: "Tests/Fixtures"),
    .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .executableTarget(
      name: "proscenium",
      dependencies: [
        "SceneSimulator", "SceneStore", "SceneSystem", "SceneTrace", "SceneManifest", "SceneWire", "BinaryPlist",
        "UIKitCore", "CEdit", "DesktopIntegration",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "proscenium", "SceneSimulator", "SceneStore", "SceneSystem", "BinaryPlist", "WireProbe", "Notes",
        "ReferenceStoryboard",
        "ReferenceProgrammatic", "ReferenceAppBased",
        "ReferenceMulti",
        "ReferenceNoDelegate",
      ], exclude: ["Snapshots"]),
    .testTarget(name: "SceneSystemTests", dependencies: ["SceneSystem"]),
    .executableTarget(
      name: "scene-bench",
      dependencies: ["SceneSystem", "SceneStore", "SceneSimulator", "UIKitCore", "ReferenceMulti"],
      path: "Benchmarks/scene-bench"),
    // What tests with devices cost: a scenario, a trace, a matrix, all orders.
    .executableTarget(
      name: "testing-bench", dependencies: ["SceneTesting", "UIKitCore"], path: "Benchmarks/testing-bench"),
    // Damaged input for everything that reads bytes or formats from outside.
    .target(name: "Fuzzing", dependencies: ["BinaryPlist", "SceneSystem", "UIKitCore"], path: "Tools/Fuzzing"),
    .executableTarget(name: "fuzz", dependencies: ["Fuzzing"], path: "Tools/fuzz"),
    .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing"]),
    // Apple's table of the scene life cycle and the accepted public API, held against symbol graphs (`make api`).
    .target(name: "APITable", path: "Tools/APITable"),
    .executableTarget(name: "api-table", dependencies: ["APITable"], path: "Tools/api-table"),
    .testTarget(name: "APITableTests", dependencies: ["APITable"]),
    .testTarget(name: "UserNotificationsTests", dependencies: ["UserNotifications"]),
    .testTarget(name: "CloudKitTests", dependencies: ["CloudKit"]),
    .testTarget(name: "UIKitCoreTests", dependencies: ["BinaryPlist", "CloudKit", "UIKitCore"]),

    // The apps that the golden traces speak of.
    app("ReferenceStoryboard", in: "ReferenceApps", storyboard: true),
    app("ReferenceProgrammatic", in: "ReferenceApps", mode: .v5),
    app("ReferenceAppBased", in: "ReferenceApps", mode: .v5, storyboard: true),
    app("ReferenceMulti", in: "ReferenceApps", storyboard: true),
    app("ReferenceNoDelegate", in: "ReferenceApps"),

    // The example, and its story.
    app("Notes", in: "Examples"),
    app("Mail", in: "Examples"),
    app("Chat", in: "Examples"),
    // The field's commonest bugs, and the tests that catch them.
    app("DeepLinks", in: "Examples", mode: .v5),
    .testTarget(name: "DeepLinksTests", dependencies: ["DeepLinks", "SceneTesting"]),
    .testTarget(name: "MailTests", dependencies: ["Mail"]),
    .testTarget(name: "ChatTests", dependencies: ["Chat"]),
    .executableTarget(
      name: "NotesDemo", dependencies: ["SceneSimulator", "SceneStore", "SceneSystem", "SceneTrace", "proscenium"],
      path: "Examples/NotesDemo"),
    // The example's own sources on devices in one process: every payload in every situation.
    .executableTarget(name: "notes-matrix", dependencies: ["SceneTesting", "UIKit"], path: "Benchmarks/notes-matrix"),
    .testTarget(
      name: "NotesTests", dependencies: ["Notes", "NotesDemo", "notes-matrix", "SceneSimulator", "SceneSystem"]),

    // An app that is killed while it saves, and the tool that kills it (`make torture`).
    .target(name: "TortureState", path: "Tools/TortureState"),
    .executableTarget(
      name: "TortureApp", dependencies: ["UIKit", "TortureState"], path: "Tools/TortureApp", exclude: ["Info.plist"]),
    .executableTarget(
      name: "torture", dependencies: ["TortureState", "SceneStore", "SceneSystem", "BinaryPlist"],
      path: "Tools/torture"),
    .testTarget(
      name: "TortureTests",
      dependencies: ["torture", "TortureState", "TortureApp", "BinaryPlist", "SceneStore", "SceneSystem"]),

    // Real windows on a display of the tests' own.
    app("DesktopProbe", in: "Tests/Fixtures"),
    app("ControlsProbe", in: "Tests/Fixtures"),
    app("ViewsProbe", in: "Tests/Fixtures"),
    app("DragProbe", in: "Tests/Fixtures"),
    app("SelectionProbe", in: "Tests/Fixtures"),
    .target(name: "PrivateDesktop", path: "Tools/PrivateDesktop"),
    // What other programs of a desktop do on its buses: tell of short memory, show notifications.
    .executableTarget(
      name: "desktop-services", dependencies: [.target(name: "CGTKLibrary", condition: .when(traits: ["GTK"]))],
      path: "Tools/desktop-services", cSettings: [.define("GTK", .when(traits: ["GTK"]))]),
    .testTarget(
      name: "DesktopTests",
      dependencies: [
        "PrivateDesktop", "DesktopProbe", "ControlsProbe", "ViewsProbe", "DragProbe", "SelectionProbe",
        "desktop-services", "proscenium", "Notes", "Mail",
      ]),
    // The desktop's benchmark, and the same thing in bare C beside it.
    .executableTarget(
      name: "BareGTK", dependencies: [.target(name: "CGTK", condition: .when(traits: ["GTK"]))],
      path: "Benchmarks/BareGTK", cSettings: [.define("GTK", .when(traits: ["GTK"]))]),
    .executableTarget(
      name: "DesktopBenchApp", dependencies: ["UIKit", .target(name: "CGTK", condition: .when(traits: ["GTK"]))],
      path: "Benchmarks/DesktopBenchApp", exclude: ["Info.plist"]),
    .executableTarget(
      name: "desktop-bench", dependencies: ["PrivateDesktop"], path: "Benchmarks/desktop-bench"),
    app("HostedProbe", in: "Tests/Fixtures"),
    .testTarget(name: "EntryPointTests", dependencies: ["SceneWire", "SceneTrace", "HostedProbe", "proscenium"]),
    .testTarget(name: "FrontDoorTests"),
  ]
)
