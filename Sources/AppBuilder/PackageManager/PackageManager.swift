import Foundation
import SceneSystem

/// `swift build` and `swift test`, for generated packages in one scratch folder.
struct PackageManager {
  /// The environment variable with more options of `swift build` and `swift test`, separated by blanks.
  static let flagsKey = "PROSCENIUM_SWIFT_FLAGS"

  /// All variables of the processes.
  let environment: [String: String]
  /// The scratch folder.
  let scratch: String
  /// The program `swift`, as an absolute path.
  let swift: String

  init(scratch: String, environment: [String: String]) throws(BuilderError) {
    guard let swift = Self.find("swift", in: environment) else {
      throw BuilderError(
        .tool, "There is no program swift on the PATH.",
        suggestion: "Install Swift 6.1 or later (https://www.swift.org/install).")
    }
    self.swift = swift
    self.scratch = scratch
    // Of Proscenium's package only the libraries are part of the build.
    self.environment = environment.merging(["PROSCENIUM_PRODUCTS_ONLY": "1"]) { $1 }
  }

  /// What differs between two toolchains: the compiler's path, size and date.
  var toolchainIdentity: String {
    let path = Paths.real(swift)
    let status = FileStatus(path)
    return "\(path)\0\(status?.size ?? 0)\0\(status?.modified ?? 0)"
  }

  /// Runs `swift` with these arguments; output and errors go to `handle`, line by line.
  func run(_ arguments: [String], _ handle: @escaping (String) -> Void) throws(BuilderError) -> Int32 {
    try ChildProcess.run(swift, arguments, environment: environment, output: .lines(handle))
  }

  /// Runs `swift` with these arguments in a generated package.
  func run(
    _ command: String, package: String, configuration: String, _ arguments: [String],
    _ handle: @escaping (String) -> Void
  ) throws(BuilderError) -> Int32 {
    try run([command] + options(package: package, configuration: configuration) + arguments, handle)
  }

  /// Runs the tests that are built; their output goes to this process's.
  ///
  /// - Parameter variables: Variables of the tests besides those of this process.
  func runTests(
    package: String, configuration: String, variables: [String: String], _ arguments: [String]
  ) throws(BuilderError) -> Int32 {
    let options = options(package: package, configuration: configuration)
    let words = ["test", "--skip-build", "--parallel"] + options + arguments
    return try ChildProcess.run(swift, words, environment: environment.merging(variables) { $1 })
  }

  /// A package's manifest as JSON; empty if the package manager cannot read it, whose output says why.
  func manifest(of folder: String) throws(BuilderError) -> Data {
    var output = Data()
    let words = ["package", "--package-path", folder, "--scratch-path", "\(scratch)/manifests", "dump-package"]
    _ = try ChildProcess.run(swift, words, environment: environment, output: .data { output = $0 })
    return output
  }

  /// The folder of the executables.
  func products(configuration: String) -> String { "\(scratch)/\(configuration)" }

  /// The options that name the package. The package manager's plan in the scratch folder may be that of another package, which it does not
  /// detect.
  private func options(package: String, configuration: String) -> [String] {
    var options = ["--package-path", package, "--scratch-path", scratch, "-c", configuration]
    let plan = FileManager.default.contents(atPath: "\(scratch)/\(configuration).yaml")
    let isOurs = plan.map { $0.range(of: Data("\"\(package)/Package.swift\"".utf8)) != nil } ?? true
    if !isOurs { options.append("--disable-build-manifest-caching") }
    options += (environment[Self.flagsKey] ?? "").split(separator: " ").map(String.init)
    return options
  }

  private static func find(_ name: String, in environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0) && Files.isFile($0)
    }
  }
}
