public import Foundation

/// An error of notifications.
public struct UNError: CustomNSError, Hashable, Sendable {
  /// What has failed. Raw values are Apple's.
  public enum Code: Int, Hashable, Sendable {
    /// The user has not allowed notifications.
    case notificationsNotAllowed = 1
    /// There is no file at the URL of an attachment.
    case attachmentInvalidURL = 100
    /// An attachment is neither a picture nor a sound nor a film.
    case attachmentUnrecognizedType = 101
    /// The file of an attachment is too large.
    case attachmentInvalidFileSize = 102
    /// An attachment is not in the store.
    case attachmentNotInDataStore = 103
    /// The file of an attachment cannot be moved.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The file of an attachment is damaged.
    case attachmentCorrupt = 105
    /// A notification has no date.
    case notificationInvalidNoDate = 1400
    /// A notification has no content.
    case notificationInvalidNoContent = 1401
  }

  /// The domain of the errors.
  public static var errorDomain: String { "UNErrorDomain" }
  /// What has failed.
  public let code: Code

  /// An error with this code.
  public init(_ code: Code) { self.code = code }

  /// The number of the code.
  public var errorCode: Int { code.rawValue }

  /// A sentence that says what has failed.
  public var errorUserInfo: [String: Any] {
    let text =
      switch code {
      case .attachmentInvalidURL: "There is no file that can be read at the attachment's URL."
      case .attachmentUnrecognizedType: "The attachment is neither a picture nor a sound nor a film."
      default: "The notification cannot be scheduled (\(code))."
      }
    return [NSLocalizedDescriptionKey: text]
  }
}
