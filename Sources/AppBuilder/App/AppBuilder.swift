import Foundation
import SceneSystem
package import XcodeProject

/// Builds the apps and the tests of a project: the source pass, a generated package, the package manager, and the app's folder.
package struct AppBuilder {
  /// The project.
  package let project: AppProject
  /// Where everything is written.
  package let folder: BuildFolder
  /// Proscenium's package.
  package let tool: ToolPackage
  /// Whether absent modules are replaced by placeholders.
  package let stubMissing: Bool
  let reporter: any BuildReporter
  let packageManager: PackageManager
  let environment: [String: String]

  /// - Parameter environment: The variables of this process.
  package init(
    project: AppProject, folder: BuildFolder, tool: ToolPackage, stubMissing: Bool = false,
    environment: [String: String] = ProcessInfo.processInfo.environment, reporter: any BuildReporter
  ) throws(BuilderError) {
    self.folder = folder
    self.tool = tool
    self.stubMissing = stubMissing
    self.reporter = reporter
    self.environment = environment
    packageManager = try PackageManager(
      scratch: folder.scratch(for: tool, environment: environment), environment: environment)
    var packages = PackageTargets(packageManager)
    let checkouts = try RemotePackages(packageManager, folder: folder).checkouts(of: project)
    self.project = try packages.including(project, checkouts: checkouts)
  }

  /// The package manager's configuration for the project's.
  var configuration: String {
    let isDebug = project.configuration.lowercased().contains("debug") || project.configuration.isEmpty
    return isDebug || project.configuration != "Release" ? "debug" : "release"
  }

  // MARK: App

  /// Builds an app and lays out its folder.
  package func build(_ target: ProjectTarget) throws(BuilderError) -> BuiltApp {
    let targets = try closure(of: [target])
    let prepared = try prepare(targets, into: folder.package, name: target.moduleName)
    guard prepared.reports[target.name]?.entryPoint.map({ $0.kind != "none" }) ?? false else {
      throw BuilderError(
        .build, at: target.infoPlistPath ?? project.location.path,
        "\(target.name.oneLine) has no entry point: no type has @main or @UIApplicationMain, and there is no main.swift."
      )
    }
    try compile(prepared, ["--product", target.moduleName], of: target)
    return try layOut(target, targets)
  }

  /// The targets to build. The builder's project has those of packages in addition to the project that a command has read.
  func closure(of targets: [ProjectTarget]) throws(BuilderError) -> [ProjectTarget] {
    try TargetSelection(project).closure(of: targets.map { project.target($0.name) ?? $0 })
  }

  func layOut(_ target: ProjectTarget, _ targets: [ProjectTarget]) throws(BuilderError) -> BuiltApp {
    let name = target.productName
    guard let parts = Paths.partsInside(name), parts == [name] else {
      throw BuilderError(
        .name, at: project.location.path,
        "The product name \u{201C}\(name.oneLine)\u{201D} of \(target.name.oneLine) cannot be the name of a file.",
        suggestion: "Choose another PRODUCT_NAME.")
    }
    var app = AppFolder(path: "\(folder.products)/\(name).app")
    let binaries = packageManager.products(configuration: configuration)
    try app.add(executable: "\(binaries)/\(target.moduleName)", name: name)
    try app.add(infoPlist: target.infoPlist ?? InfoPlistFile.minimal(target))
    let owner = target.infoPlistPath ?? project.location.path
    for source in [target] + targets.dropLast().reversed() {
      for resource in source.resources { try app.add(resource, owner: owner) }
    }
    try app.removeOthers()
    for diagnostic in app.diagnostics { reporter.diagnostic(diagnostic) }
    return BuiltApp(folder: app.path, executable: "\(app.path)/\(name)", target: target)
  }

  // MARK: Package

  /// Runs the source pass and writes the package. Throws if a source has an error.
  package func prepare(
    _ targets: [ProjectTarget], into path: String, name: String
  ) throws(BuilderError) -> PreparedPackage {
    try checkNames(targets)
    let pass = try SourcePassTool.prepared(
      tool, tools: folder.tools, packageManager: packageManager, report: reporter.note)
    var reports: [String: SourcePassReport] = [:]
    for target in targets {
      for path in target.foreignSources {
        reporter.diagnostic(
          ProjectDiagnostic(.warning, file: path, "Only Swift is compiled; this source is left out."))
      }
      reports[target.name] = try pass.run(
        plan(for: target, in: path), folder: folder.path + "/Plans", environment: environment)
    }
    try check(reports, of: targets)
    for target in targets {
      try writeAssetSymbols(of: target, modules: reports[target.name]?.modules ?? [], in: path)
      try writeResourceBundle(of: target, in: path)
      try writeManagedObjects(of: target, in: path)
    }
    let writer = PackageWriter(project: project, tool: tool, name: name)
    var package = writer.package(for: targets, reports: reports, note: reporter.diagnostic)
    let placeholders =
      stubMissing
      ? PlaceholderModules(
        tool: tool, targets: targets, reports: reports,
        suppressesWarnings: environment[PackageManager.flagsKey]?.contains("-warnings-as-errors") != true) : nil
    try placeholders?.write(to: path)
    placeholders?.add(to: &package)
    try Files.write(package.manifest, to: path + "/Package.swift")
    try writer.writePins(to: path, environment: environment)
    try removeOtherSources(in: path + "/Sources", except: targets, placeholders?.names ?? [])
    return PreparedPackage(path: path, targets: targets, reports: reports, package: package)
  }

  private func plan(for target: ProjectTarget, in path: String) -> SourcePassPlan {
    let own = project.targets.map(\.moduleName)
    let products = target.packageProducts.map(\.product) + project.packages.map(\.identity)
    return SourcePassPlan(
      module: target.moduleName, output: "\(path)/Sources/\(target.moduleName)",
      languageMode: target.swift.languageMode,
      isTest: target.kind == .unitTests, stubMissing: stubMissing, conditions: target.swift.conditions,
      availableModules: (SystemModules.all.union(own).union(products)).sorted(),
      files: target.sources.map { SourcePassPlan.File(path: $0.path, name: copyName(of: $0.name)) })
  }

  /// The name of a file's copy. It is another one, because the compiler warns about `#sourceLocation` with the file's own.
  private func copyName(of name: String) -> String {
    guard name.hasSuffix(".swift"), Paths.name(of: name) != "main.swift" else { return name }
    return String(name.dropLast(6)) + Self.copySuffix
  }

  /// The end of the names of copies.
  static let copySuffix = "-copy.swift"

  /// Writes the symbols of asset catalogues, unless the project's settings turn them off.
  private func writeAssetSymbols(of target: ProjectTarget, modules: Set<String>, in path: String) throws(BuilderError) {
    let file = "\(path)/Sources/\(target.moduleName)/\(AssetSymbols.fileName)"
    let prefix = "ASSETCATALOG_COMPILER_GENERATE"
    let isOn = target.settings["\(prefix)_ASSET_SYMBOLS"] != "NO" && target.kind != .unitTests
    let symbols = isOn ? AssetSymbols(target.resources) : AssetSymbols([])
    let source = symbols.source(
      hasSwiftUI: modules.contains("SwiftUI"),
      extendsClasses: target.settings["\(prefix)_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES")
    if let source { try Files.write(source, to: file) } else { try Files.remove(file) }
  }

  /// Writes `Bundle.module` for a target of a package that has resources, which are in the app's folder here.
  private func writeResourceBundle(of target: ProjectTarget, in path: String) throws(BuilderError) {
    let file = "\(path)/Sources/\(target.moduleName)/PackageResources.swift"
    guard target.settings[PackageTargets.resourcesKey] != nil else { return try Files.remove(file) }
    let text = "import Foundation\n\nextension Bundle {\n  static var module: Bundle { .main }\n}\n"
    try Files.write(text, to: file)
  }

  /// Writes the classes of a target's models of Core Data. Xcode generates none for packages.
  private func writeManagedObjects(of target: ProjectTarget, in path: String) throws(BuilderError) {
    let file = "\(path)/Sources/\(target.moduleName)/\(ManagedObjectClasses.fileName)"
    guard target.settings[PackageTargets.resourcesKey] == nil, let source = ManagedObjectClasses.source(for: target)
    else { return try Files.remove(file) }
    try Files.write(source, to: file)
  }

  private func check(_ reports: [String: SourcePassReport], of targets: [ProjectTarget]) throws(BuilderError) {
    var errors = 0
    var lacksModules = false
    for target in targets {
      guard let report = reports[target.name] else { continue }
      let absent =
        stubMissing ? [] : MissingModules(report, mayComeFromPackages: !target.packageProducts.isEmpty).diagnostics
      lacksModules = lacksModules || report.imports.contains { !$0.available }
      for diagnostic in report.projectDiagnostics + absent {
        if diagnostic.severity == .error { errors += 1 }
        reporter.diagnostic(diagnostic)
      }
    }
    guard errors == 0 else {
      throw BuilderError(
        lacksModules && !stubMissing ? .absentModules : .build, at: project.location.path,
        "\(project.name.oneLine) is not built: there \(errors == 1 ? "is one error" : "are \(errors) errors") in its sources.",
        suggestion: lacksModules && !stubMissing
          ? "Modules that are absent here can be replaced by placeholders that log." : nil)
    }
  }

  private func checkNames(_ targets: [ProjectTarget]) throws(BuilderError) {
    let reserved = Set(Files.names(in: tool.sources)).union(SystemModules.all)
    var seen: [String: String] = [:]
    for target in targets {
      let module = target.moduleName
      guard SwiftLiteral.isModuleName(module) else {
        throw BuilderError(
          .name, at: project.location.path,
          "The module name \u{201C}\(module.oneLine)\u{201D} of \(target.name.oneLine) is no identifier of Swift.",
          suggestion: "Set PRODUCT_MODULE_NAME.")
      }
      guard !reserved.contains(module) else {
        throw BuilderError(
          .name, at: project.location.path,
          "The module of \(target.name.oneLine) has the name \(module), as a module of Proscenium or the toolchain has.",
          suggestion: "Set PRODUCT_MODULE_NAME.")
      }
      if let other = seen.updateValue(target.name, forKey: module) {
        throw BuilderError(
          .name, at: project.location.path,
          "The targets \(other.oneLine) and \(target.name.oneLine) have one module name, \(module).",
          suggestion: "Set PRODUCT_MODULE_NAME.")
      }
      guard !target.sources.isEmpty else {
        throw BuilderError(
          .build, at: project.location.path, "The target \(target.name.oneLine) has no Swift sources.",
          suggestion: target.foreignSources.isEmpty
            ? nil : "Its sources are in other languages, which are not compiled here.")
      }
    }
  }

  /// Removes what targets have left that are no longer in the project. Others stay: another command builds them from the same package.
  private func removeOtherSources(
    in path: String, except targets: [ProjectTarget], _ placeholders: [String]
  ) throws(BuilderError) {
    let modules = Set((project.targets + targets).map(\.moduleName) + placeholders)
    for name in Files.names(in: path) where !modules.contains(name) { try Files.remove(path + "/" + name) }
  }

  // MARK: Compilation

  /// The number of lines that a file's copy has at its beginning in addition; 0 for a file without a copy.
  private func headerLines(ofCopy path: String, in prepared: PreparedPackage) -> Int {
    for target in prepared.targets {
      guard let source = target.sources.first(where: { $0.path == path }) else { continue }
      let copy = "\(prepared.path)/Sources/\(target.moduleName)/\(copyName(of: source.name))"
      guard let data = FileManager.default.contents(atPath: copy) else { return 0 }
      let beginning = String(decoding: data.prefix(8192), as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      return (beginning.prefix(8).firstIndex { $0.hasPrefix("#sourceLocation(file:") } ?? -1) + 1
    }
    return 0
  }

  /// Runs `swift build` for a prepared package.
  func compile(_ prepared: PreparedPackage, _ arguments: [String], of target: ProjectTarget) throws(BuilderError) {
    var output = BuildOutput { headerLines(ofCopy: $0, in: prepared) }
    let reporter = reporter
    let status = try packageManager.run("build", package: prepared.path, configuration: configuration, arguments) {
      line in
      switch output.line(line) {
      case .progress(let step, let steps, let text): reporter.progress(step, of: steps, text)
      case .text(let text): reporter.output(text)
      case nil: break
      }
    }
    guard status == 0 else {
      if status > 128 { throw BuilderError(.build, "The build was ended by signal \(status - 128).") }
      throw BuilderError(
        .build, at: project.location.path, "\(target.name.oneLine) is not built; the compiler's output is above.")
    }
  }
}
