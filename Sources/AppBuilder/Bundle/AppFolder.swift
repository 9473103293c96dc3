package import Foundation
import SceneManifest
import SceneSystem
package import XcodeProject

/// The folder `NAME.app`: the executable, `Info.plist`, and all resources at their places. All of them are copies, so that the folder can be
/// moved; a file that has the size and the date of its source is not copied again.
package struct AppFolder {
  /// The most files and folders of one app, and the deepest folder.
  private static let limits = (entries: 200_000, depth: 64)

  /// The folder's path.
  package let path: String
  /// What is wrong with resources.
  package private(set) var diagnostics: [ProjectDiagnostic] = []

  /// The paths in the folder that belong to it.
  private var expected: Set<String> = []
  /// The sources of the destinations so far.
  private var sources: [String: String] = [:]

  package init(path: String) { self.path = path }

  /// The names of what is at the top of the folder.
  var names: Set<String> { Set(expected.filter { !$0.contains("/") }) }

  /// Writes the Info.plist.
  package mutating func add(infoPlist: Data) throws(BuilderError) {
    try Files.write(infoPlist, to: path + "/Info.plist")
    expect(["Info.plist"])
  }

  /// Links the executable, or copies it to another file system.
  package mutating func add(executable: String, name: String) throws(BuilderError) {
    guard let source = FileStatus(executable) else {
      throw BuilderError(.file, "The executable \(executable.oneLine) is missing after the build.")
    }
    expect([name])
    let destination = path + "/" + name
    if FileStatus(destination, followsLinks: false)?.identity == source.identity { return }
    try Files.createFolder(path)
    try Files.remove(destination)
    if link(executable, destination) == 0 { return }
    try copyFile(executable, to: destination, status: source)
  }

  /// Copies a resource to its place.
  ///
  /// - Parameter owner: The file that names the resource, for diagnostics.
  package mutating func add(_ resource: ProjectTarget.Resource, owner: String) throws(BuilderError) {
    guard var parts = Paths.partsInside(resource.destination) else {
      diagnostics.append(
        ProjectDiagnostic(
          .error, file: owner,
          "The resource \(resource.path.oneLine) has a place outside the app, \(resource.destination.oneLine); it is left out."
        ))
      return
    }
    guard let status = FileStatus(resource.path) else {
      diagnostics.append(
        ProjectDiagnostic(
          .warning, file: owner, "The resource \(resource.path.oneLine) is missing; the app is built without it."))
      return
    }
    let model = DataModel(resource)
    if let model { parts[parts.count - 1] = model.compiledName }
    let destination = parts.joined(separator: "/")
    if let first = sources[destination] {
      guard first != resource.path else { return }
      diagnostics.append(
        ProjectDiagnostic(
          .warning, file: resource.path,
          "\(destination.oneLine) is in the app already, from \(first.oneLine); this one is left out. Xcode refuses such an app."
        ))
      return
    }
    if expected.contains(destination), status.kind == .file {
      diagnostics.append(
        ProjectDiagnostic(
          .warning, file: resource.path, "\(destination.oneLine) is in the app already; this one is left out."))
      return
    }
    sources[destination] = resource.path
    if let model { return try compile(model, at: parts) }
    try place(resource.path, status, at: parts, ancestors: [])
  }

  /// Removes what a former build has left in the folder.
  package func removeOthers() throws(BuilderError) { try removeOthers(in: "") }

  // MARK: Copies

  private mutating func place(
    _ source: String, _ status: FileStatus, at parts: [String], ancestors: [[UInt64]]
  ) throws(BuilderError) {
    guard expected.count < Self.limits.entries, parts.count <= Self.limits.depth else {
      diagnostics.append(
        ProjectDiagnostic(
          .warning, file: source, "The app has too many resources, or they are too deep; this one is left out."))
      return
    }
    if status.kind == .file, source.hasSuffix(".xcstrings") { return try compileCatalog(source, status, at: parts) }
    expect(parts)
    let destination = path + "/" + parts.joined(separator: "/")
    switch status.kind {
    case .file: try copyFile(source, to: destination, status: status)
    case .folder:
      // A link to a folder above would go round.
      guard !ancestors.contains(status.identity) else { return }
      if let present = FileStatus(destination, followsLinks: false), present.kind != .folder {
        try Files.remove(destination)
      }
      try Files.createFolder(destination)
      for name in Files.names(in: source) where name != ".DS_Store" {
        guard let inner = FileStatus(source + "/" + name) else { continue }
        try place(source + "/" + name, inner, at: parts + [name], ancestors: ancestors + [status.identity])
      }
    case .link, .other: break
    }
  }

  /// Writes the tables of a string catalog into the folders of its languages. A catalog in such a folder, as storyboards have one in
  /// `mul.lproj`, belongs to the folder around it.
  private mutating func compileCatalog(
    _ source: String, _ status: FileStatus, at parts: [String]
  ) throws(BuilderError) {
    let catalog: StringCatalog
    do throws(StringCatalog.Failure) {
      guard status.size <= StringCatalog.limit, let data = FileManager.default.contents(atPath: Paths.real(source))
      else { throw StringCatalog.Failure(reason: "it cannot be read, or is larger than 64 MiB") }
      catalog = try StringCatalog(data)
    } catch {
      diagnostics.append(
        ProjectDiagnostic(
          .warning, file: source,
          "The string catalog is left out, because \(error.reason). Texts are shown by their keys."))
      return
    }
    let name = String(parts[parts.count - 1].dropLast(".xcstrings".count))
    var folder = Array(parts.dropLast())
    if folder.last?.hasSuffix(".lproj") == true { folder.removeLast() }
    for (language, tables) in catalog.tables.sorted(by: { $0.key < $1.key }) {
      guard let language = Paths.partsInside(language + ".lproj"), language.count == 1 else { continue }
      let place = folder + language
      try write(tables.strings as NSDictionary, to: place + [name + ".strings"])
      if !tables.plurals.isEmpty { try write(tables.plurals as NSDictionary, to: place + [name + ".stringsdict"]) }
    }
  }

  /// Writes a model of Core Data as a folder with its versions, or as one file. Versions that cannot be read are left out, and so is a
  /// model without its current version.
  private mutating func compile(_ model: DataModel, at parts: [String]) throws(BuilderError) {
    diagnostics += model.diagnostics
    guard let current = model.current else {
      diagnostics.append(ProjectDiagnostic(.warning, file: model.path, "The model has no version; it is left out."))
      return
    }
    var files: [(place: [String], bytes: [UInt8])] = []
    var hasCurrent = false
    for version in model.versions {
      do throws(ProjectError) {
        let place = model.hasVersions ? parts + [version.name + ".mom"] : parts
        files.append((place, try DataModel.compiled(version)))
        if version.path == current.path { hasCurrent = true }
      } catch {
        let name = Paths.name(of: version.path).oneLine
        diagnostics.append(
          ProjectDiagnostic(.warning, file: error.file, line: error.line, "\(name) is left out: \(error.reason)"))
      }
    }
    guard hasCurrent else {
      guard model.hasVersions else { return }
      diagnostics.append(
        ProjectDiagnostic(
          .warning, file: model.path, "The model is left out, because its current version cannot be read."))
      return
    }
    if model.hasVersions { files.append((parts + ["VersionInfo.plist"], DataModel.versionInfo(current: current))) }
    for file in files {
      // A former build may have another kind of resource there.
      for count in parts.count...file.place.count {
        let destination = path + "/" + file.place.prefix(count).joined(separator: "/")
        let kind: FileStatus.Kind = count == file.place.count ? .file : .folder
        if let present = FileStatus(destination, followsLinks: false), present.kind != kind {
          try Files.remove(destination)
        }
      }
      expect(file.place)
      try Files.write(Data(file.bytes), to: path + "/" + file.place.joined(separator: "/"))
    }
  }

  private mutating func write(_ table: NSDictionary, to parts: [String]) throws(BuilderError) {
    expect(parts)
    guard let data = try? PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0) else {
      return
    }
    let destination = path + "/" + parts.joined(separator: "/")
    if FileManager.default.contents(atPath: destination) == data { return }
    try Files.createFolder(Paths.folder(of: destination))
    try Files.write(data, to: destination)
  }

  private func copyFile(_ source: String, to destination: String, status: FileStatus) throws(BuilderError) {
    if let present = FileStatus(destination, followsLinks: false) {
      if present.kind == .file, present.size == status.size, present.modified == status.modified { return }
      try Files.remove(destination)
    }
    do {
      try Files.createFolder(Paths.folder(of: destination))
      try FileManager.default.copyItem(atPath: Paths.real(source), toPath: destination)
    } catch let error as BuilderError {
      throw error
    } catch {
      throw BuilderError(.file, "\(source.oneLine) cannot be copied into the app: \(SystemError.reason(error)).")
    }
    var times = [timespec(), timespec()]
    for index in 0...1 {
      times[index].tv_sec = Int(status.modified / 1_000_000_000)
      times[index].tv_nsec = Int(status.modified % 1_000_000_000)
    }
    _ = utimensat(AT_FDCWD, destination, times, 0)
  }

  private mutating func expect(_ parts: [String]) {
    var whole = ""
    for part in parts {
      whole += (whole.isEmpty ? "" : "/") + part
      expected.insert(whole)
    }
  }

  private func removeOthers(in folder: String) throws(BuilderError) {
    let prefix = folder.isEmpty ? "" : folder + "/"
    for name in Files.names(in: path + "/" + folder) {
      let inner = prefix + name
      if !expected.contains(inner) {
        try Files.remove(path + "/" + inner)
      } else if FileStatus(path + "/" + inner, followsLinks: false)?.kind == .folder {
        try removeOthers(in: inner)
      }
    }
  }
}
