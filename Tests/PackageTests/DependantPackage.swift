import Foundation
import TestSupport

/// A package in a temporary folder whose one test target depends on a product of this package.
struct DependantPackage {
  private let folder = TemporaryFolder()

  init(product: String) throws {
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Dependant", dependencies: [.package(name: "proscenium", path: "\(BuildPlan.root.path)")],
        targets: [
          .testTarget(name: "DependantTests", dependencies: [.product(name: "\(product)", package: "proscenium")])
        ])
      """
    try folder.write(manifest, to: "Package.swift")
    try folder.write("import \(product)\n", to: "Tests/DependantTests/Tests.swift")
    try useFetchedPackages()
  }

  /// SwiftPM fetches every dependency, also those of which nothing is built. It uses what this package's own build has fetched.
  private func useFetchedPackages() throws {
    let fetched = BuildPlan.root.appendingPathComponent(".build/repositories")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fetched.path)) ?? []
    let mirrors = BuildPlan.dependencyURLs.compactMap { url -> [String: String]? in
      let name = (url as NSString).lastPathComponent + "-"
      guard let copy = names.first(where: { $0.hasPrefix(name) }) else { return nil }
      return ["original": url, "mirror": fetched.appendingPathComponent(copy).absoluteString]
    }
    try folder.write(
      JSONSerialization.data(withJSONObject: ["version": 1, "object": mirrors]),
      to: ".swiftpm/configuration/mirrors.json")
  }

  /// The modules that `swift build --build-tests` would compile in the package, found without building anything.
  func plannedModules() throws -> Set<String> {
    _ = try BuildPlan.swift("build", "--package-path", folder.path, "--build-tests", "--print-manifest-job-graph")
    let plan = try folder.text(of: ".build/debug.yaml")
    return LowLevelBuildManifest(plan).modules(of: "test")
  }
}

/// SwiftPM's file for its build system: commands with inputs and outputs, and targets.
private struct LowLevelBuildManifest {
  private var targets: [String: [String]] = [:]
  private var inputs: [String: [String]] = [:]
  private var producers: [String: String] = [:]

  init(_ text: String) {
    var section = Substring()
    var command = ""
    for line in text.split(separator: "\n") {
      if let match = line.wholeMatch(of: #/(\w+):.*/#) {
        section = match.1
      } else if section == "targets", let match = line.wholeMatch(of: #/  "(.+?)": (\[.*\])/#) {
        targets[String(match.1)] = Self.list(match.2)
      } else if section == "commands", let match = line.wholeMatch(of: #/  "(.+)":/#) {
        command = String(match.1)
      } else if section == "commands", let match = line.wholeMatch(of: #/    (inputs|outputs): (\[.*\])/#) {
        if match.1 == "inputs" {
          inputs[command] = Self.list(match.2)
        } else {
          for output in Self.list(match.2) { producers[output] = command }
        }
      }
    }
  }

  private static func list(_ text: Substring) -> [String] {
    (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
  }

  /// The modules that are compiled for a target.
  func modules(of target: String) -> Set<String> {
    var found: Set<String> = []
    var open = targets[target] ?? []
    while let node = open.popLast() {
      guard let command = producers[node], found.insert(command).inserted else { continue }
      open += inputs[command] ?? []
    }
    // Swift modules are `C.NAME-TRIPLE-debug.module`; C files are in `NAME.build`.
    return Set(
      found.compactMap { command in
        if let match = command.wholeMatch(of: #/C\.(.+?)-[^-]+-.*\.module/#) { return String(match.1) }
        if let match = command.firstMatch(of: #//([^/]+)\.build/[^/]+\.c\.o/#) { return String(match.1) }
        return nil
      })
  }
}
