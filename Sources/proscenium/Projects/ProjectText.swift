import SceneSystem
import XcodeProject

/// A project as lines for people.
struct ProjectText {
  private let project: AppProject

  init(_ project: AppProject) { self.project = project }

  /// The lines.
  var lines: [String] {
    var lines = ["\(project.name): \(project.location.kind.rawValue) \(project.location.path)"]
    let others = project.configurations.filter { $0 != project.configuration }
    lines.append(
      "configuration: \(project.configuration)"
        + (others.isEmpty ? "" : " (of \(project.configurations.joined(separator: ", ")))"))
    for target in project.targets {
      lines += ["", "target \(target.name): \(target.kind.rawValue)"] + Self.lines(of: target)
    }
    if !project.schemes.isEmpty { lines += ["", "schemes:"] + project.schemes.map(Self.line) }
    if !project.packages.isEmpty { lines += ["", "packages:"] + project.packages.map(Self.line) }
    if !project.diagnostics.isEmpty { lines += [""] + project.diagnostics.map(\.description) }
    return lines
  }

  private static func lines(of target: ProjectTarget) -> [String] {
    var entries: [(String, String)] = [("module", target.moduleName)]
    if target.productName != target.moduleName { entries.append(("product", target.productName)) }
    if let identifier = target.bundleIdentifier { entries.append(("identifier", identifier)) }
    var mode = "Swift \(target.swift.languageMode)"
    if let isolation = target.swift.defaultIsolation { mode += ", isolated to \(isolation)" }
    if !target.swift.conditions.isEmpty { mode += ", \(target.swift.conditions.joined(separator: " "))" }
    entries.append(("language", mode))
    entries.append(("sources", "\(target.sources.count) of Swift" + others(target.foreignSources.count)))
    entries.append(("resources", "\(target.resources.count)"))
    if let path = target.infoPlistPath { entries.append(("Info.plist", path)) }
    if !target.dependencies.isEmpty { entries.append(("depends on", target.dependencies.joined(separator: ", "))) }
    if let host = target.testHost { entries.append(("tests", host)) }
    if !target.packageProducts.isEmpty {
      entries.append(("packages", target.packageProducts.map(\.product).joined(separator: ", ")))
    }
    if !target.frameworks.isEmpty { entries.append(("frameworks", target.frameworks.joined(separator: ", "))) }
    return entries.map { "  \($0.0): \($0.1)" }
  }

  private static func others(_ count: Int) -> String {
    count == 0 ? "" : ", \(count) in other languages, which \(count == 1 ? "is" : "are") left out"
  }

  private static func line(_ scheme: ProjectScheme) -> String {
    var text = "  \(scheme.name)"
    if let target = scheme.runTarget { text += ": runs \(target)" }
    if !scheme.testTargets.isEmpty { text += ", tests \(scheme.testTargets.joined(separator: ", "))" }
    if !scheme.arguments.isEmpty { text += ", arguments \(scheme.arguments.joined(separator: " "))" }
    if !scheme.environment.isEmpty { text += ", variables \(scheme.environment.keys.sorted().joined(separator: ", "))" }
    return text
  }

  private static func line(_ package: ProjectPackage) -> String {
    switch package.source {
    case .local(let path): "  \(package.identity): \(path)"
    case .remote(let url, let requirement): "  \(package.identity): \(url), \(requirement)"
    }
  }
}
