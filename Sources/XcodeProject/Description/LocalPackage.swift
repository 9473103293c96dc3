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
    let package = ProjectPackage(identity: PackageIdentity.of(path), source: .local(path: path))
    if !description.packages.contains(package) { description.packages.append(package) }
  }
}
