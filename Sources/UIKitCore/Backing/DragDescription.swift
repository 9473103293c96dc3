import Foundation

/// What a host is to drag: what it looks like, and what other apps may have of it.
package struct DragDescription: Equatable, Sendable {
  /// The part of the view that is dragged, from the view's upper left.
  package var picture: CGRect
  /// As plain text, or `nil`.
  package var text: String?
  /// Links, each as a whole.
  package var links: [String] = []
  /// The file of a picture, or `nil`.
  package var image: Data?
  /// Whether a window opens where nobody takes it, so that the picture need not fly back.
  package var opensWindow = false

  package init(picture: CGRect) { self.picture = picture }
}

/// How a drag ended.
package enum DragOutcome: Hashable, Sendable {
  /// It was broken off, or let go over the app's own windows where nobody takes it.
  case cancelled
  /// Somebody took it, in this app or another.
  case taken
  /// It was let go outside of the app's windows, and nobody took it.
  case outside
}
