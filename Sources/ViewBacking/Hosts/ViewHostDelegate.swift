import Foundation
import SceneSystem

/// The app, as seen by a host with windows. The host reports events that are not rules of the life cycle here; those are stimuli and are
/// sent to the kernel.
@MainActor package protocol ViewHostDelegate: AnyObject {
  /// Delivers a user's event to a view; the turn that follows shows the result.
  func deliver(_ event: ViewEvent, to view: any BackedView)
  /// The menu for a secondary click on `view`; the app creates it now.
  func contextMenu(of view: any BackedView, at point: CGPoint) -> MenuContent?
  /// The content that a drag from `point` in `view` carries; the app provides it now.
  func prepareDrag(of view: any BackedView, at point: CGPoint) -> DragDescription?
  /// Whether `view` accepts a drop at `point`; the app decides it now.
  func acceptsDrop(_ drop: DropDescription, over view: any BackedView, at point: CGPoint) -> Bool
  /// A scene's window has another size, in points. Everything is laid out before this returns, so that the host can show the new
  /// size in the same frame.
  ///
  /// - Parameters:
  ///   - id: The scene's session.
  ///   - size: The size of the window's content area.
  ///   - isFirst: Whether it is the window's initial size, which is not a change for the app.
  func sceneWasResized(_ id: SessionID, to size: CGSize, isFirst: Bool)
  /// The window with the focus is now that of `id`; `nil` for another app's.
  func focusMoved(to id: SessionID?)
  /// The desktop has become light or dark.
  func styleChanged(to style: InterfaceStyle)
}
