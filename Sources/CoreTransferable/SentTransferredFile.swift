public import Foundation

/// A file that an app sends.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the receiver may open the file itself. Differs from Apple: it always gets a copy.
  public let allowAccessingOriginalFile: Bool

  /// A file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}
