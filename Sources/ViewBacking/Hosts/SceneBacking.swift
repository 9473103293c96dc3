package import Foundation

/// The host's window for one scene. It exists from the scene's connection to its disconnection.
@MainActor package protocol SceneBacking: AnyObject {
  /// Applies the description: title, size limits and so on.
  func show(_ description: SceneDescription)
  /// Sets the backings of the scene's visible `UIWindow`s, the rearmost first.
  func setWindows(_ windows: [any ViewBacking])
  /// Requests another size or position from the desktop. The result is reported as a change of geometry.
  func requestFrame(_ frame: CGRect)
  /// Shows a file chooser; ``ViewHostDelegate/filesWereChosen(_:for:)`` gets the result. Returns `false` if the host has none.
  func chooseFiles(_ request: FileRequest) -> Bool
  /// Asks whether to close the window, over it. The answer is sent to the kernel as a stimulus (Z-06).
  func confirmClosure(_ question: ClosureQuestion)
  /// Closes the window after the scene was disconnected.
  func close()
}

extension SceneBacking {
  /// A host whose windows the user does not close.
  package func confirmClosure(_ question: ClosureQuestion) {}
  /// A host without a file chooser.
  package func chooseFiles(_ request: FileRequest) -> Bool { false }
}
