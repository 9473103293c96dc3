import Foundation
import TestSupport

/// The targets of the package and their dependencies.
struct BuildPlan {
  /// Dependencies in the manifest: targets of the package, and products of others.
  private(set) var dependencies: [String: Set<String>] = [:]
  private var products: [String: [String]] = [:]
  private var folders: [String: String] = [:]
  /// The targets with tests.
  private(set) var testTargets: Set<String> = []

  struct Missing: Error { var name: String }

  /// The paths of other packages in the manifest.
  static let dependencyURLs = ["https://github.com/apple/swift-argument-parser", "https://github.com/groue/GRDB.swift"]

  /// The plan of the package that this file belongs to.
  ///
  /// - Parameter environment: Variables for the manifest, besides those of this process.
  static func ofPackage(environment: [String: String] = [:]) throws -> BuildPlan {
    let scratch = TemporaryFolder()
    // A separate folder: the build's is locked while its tests run.
    let text = try swift(
      "package", "--package-path", root.path, "--scratch-path", scratch.path, "dump-package", environment: environment)
    return try BuildPlan(JSONDecoder().decode(Manifest.self, from: Data(text.utf8)))
  }

  /// Runs `swift` until it exits and returns its standard output.
  static func swift(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
    let result = try ProcessResult("swift", arguments, environment: environment)
    guard result.status == 0 else {
      throw ProcessError("swift \(arguments.joined(separator: " ")): status \(result.status)")
    }
    return result.output
  }

  static let root = URL(fileURLWithPath: BuildLayout.package)

  private init(_ manifest: Manifest) throws {
    for product in manifest.products { products[product.name] = product.targets }
    for target in manifest.targets {
      dependencies[target.name] = Set(target.dependencies.compactMap(\.name))
      if target.type == "test" { testTargets.insert(target.name) }
      folders[target.name] = target.path ?? (target.type == "test" ? "Tests/" : "Sources/") + target.name
    }
  }

  /// The target and all its dependencies, with the names of other packages' products.
  func closure(of target: String) throws -> Set<String> {
    guard dependencies[target] != nil else { throw Missing(name: target) }
    var found: Set<String> = []
    var open = [target]
    while let name = open.popLast() {
      if found.insert(name).inserted { open += dependencies[name] ?? [] }
    }
    return found
  }

  /// All targets that are built for a product of the package.
  func closure(ofProduct product: String) throws -> Set<String> {
    guard let targets = products[product] else { throw Missing(name: product) }
    return try targets.reduce(into: []) { $0.formUnion(try closure(of: $1)) }
  }

  /// All targets that are built for any product of the package.
  func closureOfProducts() throws -> Set<String> {
    try products.keys.reduce(into: []) { $0.formUnion(try closure(ofProduct: $1)) }
  }

  /// The imports of a target, with the file's name.
  func imports(of target: String) throws -> [(file: String, module: String)] {
    guard let folder = folders[target] else { throw Missing(name: target) }
    var found: [(String, String)] = []
    let files = FileManager.default.enumerator(
      at: BuildPlan.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", !file.path.contains(".docc/") else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      var isLiteral = false
      for line in text.split(separator: "\n") {
        // Sources in literals are those of apps.
        if line.contains("\"\"\"") { isLiteral.toggle() }
        guard !isLiteral, line.contains("import ") else { continue }
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
          words[..<place].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0) })
        else { continue }
        found.append((file.lastPathComponent, String(words[place + 1])))
      }
    }
    return found
  }

  // MARK: SwiftPM's format

  private struct Manifest: Decodable {
    var products: [Product]
    var targets: [Target]
  }

  private struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  private struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]
  }

  /// `{"byName": [NAME, …]}`, or the same with `target` or `product`.
  private struct Dependency: Decodable {
    var name: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      for key in container.allKeys {
        var list = try container.nestedUnkeyedContainer(forKey: key)
        name = try list.decodeIfPresent(String.self)
      }
    }

    private enum Key: String, CodingKey { case byName, target, product }
  }
}
