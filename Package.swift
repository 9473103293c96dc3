// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "proscenium",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "SceneSystem", targets: ["SceneSystem"]),
    .library(name: "SceneSimulator", targets: ["SceneSimulator"]),
    .executable(name: "proscenium", targets: ["proscenium"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // The kernel: pure values, no imports.
    .target(name: "SceneSystem"),
    .target(name: "SceneTrace", dependencies: ["SceneSystem"]),
    .target(name: "SceneManifest", dependencies: ["SceneSystem"]),
    .testTarget(name: "SceneManifestTests", dependencies: ["SceneManifest"]),
    .target(name: "SceneStore", dependencies: ["SceneSystem"]),
    .target(name: "SceneWire", dependencies: ["SceneSystem", "SceneTrace"]),

    // The app half.
    .target(name: "UserNotifications"),
    .target(
      name: "UIKitCore",
      dependencies: ["SceneSystem", "SceneTrace", "SceneManifest", "UserNotifications"]),
    .target(name: "CUIKit"),
    .target(
      name: "UIKit",
      dependencies: [
        "UIKitCore", "CUIKit", "UserNotifications", "SceneManifest", "SceneStore", "SceneSystem", "SceneTrace", "SceneWire",
      ]),

    // The simulated device and the command line.
    .target(
      name: "SceneSimulator",
      dependencies: ["SceneSystem", "SceneTrace", "SceneManifest", "SceneStore", "SceneWire", "UIKitCore"]),
    .testTarget(name: "SceneWireTests", dependencies: ["SceneWire"]),
    .testTarget(name: "SceneTraceTests", dependencies: ["SceneTrace"]),
    .testTarget(name: "SceneStoreTests", dependencies: ["SceneStore"]),
    .testTarget(name: "SceneSimulatorTests", dependencies: ["SceneSimulator", "WireProbe"]),
    .executableTarget(name: "WireProbe", dependencies: ["SceneWire"], path: "Tests/WireProbe"),
    .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .executableTarget(
      name: "proscenium",
      dependencies: [
        "SceneSimulator", "CEdit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "SceneSystemTests", dependencies: ["SceneSystem"]),
    .testTarget(name: "UserNotificationsTests", dependencies: ["UserNotifications"]),
    .testTarget(name: "UIKitCoreTests", dependencies: ["UIKitCore"]),
  ]
)
