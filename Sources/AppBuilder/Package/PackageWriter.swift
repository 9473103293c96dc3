import Foundation
import SceneSystem
import XcodeProject

/// Writes the generated package of a project's targets.
struct PackageWriter {
  let project: AppProject
  let tool: ToolPackage
  let name: String

  /// The package.
  func package(
    for targets: [ProjectTarget], reports: [String: SourcePassReport], note: (ProjectDiagnostic) -> Void
  ) -> GeneratedPackage {
    var package = GeneratedPackage(name: name)
    package.dependencies.append(
      ".package(name: \(SwiftLiteral.string(ToolPackage.name)), path: \(SwiftLiteral.string(tool.path)))")
    package.dependencies += project.packages.map(Self.expression)
    let selection = TargetSelection(project)
    let built = Set(targets.map(\.name))
    for target in targets {
      let modules = reports[target.name]?.modules ?? []
      var generated = GeneratedPackage.Target(Self.kind(of: target), name: target.moduleName)
      generated.targets = selection.linked(target).filter(built.contains).compactMap { project.target($0)?.moduleName }
      generated.products = products(of: target, modules: modules)
      let settings = SwiftSettings(target.swift, modules: modules)
      generated.settings = settings.expressions
      for sentence in settings.notes {
        note(ProjectDiagnostic(.note, file: project.location.path, "\(target.name.oneLine): \(sentence)"))
      }
      package.targets.append(generated)
    }
    return package
  }

  /// A package that the project uses, as an expression of a manifest.
  static func expression(of package: ProjectPackage) -> String {
    switch package.source {
    case .local(let path): ".package(path: \(SwiftLiteral.string(path)))"
    case .remote(let url, let requirement): ".package(url: \(SwiftLiteral.string(url)), \(safe(requirement)))"
    }
  }

  private func products(of target: ProjectTarget, modules: Set<String>) -> [GeneratedPackage.Product] {
    var names = Set(modules.compactMap(SystemModules.product)).union([SystemModules.foundationOverlay, "UIKit"])
    // Generated classes import it.
    if target.resources.contains(where: DataModel.isModel) { names.insert("CoreData") }
    let ours = names.sorted().map { GeneratedPackage.Product($0, package: ToolPackage.name) }
    return ours
      + target.packageProducts.compactMap { product in
        let package = product.package ?? (project.packages.count == 1 ? project.packages[0].identity : nil)
        return package.map { GeneratedPackage.Product(product.product, package: $0) }
      }
  }

  private static func kind(of target: ProjectTarget) -> GeneratedPackage.Target.Kind {
    switch target.kind {
    case .application: .executableTarget
    case .unitTests: .testTarget
    default: .target
    }
  }

  /// A requirement, if it consists of nothing else: it becomes part of a manifest, which is a program.
  private static func safe(_ requirement: String) -> String {
    let version = #"\"[0-9A-Za-z.+-]*\""#
    let forms = [
      "from: \(version)", "exact: \(version)", "\(version)\\.\\.[.<]\(version)", #"(branch|revision): \"[^\"\\\n]*\""#,
      #"\.upToNextM(aj|in)or\(from: \#(version)\)"#,
    ]
    let isSafe = forms.contains { requirement.range(of: "^\($0)$", options: .regularExpression) != nil }
    return isSafe ? requirement : "from: \"0.0.0\""
  }

  /// Writes the versions that Proscenium's package uses, and those of the project's own packages, unless there are some: so that libraries
  /// of other builds in the scratch folder stay as they are, and the project's packages have the versions that Xcode uses.
  func writePins(to path: String, environment: [String: String]) throws(BuilderError) {
    let file = path + "/Package.resolved"
    guard !Files.isFile(file) else { return }
    var pins: [String: Any] = [:]
    for source in [projectPins, tool.path + "/Package.resolved"].compactMap({ $0 }) {
      guard let data = FileManager.default.contents(atPath: source),
        let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let version = root["version"] as? Int,
        version == 2 || version == 3, let list = root["pins"] as? [[String: Any]]
      else { continue }
      for pin in list {
        guard let identity = pin["identity"] as? String else { continue }
        pins[identity] = pin
      }
    }
    guard !pins.isEmpty else { return }
    let root: [String: Any] = ["pins": pins.keys.sorted().compactMap { pins[$0] }, "version": 2]
    guard
      let data = try? JSONSerialization.data(withJSONObject: root, options: [.prettyPrinted, .sortedKeys])
    else { return }
    try Files.write(data, to: file)
  }

  private var projectPins: String? {
    switch project.location.kind {
    case .project: project.location.path + "/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    case .workspace: project.location.path + "/xcshareddata/swiftpm/Package.resolved"
    case .package: project.location.path + "/Package.resolved"
    case .folder: nil
    }
  }
}
