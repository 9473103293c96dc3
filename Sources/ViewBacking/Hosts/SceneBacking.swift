package import Foundation

/// The host's window for one scene. It exists from the scene's connection to its disconnection.
@MainActor package protocol SceneBacking: AnyObject {
  /// Applies the description: title, size limits and so on.
  func show(_ description: SceneDescription)
  /// The area of the title bar's buttons while ``SceneDescription/contentReachesTitleBar`` is in effect; `nil` if nothing is over the content.
  var titleBarArea: TitleBarArea? { get }
  /// The size of the window's content as the descriptions so far have made it, in points; `nil` if the host does not determine it.
  var contentSize: CGSize? { get }
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
  /// A host whose windows have no title bars.
  package var titleBarArea: TitleBarArea? { nil }
  /// A host whose windows keep their size.
  package var contentSize: CGSize? { nil }
  /// A host whose windows the user does not close.
  package func confirmClosure(_ question: ClosureQuestion) {}
  /// A host without a file chooser.
  package func chooseFiles(_ request: FileRequest) -> Bool { false }
}
