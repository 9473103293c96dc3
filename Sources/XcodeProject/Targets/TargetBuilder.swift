import Foundation

/// Makes a target with its files and resolved settings from its description.
struct TargetBuilder {
  let project: ProjectDescription
  let description: TargetDescription
  var resolver: SettingResolver
  var target: ProjectTarget
  var diagnostics: [ProjectDiagnostic] = []
  /// The Info.plist, which is no resource.
  var infoPlistPath: String?
  private var sourcePaths: Set<String> = []
  private var destinations: [String: String] = [:]
  /// The current versions of models by their paths.
  private var currentVersions: [String: String] = [:]
  private var missingFiles = 0

  /// - Parameters:
  ///   - description: The target.
  ///   - project: Its project.
  ///   - settings: All assignments of settings for the target.
  init(_ description: TargetDescription, in project: ProjectDescription, settings: SettingsTable) {
    self.project = project
    self.description = description
    resolver = SettingResolver(settings)
    target = ProjectTarget(
      name: description.name, kind: .other, productType: description.productType, productName: description.name,
      moduleName: description.name)
  }

  /// The target.
  mutating func build() -> ProjectTarget {
    target.kind = Self.kind(description)
    target.dependencies = description.dependencies.uniqued()
    target.packageProducts = description.packageProducts
    readSettings()
    for phase in description.phases { addPhase(phase) }
    for folder in description.folders { addFolder(folder) }
    nameSources()
    if target.kind == .application { addInfoPlist() }
    for index in target.resources.indices {
      target.resources[index].currentVersion = currentVersions[target.resources[index].path]
    }
    target.resources.sort { $0.destination < $1.destination }
    target.frameworks = target.frameworks.uniqued()
    checkLanguages()
    reportProblems(resolver.problems)
    return target
  }

  private mutating func addInfoPlist() {
    var builder = InfoPlistBuilder(resolver, target: target.name, projectFile: project.file)
    builder.build(file: infoPlistPath, line: description.line)
    target.infoPlist = Data(PropertyListWriter.text(FileValue(.dictionary(builder.entries))).utf8)
    diagnostics += builder.diagnostics
    reportProblems(builder.problems.subtracting(resolver.problems))
  }

  private static func kind(_ description: TargetDescription) -> ProjectTarget.Kind {
    guard description.kind == .native else { return .other }
    switch description.productType {
    case "com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable":
      return .application
    case "com.apple.product-type.bundle.unit-test": return .unitTests
    case "com.apple.product-type.bundle.ui-testing": return .uiTests
    case let type where type.hasPrefix("com.apple.product-type.application.watchapp"): return .watchApp
    case let type where type.hasPrefix("com.apple.product-type.framework"): return .framework
    case let type where type.contains("extension"): return .appExtension
    default: return .other
    }
  }

  /// Adds a diagnostic of the target, up to a limit that only damaged projects reach.
  mutating func report(
    _ severity: ProjectDiagnostic.Severity, file: String? = nil, line: Int?, _ message: String
  ) {
    guard diagnostics.count < 500 else { return }
    diagnostics.append(
      ProjectDiagnostic(severity, file: file ?? project.file, line: line, message, target: target.name))
  }

  // MARK: - Files

  private mutating func addPhase(_ phase: PhaseDescription) {
    switch phase.kind {
    case .script:
      let name = phase.name.map { "‘\($0)’" } ?? "of line \(phase.line)"
      report(.note, line: phase.line, "The script \(name) of the target ‘\(target.name)’ does not run here.")
    case .headers, .other: break
    case .sources, .resources, .frameworks, .copyFiles:
      for file in phase.files where file.isForPhone { add(file, to: phase.kind, line: phase.line) }
    }
  }

  private mutating func add(_ file: FileMember, to kind: PhaseDescription.Kind, line: Int) {
    switch file.place {
    case .file(let path):
      if let version = file.currentVersion { currentVersions[actualPath(path)] = version }
      add(path, type: file.type, to: kind, line: file.line)
    case .tree(let tree):
      let path = FilePath.join(project.folder, resolver.expand(tree))
      if let version = file.currentVersion { currentVersions[actualPath(path)] = version }
      add(path, type: file.type, to: kind, line: file.line)
    case .system(let path):
      if FilePath.fileExtension(path) == "framework" { target.frameworks.append(FilePath.stem(path)) }
    case .product: break
    }
  }

