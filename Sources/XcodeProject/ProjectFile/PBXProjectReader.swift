/// Reads `project.pbxproj`.
struct PBXProjectReader {
  let graph: ObjectGraph
  let tree: GroupTree
  var description: ProjectDescription
  let project: GraphObject
  /// The identities of packages by the identifiers of their references.
  var packageIdentities: [String: String] = [:]
  /// All synchronized folders of the project.
  let synchronizedFolders: [GraphObject]

  /// Reads the file in a project's folder.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: Its path.
  ///   - container: The path of the `.xcodeproj` folder.
  static func read(_ bytes: [UInt8], file: String, container: String) throws(ProjectError) -> ProjectDescription {
    var reader = try PBXProjectReader(bytes, file: file, container: container)
    reader.readProject()
    return reader.description
  }

  private init(_ bytes: [UInt8], file: String, container: String) throws(ProjectError) {
    graph = try ObjectGraph(bytes, file: file)
    guard let project = graph.object(graph.root) else { throw ProjectError(file: file, "There is no project object.") }
    self.project = project
    synchronizedFolders = graph.all("PBXFileSystemSynchronizedRootGroup")
    let parts = [project.text("projectDirPath"), project.text("projectRoot")].compactMap { $0 }.filter { !$0.isEmpty }
    let folder = parts.reduce(FilePath.folder(container)) { FilePath.join($0, $1) }
    tree = GroupTree(graph, mainGroup: project.text("mainGroup"), folder: folder)
    description = ProjectDescription(file: file, container: container, folder: folder)
  }

  private mutating func readProject() {
    for group in tree.repeated {
      description.report(
        .warning, line: group.line, "The group ‘\(group.title)’ is in more than one group; it is read once.")
    }
    if let language = project.text("developmentRegion") {
      description.developmentLanguage = language == "English" ? "en" : language
    }
    (description.configurations, description.defaultConfiguration) = configurations(of: project)
    readPackages()
    for missing in graph.missing(in: project["targets"]) {
      description.report(
        .warning, line: missing.line, "The project has no object for the target ‘\(missing.text ?? "")’.")
    }
    for target in graph.objects(project["targets"]) { description.targets.append(self.target(target)) }
    for reference in project["projectReferences"]?.array ?? [] {
      guard let other = graph.object(reference["ProjectRef"]?.text) else { continue }
      if case .file(let path) = tree.place(of: other) { description.projects.append((path, other.line)) }
    }
  }

  /// The configurations of a project or target, and the default one.
  mutating func configurations(of object: GraphObject) -> ([ConfigurationDescription], String?) {
    guard let list = graph.object(object.text("buildConfigurationList")) else {
      description.report(.warning, line: object.line, "‘\(object.title)’ has no list of build configurations.")
      return ([], nil)
    }
    var configurations: [ConfigurationDescription] = []
    for missing in graph.missing(in: list["buildConfigurations"]) {
      description.report(
        .warning, line: missing.line, "The project has no object for the configuration ‘\(missing.text ?? "")’.")
    }
    for item in graph.objects(list["buildConfigurations"]) {
      let (level, rejected) = SettingsLevel.read(item["buildSettings"]?.dictionary ?? [:], file: graph.file)
      for key in rejected {
        description.report(
          .warning, line: key.line, "The build setting ‘\(key.text ?? "")’ has a bracket without an end.")
      }
      var configuration = ConfigurationDescription(name: item.title, settings: level, line: item.line)
      configuration.baseFile = baseFile(of: item)
      configurations.append(configuration)
    }
    return (configurations, list.text("defaultConfigurationName"))
  }

  private mutating func baseFile(of configuration: GraphObject) -> String? {
    if let reference = graph.object(configuration.text("baseConfigurationReference")) {
      guard case .file(let path) = tree.place(of: reference) else {
        description.report(
          .warning, line: reference.line,
          "The configuration file ‘\(reference.title)’ is not in a folder of the project.")
        return nil
      }
      return path
    }
    // A file in a synchronized folder is named by the folder and its path there.
    if let anchor = graph.object(configuration.text("baseConfigurationReferenceAnchor")),
      let path = configuration.text("baseConfigurationReferenceRelativePath"),
      case .file(let folder) = tree.place(of: anchor)
    {
      return FilePath.join(folder, path)
    }
    if let missing = configuration["baseConfigurationReference"] {
      description.report(.warning, line: missing.line, "The project has no object for the configuration file.")
    }
    return nil
  }

  private mutating func readPackages() {
    for missing in graph.missing(in: project["packageReferences"]) {
      description.report(
        .warning, line: missing.line, "The project has no object for the package ‘\(missing.text ?? "")’.")
    }
    for reference in graph.objects(project["packageReferences"]) {
      guard let package = package(reference) else { continue }
      packageIdentities[reference.id] = package.identity
      if !description.packages.contains(package) { description.packages.append(package) }
    }
    // Before Xcode 15 a local package was a folder among the files.
    for file in graph.all("PBXFileReference") {
      let type = file.text("lastKnownFileType") ?? ""
      guard ["wrapper", "folder", "text", ""].contains(type), file["explicitFileType"] == nil else { continue }
      LocalPackage.add(ofReference: tree.place(of: file), to: &description)
    }
    for folder in synchronizedFolders {
      LocalPackage.add(inSynchronizedFolder: tree.place(of: folder), to: &description)
    }
  }

  private mutating func package(_ reference: GraphObject) -> ProjectPackage? {
    switch reference.isa {
    case "XCLocalSwiftPackageReference":
      let path = FilePath.join(description.folder, reference.text("relativePath") ?? reference.text("path") ?? "")
      return LocalPackage.described(path, line: reference.line, in: &description)
    case "XCRemoteSwiftPackageReference":
      guard let url = reference.text("repositoryURL"), PackageIdentity.isAddress(url) else {
        description.report(.error, line: reference.line, "The package has no ‘repositoryURL’ that is an address.")
        return nil
      }
      let requirement = reference["requirement"]
      guard let text = PackageIdentity.requirement(requirement) else {
        description.report(
          .error, line: requirement?.line ?? reference.line,
          "The requirement of the package ‘\(url)’ is not understood; use a version, a branch or a revision.")
        return nil
      }
      return ProjectPackage(identity: PackageIdentity.of(url), source: .remote(url: url, requirement: text))
    default:
      description.report(.warning, line: reference.line, "A package of the kind ‘\(reference.isa)’ is not read.")
      return nil
    }
  }
}
