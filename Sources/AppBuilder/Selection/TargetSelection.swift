import SceneSystem
package import XcodeProject

/// The target, scheme and tests that a command's options select in a project.
package struct TargetSelection {
  private let project: AppProject

  package init(_ project: AppProject) { self.project = project }

  /// The scheme of this name; without a name that of the target.
  package func scheme(_ name: String?, target: ProjectTarget?) throws(BuilderError) -> ProjectScheme? {
    guard let name else {
      guard let target else { return nil }
      let schemes = project.schemes.filter { $0.runTarget == target.name }
      return schemes.first { $0.name == target.name } ?? schemes.first
    }
    if let scheme = project.schemes.first(where: { $0.name == name }) { return scheme }
    throw missing("scheme", name, known: project.schemes.map(\.name))
  }

  /// The app that a scheme or a name selects, or the only one.
  package func app(scheme: String?, target: String?) throws(BuilderError) -> ProjectTarget {
    let apps = project.targets.filter { $0.kind == .application }
    if let target {
      guard let found = project.target(target) else {
        throw missing("target", target, known: project.targets.map(\.name))
      }
      return try checked(found)
    }
    if let scheme {
      let found = try self.scheme(scheme, target: nil)
      guard let name = found?.runTarget, let target = project.target(name) else {
        throw BuilderError(
          .project, at: project.location.path,
          "The scheme \u{201C}\(scheme.oneLine)\u{201D} runs no target of the project.",
          suggestion: "Name the app with -target; its targets are \(list(project.targets.map(\.name))).")
      }
      return try checked(target)
    }
    guard let first = apps.first else {
      throw BuilderError(
        .project, at: project.location.path,
        "\(project.name.oneLine) has no app: its targets are \(list(project.targets.map { "\($0.name) (\($0.kind.rawValue))" }))."
      )
    }
    guard apps.count == 1 else {
      throw BuilderError(
        .project, at: project.location.path, "\(project.name.oneLine) has several apps: \(list(apps.map(\.name))).",
        suggestion: "Select one with -target or -scheme.")
    }
    return first
  }

  /// The unit test targets that a scheme or a target selects, or all of them.
  package func tests(scheme: String?, target: String?) throws(BuilderError) -> [ProjectTarget] {
    let all = project.targets.filter { $0.kind == .unitTests }
    if let target {
      guard let found = project.target(target) else {
        throw missing("target", target, known: project.targets.map(\.name))
      }
      return found.kind == .unitTests
        ? [found] : all.filter { $0.testHost == target || $0.dependencies.contains(target) }
    }
    guard let scheme, let found = try self.scheme(scheme, target: nil) else { return all }
    let named = all.filter { found.testTargets.contains($0.name) }
    if !named.isEmpty { return named }
    return all.filter { test in
      found.runTarget.map { test.testHost == $0 || test.dependencies.contains($0) } ?? false
    }
  }

  /// The UI test targets, which are left out.
  package var interfaceTests: [ProjectTarget] { project.targets.filter { $0.kind == .uiTests } }

  /// A target and all others of the project that it is linked with, each after those that it depends on.
  package func closure(of targets: [ProjectTarget]) throws(BuilderError) -> [ProjectTarget] {
    var done: [String: Bool] = [:]
    var result: [ProjectTarget] = []
    for target in targets { try visit(target, &done, &result, path: []) }
    return result
  }

  private func visit(
    _ target: ProjectTarget, _ done: inout [String: Bool], _ result: inout [ProjectTarget], path: [String]
  ) throws(BuilderError) {
    if done[target.name] == true { return }
    guard done[target.name] == nil, path.count < 500 else {
      throw BuilderError(
        .project, at: project.location.path,
        "The targets \(list(path.drop { $0 != target.name } + [target.name])) depend on each other in a circle.")
    }
    done[target.name] = false
    for name in linked(target) {
      if let other = project.target(name) { try visit(other, &done, &result, path: path + [target.name]) }
    }
    done[target.name] = true
    result.append(target)
  }

  /// The names of the targets that a target is linked with.
  package func linked(_ target: ProjectTarget) -> [String] {
    let names = target.dependencies + (target.testHost.map { [$0] } ?? [])
    var seen: Set<String> = [target.name]
    return names.filter { name in
      guard seen.insert(name).inserted, let other = project.target(name) else { return false }
      return Self.isLibrary(other) || target.kind == .unitTests && other.kind == .application
    }
  }

  /// Whether a target is a library: a framework, or a static library.
  package static func isLibrary(_ target: ProjectTarget) -> Bool {
    target.kind == .framework || target.productType.contains("product-type.library")
  }

  private func checked(_ target: ProjectTarget) throws(BuilderError) -> ProjectTarget {
    guard target.kind == .application else {
      throw BuilderError(
        .project, at: project.location.path,
        "The target \u{201C}\(target.name.oneLine)\u{201D} is no app, but \(target.kind.rawValue) (\(target.productType.oneLine)).",
        suggestion: "The apps are \(list(project.targets.filter { $0.kind == .application }.map(\.name))).")
    }
    return target
  }

  private func missing(_ kind: String, _ name: String, known: [String]) -> BuilderError {
    BuilderError(
      .project, at: project.location.path,
      "There is no \(kind) \u{201C}\(name.oneLine)\u{201D} in \(project.name.oneLine).",
      suggestion: "Its \(kind)s are \(list(known)).")
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.prefix(30).map { $0.oneLine }.joined(separator: ", ")
  }
}
