import Foundation
import SceneManifest
import SceneSimulator

/// The location of this tool, and of the files beside it.
enum Tool {
  /// The folder of the running executable, by Linux's link to it.
  static var folder: String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return ((link ?? Bundle.main.executablePath ?? CommandLine.arguments[0]) as NSString).deletingLastPathComponent
  }

  /// The executable for `name`: a path, an app's folder `NAME.app`, the name of one beside this tool, or of one that is built in the
  /// current folder.
  ///
  /// Throws an error that names the nearest of the known apps.
  static func executable(for name: String) throws(ScriptError) -> String {
    let manager = FileManager.default
    let path = (name as NSString).isAbsolutePath ? name : manager.currentDirectoryPath + "/" + name
    if let kind = kind(of: path) {
      guard kind == .typeDirectory else { return path }
      let inner = path + "/" + ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      if self.kind(of: inner) == .typeRegular { return inner }
      if name.contains("/") || name == "." || name == ".." {
        throw ScriptError(
          .unusableFile, location: name,
          message: "this folder is not an app; name its executable, as .build/debug/MyApp")
      }
    }
    if !name.contains("/") {
      for folder in folders where kind(of: folder + "/" + name) == .typeRegular { return folder + "/" + name }
    }
    let apps = apps
    let last = (name as NSString).lastPathComponent
    let suggestion = NearestWord.suggestion(for: last, among: apps).map { " \($0)" } ?? ""
    let list =
      apps.isEmpty
      ? "there is none beside proscenium or in .build/debug; name its executable, as .build/debug/MyApp"
      : "known are \(NearestWord.list(apps)), or name its executable, as .build/debug/MyApp"
    throw ScriptError(
      location: name,
      message: "there is no such app;"
        + (suggestion.isEmpty ? " " + list : suggestion + " " + list.prefix(1).uppercased() + list.dropFirst()))
  }

  /// The folders in which apps are searched by name: beside this tool, and where the package manager builds those of the current folder.
  private static var folders: [String] {
    let built = FileManager.default.currentDirectoryPath + "/.build/debug"
    return kind(of: built) == nil ? [folder] : [folder, built]
  }

  /// The folder of the reference apps.
  static var referenceFolder: String {
    let app = ReferenceApp.storyboard.executable
    return folders.first { kind(of: $0 + "/" + app) == .typeRegular } ?? folder
  }

  /// The apps that can be referred to by name: executables that have an Info.plist, each once.
  static var apps: [String] {
    let manager = FileManager.default
    let environment = ProcessInfo.processInfo.environment.filter { $0.key != AppBundle.environmentKey }
    let names = folders.flatMap { folder in
      ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).filter { name in
        let path = folder + "/" + name
        return !name.contains(".") && name != "proscenium" && kind(of: path) == .typeRegular
          && manager.isExecutableFile(atPath: path)
          && AppBundle(executablePath: path, environment: environment).infoPlistURL != nil
      }
    }
    return Set(names).sorted()
  }

  private static func kind(of path: String) -> FileAttributeType? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue ? .typeDirectory : .typeRegular
  }
}