  /// Adds a file to what the phase makes of it.
  mutating func add(_ path: String, type: String?, to kind: PhaseDescription.Kind, line: Int) {
    let path = actualPath(path)
    let role = FileRole.of(path, type: type)
    switch kind {
    case .frameworks:
      if case .library = role, FilePath.fileExtension(path) == "framework", path.contains("/System/Library/") {
        target.frameworks.append(FilePath.stem(path))
      } else {
        report(
          .warning, line: line,
          "‘\(FilePath.name(path))’ is a binary for Apple's platforms; the target ‘\(target.name)’ is built without it."
        )
      }
    case .sources: addSource(path, role: role, line: line)
    case .resources: addResource(path, to: "", line: line)
    case .copyFiles(let folder?): addCopy(path, to: folder, line: line)
    case .copyFiles(nil), .headers, .script, .other: break
    }
  }

  /// The path as the file system has it. Where many files are missing, their names are not searched any more.
  private mutating func actualPath(_ path: String) -> String {
    guard missingFiles < 200 else { return path }
    let actual = FileSystem.actualPath(path)
    if actual == path, !FileSystem.exists(path) { missingFiles += 1 }
    return actual
  }

  private mutating func addSource(_ path: String, role: FileRole, line: Int) {
    switch role {
    case .swift:
      guard sourcePaths.insert(path).inserted else { return }
      guard FileSystem.exists(path) else {
        return report(
          .error, line: line,
          "The source ‘\(path)’ of the target ‘\(target.name)’ does not exist. Add the file, or remove it from the target."
        )
      }
      target.sources.append(ProjectTarget.Source(path: path, name: FilePath.name(path)))
    case .foreign: if sourcePaths.insert(path).inserted { target.foreignSources.append(path) }
    case .unsupported(let what):
      report(
        .warning, line: line,
        "‘\(FilePath.name(path))’ is \(what), which is not compiled here; the target ‘\(target.name)’ is built without it."
      )
    case .resource: addResource(path, to: "", line: line)
    case .library, .none: break
    }
  }

  private mutating func addResource(_ path: String, to folder: String, line: Int) {
    if path == infoPlistPath { return }
    if case .unsupported(let what) = FileRole.of(path) {
      return report(
        .warning, line: line,
        "‘\(FilePath.name(path))’ is \(what), which is not compiled here; the target ‘\(target.name)’ is built without it."
      )
    }
    addItem(path, destination: FilePath.join(folder, BundlePath.destination(of: path)), line: line)
  }

  private mutating func addCopy(_ path: String, to folder: String, line: Int) {
    let expanded = resolver.expand(folder)
    switch FileRole.of(path) {
    case .library: return
    case .swift, .foreign, .resource, .unsupported, .none: break
    }
    let destination = expanded.isEmpty ? FilePath.name(path) : expanded + "/" + FilePath.name(path)
    addItem(path, destination: destination, line: line)
  }

  private mutating func addItem(_ path: String, destination: String, line: Int) {
    guard let destination = BundlePath.checked(destination) else {
      return report(
        .error, line: line, "‘\(FilePath.name(path))’ would be copied to ‘\(destination)’, outside of the app's folder."
      )
    }
    guard FileSystem.exists(path) else {
      return report(
        .warning, line: line, "The resource ‘\(path)’ of the target ‘\(target.name)’ does not exist; it is left out.")
    }
    if let other = destinations[destination] {
      if other != path {
        report(
          .warning, line: line,
          "‘\(path)’ and ‘\(other)’ would both become ‘\(destination)’ in the product; only the second is copied.")
      }
      return
    }
    destinations[destination] = path
    target.resources.append(ProjectTarget.Resource(path: path, destination: destination))
  }

