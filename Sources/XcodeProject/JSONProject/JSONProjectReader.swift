/// Reads `project.xcproj`, the format that Xcode writes from 27.2 on.
///
/// Each file names the build phases that it belongs to, and settings carry conditions in their keys.
struct JSONProjectReader {
  /// A build phase by its place in the description.
  struct PhaseIndex: Hashable {
    var target: Int
    var phase: Int
  }

  var description: ProjectDescription
  /// Build phases by `TARGET/KIND/NAME`, and by `id:IDENTIFIER`.
  var phases: [String: PhaseIndex] = [:]
  /// Targets by name.
  var targets: [String: Int] = [:]
  /// Files and groups by the names on the way to them, and by `id:IDENTIFIER`.
  private(set) var places: [String: FileMember.Place] = [:]

  /// Reads the file in a project's folder.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: Its path.
  ///   - container: The path of the `.xcodeproj` folder.
  static func read(_ bytes: [UInt8], file: String, container: String) throws(ProjectError) -> ProjectDescription {
    let root = try RelaxedJSONReader.value(bytes, file: file)
    guard root.dictionary != nil, root["files"]?.array != nil || root["targets"]?.array != nil else {
      throw ProjectError(
        file: file, line: root.line, "The file has neither ‘files’ nor ‘targets’; it is not an Xcode project.")
    }
    var reader = JSONProjectReader(
      description: ProjectDescription(file: file, container: container, folder: FilePath.folder(container)))
    reader.read(root)
    return reader.description
  }

  private init(description: ProjectDescription) { self.description = description }

  private mutating func read(_ root: FileValue) {
    for capability in root["required-capabilities"]?.texts ?? [] {
      description.report(
        .warning, line: root["required-capabilities"]?.line,
        "The project requires ‘\(capability)’, which is not known here. Parts of it may be missing.")
    }
    if let language = root["localizations"]?["development"]?.text { description.developmentLanguage = language }
    description.defaultConfiguration = root["default-configuration"]?.text
    let folder = FileMember.Place.file(description.folder)
    collectPlaces(root["files"], in: folder, names: "")
    readPackages(root["packages"])
    let configurations = root["configurations"]?.array ?? []
    let names = configurations.compactMap { $0.text ?? $0["name"]?.text }
    description.configurations = self.configurations(
      names, files: configurations, settings: root["build-settings"], line: root.line)
    for target in root["targets"]?.array ?? [] { readTarget(target, configurations: names) }
    readFiles(root["files"], in: folder)
  }

  // MARK: - Places

  /// The depth of values has a limit, and so have this recursion and the one of `readFiles`.
  private mutating func collectPlaces(_ files: FileValue?, in parent: FileMember.Place, names: String) {
    for file in files?.array ?? [] {
      let place = Self.place(of: file, in: parent, folder: description.folder)
      let name = names + (file["name"]?.text ?? FilePath.name(file["path"]?.text ?? ""))
      if places[name] == nil { places[name] = place }
      if let identifier = file["id"]?.text { places["id:" + identifier] = place }
      collectPlaces(file["children"], in: place, names: name + "/")
    }
  }

  /// Where a file or group is.
  static func place(of file: FileValue, in parent: FileMember.Place, folder: String) -> FileMember.Place {
    let path = file["path"]?.text ?? ""
    guard path.hasPrefix("<"), let end = path.firstIndex(of: ">") else {
      let plain = path.hasPrefix("\\<") ? String(path.dropFirst()) : path
      return parent.joined(plain)
    }
    let base = path[path.index(after: path.startIndex)..<end]
    let remainder = String(path[path.index(after: end)...].drop { $0 == "/" })
    switch base {
    case "PROJECT": return .file(FilePath.join(folder, remainder))
    case "PRODUCTS": return .product(remainder)
    case "SDK", "DEVELOPER": return .system(remainder)
    case _ where base.hasPrefix("USER:"): return .tree("$(\(base.dropFirst(5)))/\(remainder)")
    default: return .tree("$(\(base))/\(remainder)")
    }
  }

  /// The place that a reference into the tree of files names.
  private func referencedPlace(_ reference: FileValue?) -> FileMember.Place? {
    guard let reference else { return nil }
    if let anchor = reference["anchor"] {
      guard case .file(let folder)? = referencedPlace(anchor), let path = Self.namePath(reference["relative-path"])
      else { return nil }
      return .file(FilePath.join(folder, path))
    }
    return Self.namePath(reference).flatMap { places[$0] }
  }

  /// A path of names: one text, or a list of names that may hold slashes.
  static func namePath(_ value: FileValue?) -> String? {
    guard let value else { return nil }
    return value.text ?? value.array?.compactMap { $0.text ?? $0["name"]?.text }.joined(separator: "/")
  }

  // MARK: - Configurations and packages

  /// Configurations that share settings; those with a condition apply to one of them.
  mutating func configurations(
    _ names: [String], files: [FileValue], settings: FileValue?, line: Int
  ) -> [ConfigurationDescription] {
    let (level, rejected) = SettingsLevel.read(settings?.dictionary ?? [:], file: description.file)
    for key in rejected {
      description.report(
        .warning, line: key.line, "The build setting ‘\(key.text ?? "")’ has a bracket without an end.")
    }
    return names.map { name in
      var configuration = ConfigurationDescription(name: name, settings: level, line: line)
      let entry = files.first { $0["name"]?.text == name }
      guard let reference = entry?["file"] else { return configuration }
      configuration.line = reference.line
      guard case .file(let path)? = referencedPlace(reference) else {
        description.report(
          .warning, line: reference.line,
          "The configuration file ‘\(Self.namePath(reference) ?? "")’ is not among the project's files.")
        return configuration
      }
      configuration.baseFile = path
      return configuration
    }
  }

  private mutating func readPackages(_ packages: FileValue?) {
    for package in packages?.array ?? [] {
      guard let value = self.package(package) else { continue }
      if !description.packages.contains(value) { description.packages.append(value) }
    }
  }

  private mutating func package(_ package: FileValue) -> ProjectPackage? {
    if let url = package["repository"]?.text, PackageIdentity.isAddress(url) {
      guard let requirement = PackageIdentity.requirement(json: package["version"]) else {
        description.report(
          .error, line: package["version"]?.line ?? package.line,
          "The requirement of the package ‘\(url)’ is not understood; use a version, a branch or a revision.")
        return nil
      }
      return ProjectPackage(identity: PackageIdentity.of(url), source: .remote(url: url, requirement: requirement))
    }
    guard let path = package["path"]?.text else {
      description.report(
        .warning, line: package.line, "A package has neither a ‘repository’ that is an address nor a ‘path’.")
      return nil
    }
    return LocalPackage.described(FilePath.join(description.folder, path), line: package.line, in: &description)
  }
}
