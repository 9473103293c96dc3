package import Foundation

/// The content of a drag for a host: its picture, and the data for other apps.
package struct DragDescription: Equatable, Sendable {
  /// The part of the view that is dragged, relative to the view's upper left corner.
  package var picture: CGRect
  /// As plain text, or `nil`.
  package var text: String?
  /// Absolute URLs.
  package var links: [String] = []
  /// The file of a picture, or `nil`.
  package var image: Data?
  /// Whether a window opens if the drop is not accepted, so that the picture does not move back.
  package var opensWindow = false

  package init(picture: CGRect) { self.picture = picture }
}

/// How a drag ended.
package enum DragOutcome: Hashable, Sendable {
  /// It was cancelled, or dropped over the app's own windows where no view accepts it.
  case cancelled
  /// The drop was accepted, in this app or another.
  case accepted
  /// It was dropped outside of the app's windows, and not accepted.
  case outside
}
