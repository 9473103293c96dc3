// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let handoff: Target.Dependency = .product(name: "Handoff", package: "proscenium")
let sceneSystem: Target.Dependency = .product(name: "SceneSystem", package: "proscenium")
let network: [Target.Dependency] = [
  .product(name: "NIOConcurrencyHelpers", package: "swift-nio"), .product(name: "NIOCore", package: "swift-nio"),
  .product(name: "NIOPosix", package: "swift-nio"),
  .product(name: "NIOSSL", package: "swift-nio-ssl"), .product(name: "NIOTLS", package: "swift-nio"),
]

let package = Package(
  name: "handoff-service",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "proscenium-handoff", targets: ["proscenium-handoff"])],
  dependencies: [
    .package(name: "proscenium", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
    .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
  ],
  targets: [
    // The service: I/O around `HandoffEngine`, which decides everything.
    .target(
      name: "HandoffService",
      dependencies: [
        handoff, sceneSystem, "SessionBus", .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "SwiftASN1", package: "swift-asn1"), .product(name: "X509", package: "swift-certificates"),
      ] + network, swiftSettings: settings),
    .testTarget(
      name: "HandoffServiceTests",
      dependencies: [
        "HandoffClient", "HandoffService", "SessionBus", handoff, sceneSystem,
        .product(name: "NIOEmbedded", package: "swift-nio"),
      ] + network, swiftSettings: settings),
    // The session bus: the name that starts the service, and notifications.
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .target(name: "SessionBus", dependencies: ["CDBus"], swiftSettings: settings),
    // An app or a command at the service's socket, for tests and benchmarks.
    .target(name: "HandoffClient", dependencies: [handoff, sceneSystem] + network, swiftSettings: settings),
    // Discovery on the local network by the daemon of Avahi.
    .systemLibrary(name: "CAvahi", pkgConfig: "avahi-client", providers: [.apt(["libavahi-client-dev"])]),
    .target(name: "AvahiDiscovery", dependencies: ["CAvahi", "HandoffService"] + network, swiftSettings: settings),
    // The address of the system bus, set before the tests run.
    .target(name: "CSystemBusAddress", path: "Tests/CSystemBusAddress"),
    .testTarget(
      name: "AvahiDiscoveryTests",
      dependencies: ["AvahiDiscovery", "CAvahi", "CSystemBusAddress", "HandoffService"] + network,
      swiftSettings: settings),
    .executableTarget(
      name: "proscenium-handoff",
      dependencies: [
        "AvahiDiscovery", "HandoffService", handoff, .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: settings),
    // The time from `accept` to `deliver` beside a bare request over TLS (Scripts/handoff-namespaces).
    .executableTarget(
      name: "handoff-bench",
      dependencies: [
        "HandoffClient", "HandoffService", handoff, sceneSystem,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Crypto", package: "swift-crypto"),
      ] + network, swiftSettings: settings),
  ]
)
