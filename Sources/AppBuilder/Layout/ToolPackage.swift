import Foundation
import SceneSystem

/// Proscenium's own package, on which generated packages depend.
package struct ToolPackage: Hashable, Sendable {
  /// The environment variable that names its folder.
  package static let environmentKey = "PROSCENIUM_PACKAGE"
  /// The file, below the prefix of an installation, that contains the folder's path.
  package static let recordName = "share/proscenium/package"

  /// The folder with the `Package.swift`.
  package let path: String

  package init(path: String) { self.path = path }

  /// The name of the package in generated manifests, whatever its folder is called.
  package static let name = "proscenium"

  /// The package of source pass, in this one's folder.
  package var sourcePass: String { path + "/SourcePass" }

  /// The folder of this package's targets.
  package var sources: String { path + "/Sources" }

  /// Finds the package: by the environment, above the executable, or by the record that an installation wrote.
  ///
  /// - Parameter executable: The running tool, as an absolute path with its links resolved.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment, executable: String = currentExecutable
  ) throws(BuilderError) -> ToolPackage {
    if let named = environment[environmentKey], !named.isEmpty {
      let path = Paths.absolute(named)
      guard isPackage(path) else {
        throw BuilderError(
          .tool, at: environmentKey, "\(path.oneLine) is not Proscenium's package: it has no Sources/UIKitCore.",
          suggestion: "Set it to the folder of a clone of the repository.")
      }
      return ToolPackage(path: path)
    }
    var folder = Paths.folder(of: executable)
    while folder != "/" {
      if isPackage(folder) { return ToolPackage(path: folder) }
      folder = Paths.folder(of: folder)
    }
    let record = Paths.folder(of: Paths.folder(of: executable)) + "/" + recordName
    if let data = FileManager.default.contents(atPath: record) {
      let path = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      if isPackage(path) { return ToolPackage(path: path) }
      throw BuilderError(
        .tool, at: record, "Proscenium was installed from \(path.oneLine), and its package is no longer there.",
        suggestion: "Set \(environmentKey) to the folder of a clone of the repository, or install it again from there.")
    }
    throw BuilderError(
      .tool, "Proscenium's own package, which apps are built with, cannot be found from \(executable.oneLine).",
      suggestion: "Set \(environmentKey) to the folder of a clone of the repository.")
  }

  /// The running tool, by Linux's link to it.
  package static var currentExecutable: String {
    Paths.real(
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0])
  }

  private static func isPackage(_ path: String) -> Bool {
    path.hasPrefix("/") && Files.isFile(path + "/Package.swift") && Files.isFolder(path + "/Sources/UIKitCore")
  }
}
