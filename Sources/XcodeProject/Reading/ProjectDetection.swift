import Foundation

/// Finds the project in a folder in the way of `xcodebuild`.
package enum ProjectDetection {
  /// The project at a path: the project or workspace itself, a file in it, or a folder with one.
  package static func find(_ path: String) throws(ProjectError) -> ProjectLocation {
    let absolute = FilePath.normalized(
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path)
    guard FileSystem.exists(absolute) else {
      throw ProjectError(
        file: absolute, "There is no such project or folder. Give the path of a .xcodeproj, or its folder.")
    }
    if let location = container(absolute) { return location }
    guard FileSystem.isFolder(absolute) else {
      throw ProjectError(
        file: absolute, "It is neither a project nor a folder. Give the path of a .xcodeproj, or its folder.")
    }
    return try inFolder(absolute)
  }

  /// The project or workspace that a path names, or that contains the file.
  private static func container(_ path: String) -> ProjectLocation? {
    var candidate = path
    while !candidate.isEmpty, candidate != "/" {
      // The workspace inside a project stands for that project.
      let isInProject = FilePath.folder(candidate).hasSuffix(".xcodeproj")
      switch FilePath.fileExtension(candidate) {
      case "xcodeproj": return ProjectLocation(.project, path: candidate)
      case "xcworkspace" where !isInProject: return ProjectLocation(.workspace, path: candidate)
      default: break
      }
      candidate = FilePath.folder(candidate)
    }
    return FilePath.name(path) == "Package.swift" ? ProjectLocation(.package, path: FilePath.folder(path)) : nil
  }

  /// A project is taken before a workspace. With several of a kind, one has to be chosen.
  private static func inFolder(_ folder: String) throws(ProjectError) -> ProjectLocation {
    let names = FileSystem.names(folder)
    let projects = names.filter { $0.lowercased().hasSuffix(".xcodeproj") && FileSystem.isFolder(folder + "/" + $0) }
    let workspaces = names.filter {
      $0.lowercased().hasSuffix(".xcworkspace") && FileSystem.isFolder(folder + "/" + $0)
    }
    if projects.count == 1 { return ProjectLocation(.project, path: FilePath.join(folder, projects[0])) }
    if projects.isEmpty, workspaces.count == 1 {
      return ProjectLocation(.workspace, path: FilePath.join(folder, workspaces[0]))
    }
    guard projects.isEmpty, workspaces.isEmpty else {
      let list = (projects + workspaces).prefix(20).map { "‘\($0)’" }.joined(separator: ", ")
      throw ProjectError(
        file: folder,
        "The folder has more than one \(projects.isEmpty ? "workspace" : "project"): \(list). Give the path of one of them."
      )
    }
    if names.contains("Package.swift") { return ProjectLocation(.package, path: folder) }
    if FolderSettings.infoPlist(in: folder) != nil { return ProjectLocation(.folder, path: folder) }
    throw ProjectError(
      file: folder,
      "The folder has no project, no workspace, no Package.swift, and no Info.plist beside sources. "
        + "Give the path of a project.")
  }
}
