// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The toolchain's own libraries of SwiftSyntax, which are already compiled: building them here takes minutes.
///
/// `SWIFT_HOST_LIBRARIES` names their folder; otherwise it is that of the first `swift` of `PATH` that has one.
func hostLibraries() -> String {
  if let folder = Context.environment["SWIFT_HOST_LIBRARIES"], !folder.isEmpty { return folder }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
    let libraries = compiler.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
    if FileManager.default.fileExists(atPath: libraries + "/libSwiftParser.so") { return libraries }
  }
  return "/usr/lib/swift/host"
}

let host = hostLibraries()
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"), .unsafeFlags(["-I", host]),
  // Nine tenths of the time is the parser's, which is optimized already; optimizing the pass would triple the time that its build takes.
  .unsafeFlags(["-Onone"], .when(configuration: .release)),
]
let libraries: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]), .linkedLibrary("SwiftSyntax"),
  .linkedLibrary("SwiftParser"),
]

let package = Package(
  name: "source-pass",
  products: [.executable(name: "source-pass", targets: ["source-pass"])],
  targets: [
    // An app's sources as the compiler of Linux accepts them: what Objective-C's runtime would do is written out as Swift.
    .target(name: "SourcePass", swiftSettings: settings, linkerSettings: libraries),
    .executableTarget(
      name: "source-pass", dependencies: ["SourcePass"], swiftSettings: settings, linkerSettings: libraries),
    .testTarget(
      name: "SourcePassTests", dependencies: ["SourcePass"], exclude: ["Fixtures"], swiftSettings: settings,
      linkerSettings: libraries),
  ]
)
