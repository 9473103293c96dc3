package import Foundation

/// What an app puts on the desktop's clipboard, or reads from it.
package struct ClipboardContent: Hashable, Sendable {
  /// As plain text, or `nil`.
  package var text: String?
  /// Absolute URLs.
  package var links: [String] = []
  /// The file of a picture, or `nil`.
  package var image: Data?
  /// The MIME type of the picture's file.
  package var imageType: String?

  package init(text: String? = nil) { self.text = text }
}
