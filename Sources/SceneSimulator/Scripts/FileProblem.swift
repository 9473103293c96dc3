import Foundation
import SceneManifest

/// Describes why a file could not be read or written, in the system's words instead of Foundation's error numbers.
package enum FileProblem {
  /// The reason, such as `it is a folder` or `No space left on device`.
  package static func reason(_ error: any Error, path: String) -> String {
    if path.isEmpty { return String(cString: strerror(ENOENT)) }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder"
    }
    return SystemError.reason(error)
  }

  /// A line for a Foundation error about a file, `PLACE: error: REASON`; `nil` for every other error.
  package static func line(_ error: any Error) -> String? {
    guard let error = error as? CocoaError else { return nil }
    let path = error.filePath ?? error.url?.path ?? ""
    return ScriptError(
      .unusableFile, location: path, message: "the file cannot be read or written (\(reason(error, path: path)))"
    )
    .description
  }
}