  private mutating func addFolder(_ folder: FolderMembership) {
    var folder = folder
    folder.path = FileSystem.actualPath(folder.path)
    guard FileSystem.isFolder(folder.path) else {
      if folder.includesAll {
        report(
          .error, line: folder.line, "The folder ‘\(folder.path)’ of the target ‘\(target.name)’ does not exist.")
      }
      return
    }
    let scan = FolderScan(folder.path, wholeFolders: folder.wholeFolders)
    if scan.isCutOff {
      report(
        .error, line: folder.line,
        "The folder ‘\(folder.path)’ has more than \(ReaderLimits.folderEntries) entries, or is nested too deeply.")
    }
    for item in scan.items {
      let phase = folder.phases[item.path]
      guard folder.contains(item.path) || phase != nil else { continue }
      if let platforms = folder.platforms[item.path], !platforms.isEmpty, !platforms.contains("ios") { continue }
      let path = folder.path + "/" + item.path
      if let phase {
        add(path, type: folder.types[item.path], to: phase, line: folder.line)
      } else if item.isWholeFolder, folder.wholeFolders.contains(item.path) {
        addItem(path, destination: FilePath.name(path), line: folder.line)
      } else {
        let role = FileRole.of(path, type: folder.types[item.path])
        addSource(path, role: role, line: folder.line)
      }
    }
  }

  /// Names each source by its path below the folder that all of them are in.
  private mutating func nameSources() {
    let inside = target.sources.filter { FilePath.relative($0.path, to: project.folder) != nil }
    var common = inside.first.map { FilePath.folder($0.path) } ?? project.folder
    for source in inside {
      while FilePath.relative(source.path, to: common) == nil, common != project.folder, common.count > 1 {
        common = FilePath.folder(common)
      }
    }
    var names: Set<String> = []
    for index in target.sources.indices {
      let path = target.sources[index].path
      let plain = FilePath.relative(path, to: common) ?? FilePath.name(path)
      var name = plain
      var number = 2
      // Case is ignored, so that the copies also fit on a file system that ignores it.
      while !names.insert(name.lowercased()).inserted {
        name = "\(plain.dropLast(6))-\(number).swift"
        number += 1
      }
      target.sources[index].name = name
    }
    var files: [String: String] = [:]
    for source in target.sources {
      let file = FilePath.name(source.path)
      if let other = files.updateValue(source.path, forKey: file) {
        report(
          .error, line: description.line,
          "‘\(source.path)’ and ‘\(other)’ have the same name. Swift allows a name once in a module; rename one of them."
        )
      }
    }
  }

  private mutating func checkLanguages() {
    let foreign = target.foreignSources
    guard let first = foreign.first, case .foreign(let language) = FileRole.of(first) else { return }
    if target.sources.isEmpty {
      report(
        .error, line: description.line,
        "The target ‘\(target.name)’ is written in \(language) (‘\(FilePath.name(first))’). Only Swift is compiled here."
      )
    } else {
      let others = foreign.count == 1 ? "" : " and \(foreign.count - 1) more"
      report(
        .warning, file: first, line: 1,
        "‘\(FilePath.name(first))’\(others) of the target ‘\(target.name)’ is in \(language) and is not compiled here. "
          + "Swift code that uses it does not compile.")
    }
  }
}

extension FolderMembership {
  /// Whether a file belongs to the target, by the exceptions for the file itself, a folder above it, or its translations.
  func contains(_ path: String) -> Bool {
    var isException = exceptions.contains(path)
    var folder = FilePath.folder(path)
    while !isException, !folder.isEmpty {
      isException = exceptions.contains(folder)
      if folder.hasSuffix(".lproj") {
        // A file with translations is named for all languages, or for one of them.
        let parent = FilePath.folder(folder)
        let name = FilePath.name(path)
        for file in [name, FilePath.name(folder) + "/" + name] {
          isException = isException || exceptions.contains("\(parent)/Localized: \(file)")
          isException = isException || exceptions.contains("\(parent)/Localized/\(file)")
        }
      }
      folder = FilePath.folder(folder)
    }
    return isException != includesAll
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in their order.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
