import Foundation
import SceneSystem

/// The operating system's error below an error of Foundation, for messages that give a reason instead of an error number.
package enum SystemError {
  /// The value of `errno`, or `nil` if no system call failed.
  package static func code(of error: any Error) -> Int32? {
    var cause = error as NSError
    // On Linux an underlying error may be a value of another type than NSError; as an `Error` it converts on every platform.
    while cause.domain != NSPOSIXErrorDomain, let below = cause.userInfo[NSUnderlyingErrorKey] as? any Error {
      cause = below as NSError
    }
    return cause.domain == NSPOSIXErrorDomain ? Int32(exactly: cause.code) : nil
  }

  /// The reason as one line without a full stop, such as `No space left on device`: the system's if a system call failed, otherwise
  /// Foundation's.
  package static func reason(_ error: any Error) -> String {
    if let code = code(of: error) { return String(cString: strerror(code)) }
    let text = (error as NSError).localizedDescription.oneLine
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
