/// Reads the project file in a `.xcodeproj` folder.
enum ProjectFiles {
  /// The description, in the newer format where the folder has both.
  static func description(container: String) throws(ProjectError) -> ProjectDescription {
    let older = container + "/project.pbxproj"
    let newer = container + "/project.xcproj"
    if FileSystem.exists(newer) {
      var project = try JSONProjectReader.read(try FileSystem.bytes(newer), file: newer, container: container)
      if FileSystem.exists(older) {
        project.diagnostics.append(
          ProjectDiagnostic(
            .note, file: older, line: 1, "The file is not read, because project.xcproj is beside it, as in Xcode."))
      }
      return project
    }
    guard FileSystem.exists(older) else {
      throw ProjectError(file: container, "The folder has no project.pbxproj and no project.xcproj.")
    }
    return try PBXProjectReader.read(try FileSystem.bytes(older), file: older, container: container)
  }
}
