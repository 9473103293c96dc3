import Foundation
import SceneSimulator

/// Where this tool is, and what lies beside it.
enum Tool {
  /// The folder of the running executable, by the link that Linux keeps to it.
  static var folder: String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return ((link ?? Bundle.main.executablePath ?? CommandLine.arguments[0]) as NSString).deletingLastPathComponent
  }

  /// The executable that `name` stands for: a path, an app's folder `NAME.app`, or a name beside this tool.
  ///
  /// Throws an error that lists the apps beside the tool.
  static func executable(for name: String) throws(ScriptError) -> String {
    let manager = FileManager.default
    let path = (name as NSString).isAbsolutePath ? name : manager.currentDirectoryPath + "/" + name
    if let kind = kind(of: path) {
      guard kind == .typeDirectory else { return path }
      let inner = path + "/" + ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      if self.kind(of: inner) == .typeRegular { return inner }
    }
    if !name.contains("/"), kind(of: folder + "/" + name) == .typeRegular { return folder + "/" + name }
    let known = apps.isEmpty ? "" : "; known beside proscenium are \(apps.joined(separator: ", "))"
    throw ScriptError(place: name, message: "there is no such app\(known)")
  }

  /// The executables beside this tool that may be apps.
  private static var apps: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      !name.contains(".") && name != "proscenium" && kind(of: folder + "/" + name) == .typeRegular
        && FileManager.default.isExecutableFile(atPath: folder + "/" + name)
    }.sorted()
  }

  private static func kind(of path: String) -> FileAttributeType? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue ? .typeDirectory : .typeRegular
  }
}
