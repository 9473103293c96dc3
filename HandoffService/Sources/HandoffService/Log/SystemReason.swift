import Foundation
import NIOCore

/// The system's texts for its error codes.
enum SystemReason {
  /// The text for an `errno`.
  static func text(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// The text for an error of a connection that was not established.
  static func text(ofConnection error: any Error) -> String {
    switch error {
    case let error as IOError: text(error.errnoCode)
    case ChannelError.connectTimeout: "it does not answer"
    default: "\(error)"
    }
  }
}
