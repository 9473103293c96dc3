import Foundation

/// What readers need of the file system.
enum FileSystem {
  /// Whether there is a file or folder.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether there is a folder; symbolic links are followed.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The path as the file system has it, where it differs in case or in the form of accents; Apple's file systems ignore both. A path
  /// under which nothing is found is returned as it is.
  static func actualPath(_ path: String) -> String {
    guard path.hasPrefix("/"), !exists(path) else { return path }
    var found = ""
    for part in path.split(separator: "/") {
      var candidate = found + "/" + part
      if !exists(candidate) {
        let key = part.lowercased()
        guard let name = names(found.isEmpty ? "/" : found).first(where: { $0.lowercased() == key }) else {
          return path
        }
        candidate = found + "/" + name
      }
      found = candidate
    }
    return found
  }

  /// The names in a folder, sorted.
  static func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The bytes of a file of limited size.
  static func bytes(_ path: String, limit: Int = ReaderLimits.fileSize) throws(ProjectError) -> [UInt8] {
    var information = stat()
    guard stat(path, &information) == 0 else { throw ProjectError(file: path, "The file does not exist.") }
    guard information.st_mode & S_IFMT == S_IFREG else { throw ProjectError(file: path, "It is not a file.") }
    guard information.st_size <= limit else {
      throw ProjectError(file: path, "The file has \(information.st_size) bytes; at most \(limit) are read.")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectError(file: path, "The file cannot be read. Check its permissions.")
    }
    return Array(data)
  }

  /// A folder with its symbolic links followed, to detect a link that leads back.
  static func resolved(_ path: String) -> String { (path as NSString).resolvingSymlinksInPath }
}
