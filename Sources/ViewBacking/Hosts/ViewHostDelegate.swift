package import Foundation
package import SceneSystem

/// The app, as seen by a host with windows. The host reports events that are not rules of the life cycle here; those are stimuli and are
/// sent to the kernel.
@MainActor package protocol ViewHostDelegate: AnyObject {
  /// Delivers a user's event to a view; the turn that follows shows the result.
  func deliver(_ event: ViewEvent, to view: any BackedView)
  /// Delivers a change of a touch to a window's view. Returns whether the touch is taken from the widget under it.
  func deliver(_ touch: TouchInput, to view: any BackedView) -> Bool
  /// The menu for a secondary click on `view`; the app creates it now.
  func contextMenu(of view: any BackedView, at point: CGPoint) -> MenuContent?
  /// The content that a drag from `point` in `view` carries; the app provides it now.
  func prepareDrag(of view: any BackedView, at point: CGPoint) -> DragDescription?
  /// Whether `view` accepts a drop at `point`; the app decides it now.
  func acceptsDrop(_ drop: DropDescription, over view: any BackedView, at point: CGPoint) -> Bool
  /// The menu of a scene's window; the app creates it now. `nil` for none.
  func mainMenu(of id: SessionID) -> MenuContent?
  /// The item at this path of the menu that ``mainMenu(of:)`` has returned last was chosen.
  func chooseMainMenuItem(at path: [Int], of id: SessionID)
  /// A key was pressed in a scene's window, and no widget has handled it. A stroke with ``KeyStroke/Modifiers/command`` or
  /// ``KeyStroke/Modifiers/option`` is reported before any widget receives it. Returns whether the app has handled it.
  func keyWasPressed(_ stroke: KeyStroke, in id: SessionID) -> Bool
  /// A key was released in a scene's window.
  func keyWasReleased(_ stroke: KeyStroke, in id: SessionID)
  /// The user has chosen files for ``SceneBacking/chooseFiles(_:)``, as absolute URLs; `nil` if the user has cancelled it.
  func filesWereChosen(_ urls: [String]?, for id: SessionID)
  /// Another app has changed the desktop's clipboard, or emptied it.
  func clipboardChanged(to content: ClipboardContent)
  /// A scene's window has another size, in points. Everything is laid out before this returns, so that the host can show the new
  /// size in the same frame.
  ///
  /// - Parameters:
  ///   - id: The scene's session.
  ///   - size: The size of the window's content area.
  ///   - isFirst: Whether it is the window's initial size, which is not a change for the app.
  ///   - isInteractive: Whether the user is dragging an edge; the last call of a drag has `false` (Z-12).
  func sceneWasResized(_ id: SessionID, to size: CGSize, isFirst: Bool, isInteractive: Bool)
  /// The window with the focus is now that of `id`; `nil` for another app's.
  func focusMoved(to id: SessionID?)
  /// The desktop has become light or dark.
  func styleChanged(to style: InterfaceStyle)
  /// The user prefers another size of text; ``ViewHost/textScale`` has it.
  func textScaleChanged()
  /// The user wants another amount of motion or contrast; ``ViewHost/accessibilitySettings`` has it.
  func accessibilitySettingsChanged()
  /// The user has chosen another accent colour; ``ViewHost/accentColor`` has it.
  func accentColorChanged()
}

extension ViewHostDelegate {
  /// A scene's window has another size, and no edge of it is dragged.
  package func sceneWasResized(_ id: SessionID, to size: CGSize, isFirst: Bool) {
    sceneWasResized(id, to: size, isFirst: isFirst, isInteractive: false)
  }
}
