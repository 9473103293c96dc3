package import Foundation

/// A view, as seen by its backing's host: it receives the user's events and the requests that only the app can answer.
///
/// Hosts use a ``ViewHostDelegate``, which ends the app's turn afterwards.
@MainActor package protocol BackedView: AnyObject {
  /// Handles a user's event.
  func receive(_ event: ViewEvent)
  /// Handles a change of a touch in the view's window. Returns whether the touch is taken from the widget under it, which then must not be
  /// operated by it.
  func receiveTouch(_ touch: TouchInput) -> Bool
  /// Whether the app may decide what a point in the view hits, so that a host asks ``isHit(at:)`` instead of taking the view's frame.
  var decidesHits: Bool { get }
  /// Whether the view, or one in it, is hit at `point`, relative to the view's upper left corner. Otherwise what is behind the view is.
  func isHit(at point: CGPoint) -> Bool
  /// The menu for a secondary click at `point`, relative to the view's upper left corner; `nil` for none.
  func contextMenu(at point: CGPoint) -> MenuContent?
  /// The drag that begins at `point`, relative to the view's upper left corner; `nil` for none.
  func prepareDrag(at point: CGPoint) -> DragDescription?
  /// Whether the view accepts a drop at `point`, relative to its upper left corner.
  func acceptsDrop(_ drop: DropDescription, at point: CGPoint) -> Bool
}
