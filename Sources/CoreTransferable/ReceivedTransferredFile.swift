public import Foundation

/// A file that an app receives. It is removed after it was read: an app that needs it longer copies it.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the file is the sender's own. It never is here.
  public let isOriginalFile: Bool
}
