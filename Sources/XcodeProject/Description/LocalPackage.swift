/// Packages in folders.
enum LocalPackage {
  /// The package that a project names, with a diagnostic where its folder has no manifest.
  static func described(_ path: String, line: Int, in description: inout ProjectDescription) -> ProjectPackage {
    let path = FileSystem.actualPath(path)
    if !FileSystem.exists(path + "/Package.swift") {
      description.report(.error, line: line, "The package ‘\(path)’ has no Package.swift. Check where the folder is.")
    }
    return ProjectPackage(identity: PackageIdentity.of(path), source: .local(path: path))
  }

  /// Adds the package of a folder that is only a reference among the project's files.
  static func add(ofReference place: FileMember.Place, to description: inout ProjectDescription) {
    guard case .file(let path) = place, FilePath.fileExtension(path).isEmpty || FileSystem.isFolder(path),
      FileSystem.exists(path + "/Package.swift")
    else { return }
    add(path, to: &description)
  }

  /// Adds the packages in the subfolders of a synchronized folder. Their files belong to no target of the project.
  static func add(inSynchronizedFolder place: FileMember.Place, to description: inout ProjectDescription) {
    guard case .file(let path) = place else { return }
    let folder = FileSystem.actualPath(path)
    guard FileSystem.isFolder(folder) else { return }
    for name in FolderScan(folder).packages { add(folder + "/" + name, to: &description) }
  }

  private static func add(_ path: String, to description: inout ProjectDescription) {
    let package = ProjectPackage(identity: PackageIdentity.of(path), source: .local(path: path))
    if !description.packages.contains(package) { description.packages.append(package) }
  }
}
