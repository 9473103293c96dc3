/// The projects and packages of a workspace.
struct WorkspaceProjects {
  /// The projects.
  private(set) var descriptions: [ProjectDescription] = []
  /// The paths of the projects' `.xcodeproj` folders.
  private(set) var containers: [String] = []
  /// The packages in folders of the workspace.
  private(set) var packages: [ProjectPackage] = []
  /// What is wrong in the workspace.
  private(set) var diagnostics: [ProjectDiagnostic] = []
  private let file: String

  /// Reads a workspace with its projects.
  init(container: String) throws(ProjectError) {
    file = container + "/contents.xcworkspacedata"
    let reader = try WorkspaceReader(
      try FileSystem.bytes(file, limit: ReaderLimits.smallFileSize), file: file, container: container)
    for item in reader.items.prefix(200) { add(item) }
    descriptions = try ProjectFiles.descriptions(containers: containers)
    guard !descriptions.isEmpty else {
      throw ProjectError(file: file, "The workspace has no project that can be read.")
    }
  }

  private mutating func add(_ item: WorkspaceReader.Item) {
    let path = FileSystem.actualPath(item.path)
    if FilePath.fileExtension(path) == "xcodeproj" {
      guard FilePath.stem(path) != "Pods" else {
        return report(
          .warning, item.line,
          "The pods of this workspace are not built here. Code that imports one does not compile; add it as a package.")
      }
      guard FileSystem.exists(path) else {
        return report(.warning, item.line, "The project ‘\(path)’ does not exist; the workspace is read without it.")
      }
      containers.append(path)
    } else if FileSystem.exists(path + "/Package.swift") {
      packages.append(ProjectPackage(identity: PackageIdentity.of(path), source: .local(path: path)))
    } else if !FileSystem.exists(path) {
      report(.note, item.line, "‘\(path)’ does not exist; the workspace is read without it.")
    }
  }

  private mutating func report(_ severity: ProjectDiagnostic.Severity, _ line: Int, _ message: String) {
    diagnostics.append(ProjectDiagnostic(severity, file: file, line: line, message))
  }
}
