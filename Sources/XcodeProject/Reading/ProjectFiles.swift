/// Reads the project file in a `.xcodeproj` folder.
enum ProjectFiles {
  /// The description, from whichever format the folder has.
  static func description(container: String) throws(ProjectError) -> ProjectDescription {
    let file = container + "/project.pbxproj"
    guard FileSystem.exists(file) else {
      throw ProjectError(file: container, "The folder has no project.pbxproj and no project.xcproj.")
    }
    return try PBXProjectReader.read(try FileSystem.bytes(file), file: file, container: container)
  }
}
