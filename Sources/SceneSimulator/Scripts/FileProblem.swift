import Foundation

/// Describes why a file could not be read or written, in the system's words instead of Foundation's error numbers.
package enum FileProblem {
  /// The reason, such as `it is a folder` or `No space left on device`.
  package static func reason(_ error: any Error, path: String) -> String {
    if path.isEmpty { return String(cString: strerror(ENOENT)) }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder"
    }
    var cause = error as NSError
    // The system's own error is an underlying error of Foundation's.
    while cause.domain != NSPOSIXErrorDomain, let below = cause.userInfo[NSUnderlyingErrorKey] as? NSError {
      cause = below
    }
    if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile?, .fileReadNoSuchFile?: return "No such file or directory"
    case .fileReadNoPermission?, .fileWriteNoPermission?: return "Permission denied"
    case .fileWriteOutOfSpace?: return "No space left on device"
    default: return error.localizedDescription
    }
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
