import SceneSystem

/// A project as text for a person, which `proscenium describe` writes.
package struct ProjectReport {
  private let project: AppProject
  private let isDetailed: Bool
  private(set) var lines: [String] = []

  /// Makes the report.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - isDetailed: Whether all files and settings are listed. Otherwise long lists are cut off.
  package init(_ project: AppProject, isDetailed: Bool = false) {
    self.project = project
    self.isDetailed = isDetailed
    addHead()
    for target in project.targets { add(target) }
    addPackages()
    addSchemes()
    addDiagnostics()
  }

  /// The lines, each with its line break.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  // MARK: - Parts

  private mutating func addHead() {
    let kind =
      switch project.location.kind {
      case .project: "Project"
      case .workspace: "Workspace"
      case .package: "Package"
      case .folder: "Folder"
      }
    lines.append("\(kind) \(project.name.oneLine)")
    add("at", project.location.path)
    let others = project.configurations.filter { $0 != project.configuration }
    let beside = others.isEmpty ? "" : " (also \(others.map(\.oneLine).joined(separator: ", ")))"
    add("configuration", project.configuration.oneLine + beside)
  }

  private mutating func add(_ target: ProjectTarget) {
    lines.append("")
    lines.append("Target \(target.name.oneLine): \(Self.kind(target))")
    if target.moduleName != target.name { add("module", target.moduleName) }
    add("identifier", target.bundleIdentifier)
    add("iOS", target.deploymentTarget)
    add("runs in", target.testHost)
    add("depends on", target.dependencies)
    addFiles(of: target)
    add("Swift", Self.swift(target.swift))
    add("frameworks", target.frameworks)
    add(
      "packages",
      target.packageProducts.map { product in product.product + (product.package.map { " of \($0)" } ?? "") })
    addInfoPlist(of: target)
    if isDetailed {
      add("settings", nil)
      for (name, value) in target.settings.sorted(by: { $0.key < $1.key }) { add(name, value) }
    }
  }

  private mutating func addFiles(of target: ProjectTarget) {
    let foreign = target.foreignSources
    let other = foreign.isEmpty ? "" : ", and \(foreign.count) in other languages that are not compiled"
    let count = target.sources.count
    add("sources", "\(count) \(count == 1 ? "file" : "files")\(other)")
    if isDetailed {
      for source in target.sources { add("", source.name) }
      for path in foreign { add("", path) }
    }
    if !target.resources.isEmpty { add("resources", target.resources.map(\.destination)) }
  }

  private mutating func addInfoPlist(of target: ProjectTarget) {
    guard let data = target.infoPlist,
      let value = try? PropertyListReader.value(Array(data), file: target.infoPlistPath ?? "Info.plist")
    else { return }
    add("Info.plist", target.infoPlistPath ?? "generated from settings")
    add("main storyboard", value["UIMainStoryboardFile"]?.text)
    guard let manifest = value["UIApplicationSceneManifest"] else {
      return add("scenes", "none declared: the life cycle is that of the application")
    }
    let several = manifest["UIApplicationSupportsMultipleScenes"]?.isTrue == true ? "several at once" : "one at a time"
    let configurations = (manifest["UISceneConfigurations"]?.dictionary ?? [:]).values.flatMap { $0.array ?? [] }
    let names = configurations.compactMap { entry -> String? in
      let parts = [
        entry["UISceneDelegateClassName"]?.text, entry["UISceneStoryboardFile"]?.text.map { "storyboard \($0)" },
      ]
      let known = parts.compactMap { $0 }
      return known.isEmpty ? nil : known.joined(separator: " with ")
    }
    add("scenes", ([several] + names.sorted()).joined(separator: "; "))
  }

  private mutating func addPackages() {
    guard !project.packages.isEmpty else { return }
    lines.append("")
    lines.append("Packages")
    for package in project.packages {
      switch package.source {
      case .local(let path): add(package.identity, path)
      case .remote(let url, let requirement): add(package.identity, "\(url), \(requirement)")
      }
    }
  }

  private mutating func addSchemes() {
    guard !project.schemes.isEmpty else { return }
    lines.append("")
    lines.append("Schemes")
    for scheme in project.schemes {
      var parts = [scheme.runTarget.map { "runs \($0)" } ?? "runs nothing"]
      if let configuration = scheme.runConfiguration { parts[0] += " in \(configuration)" }
      if !scheme.testTargets.isEmpty { parts.append("tests \(list(scheme.testTargets))") }
      if !scheme.arguments.isEmpty { parts.append("arguments \(list(scheme.arguments))") }
      let variables = scheme.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      if !variables.isEmpty { parts.append("environment \(list(variables))") }
      add(scheme.name, parts.joined(separator: "; "))
    }
  }

  private mutating func addDiagnostics() {
    guard !project.diagnostics.isEmpty else { return }
    lines.append("")
    let severities: [ProjectDiagnostic.Severity] = [.error, .warning, .note]
    for severity in severities {
      lines += project.diagnostics.filter { $0.severity == severity }.map(\.description)
    }
  }

  // MARK: - Lines

  private mutating func add(_ title: String, _ values: [String]) {
    if !values.isEmpty { add(title, list(values)) }
  }

  private mutating func add(_ title: String, _ value: String?) {
    guard let value else { return }
    let title = title.oneLine(limit: 60)
    let padding = String(repeating: " ", count: max(1, 17 - title.count))
    lines.append("  \(title)\(padding)\(value.oneLine(limit: isDetailed ? PrintableLine.message : 600))")
  }

  private func list(_ values: [String]) -> String {
    let limit = isDetailed ? 1000 : 12
    let shown = values.prefix(limit).map(\.oneLine).joined(separator: ", ")
    return values.count > limit ? "\(shown) and \(values.count - limit) more" : shown
  }

  private static func kind(_ target: ProjectTarget) -> String {
    switch target.kind {
    case .application: "app"
    case .unitTests: "unit tests"
    case .uiTests: "UI tests, which do not run here"
    case .framework: "framework"
    case .appExtension: "app extension, which is not built here"
    case .watchApp: "watch app, which is not built here"
    case .other where target.foreignPlatform != nil:
      "product for \(target.foreignPlatform?.oneLine ?? ""), which is not built here"
    case .other: target.productType.isEmpty ? "no product" : "product of the type \(target.productType.oneLine)"
    }
  }

  private static func swift(_ options: ProjectTarget.SwiftOptions) -> String {
    var parts = ["mode \(options.languageMode)"]
    if !options.conditions.isEmpty { parts.append("conditions \(options.conditions.joined(separator: " "))") }
    let features = options.upcomingFeatures + options.experimentalFeatures
    if !features.isEmpty { parts.append("features \(features.joined(separator: " "))") }
    if let isolation = options.defaultIsolation { parts.append("isolated to \(isolation)") }
    if let level = options.strictConcurrency { parts.append("concurrency checked \(level)") }
    if !options.otherFlags.isEmpty { parts.append("flags \(options.otherFlags.joined(separator: " "))") }
    return parts.joined(separator: ", ")
  }
}
