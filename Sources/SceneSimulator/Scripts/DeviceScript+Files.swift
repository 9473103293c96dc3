import Foundation

extension DeviceScript {
  /// Reads all scenario files that `paths` name, files or folders; a folder includes every `*.trace` file in it, at any depth, in
  /// alphabetical order.
  ///
  /// Throws a ``ScriptError`` for a path that does not exist, a folder without traces, and every mistake in a file.
  public static func load(paths: [String]) throws(ScriptError) -> [DeviceScript] {
    var scripts: [DeviceScript] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw ScriptError(.unusableFile, location: path, message: "there is no such file or folder")
      }
      guard isFolder.boolValue else {
        scripts.append(try load(path))
        continue
      }
      let names = (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".trace") }.sorted()
      guard !names.isEmpty else {
        throw ScriptError(.unusableFile, location: path, message: "no *.trace is in this folder")
      }
      for name in names { scripts.append(try load(path.hasSuffix("/") ? path + name : "\(path)/\(name)")) }
    }
    return scripts
  }
}
