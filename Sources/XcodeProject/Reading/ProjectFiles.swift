/// Reads the project file in a `.xcodeproj` folder.
enum ProjectFiles {
  /// A project and those inside of it, each once. One that cannot be read is a warning in the project that has it.
  static func descriptions(containers: [String]) throws(ProjectError) -> [ProjectDescription] {
    var descriptions: [ProjectDescription] = []
    for container in containers { descriptions.append(try description(container: container)) }
    var known = Set(containers)
    var index = 0
    while index < descriptions.count, descriptions.count < 200 {
      for (path, line) in descriptions[index].projects {
        let path = FileSystem.actualPath(path)
        guard known.insert(path).inserted else { continue }
        do throws(ProjectError) {
          descriptions.append(try description(container: path))
        } catch {
          descriptions[index].report(
            .warning, line: line, "The project ‘\(path)’ inside of this one is not read. \(error.reason)")
        }
      }
      index += 1
    }
    return descriptions
  }

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
    guard FileSystem.exists(container) else { throw ProjectError(file: container, "The project does not exist.") }
    guard FileSystem.exists(older) else {
      throw ProjectError(file: container, "The folder has no project.pbxproj and no project.xcproj.")
    }
    return try PBXProjectReader.read(try FileSystem.bytes(older), file: older, container: container)
  }
}
