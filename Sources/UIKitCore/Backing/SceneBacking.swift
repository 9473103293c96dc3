import Foundation

/// What shows one scene: a host's window. It lives from the scene's connection to its disconnection.
@MainActor package protocol SceneBacking: AnyObject {
  /// Shows title, size limits and so on as described.
  func show(_ description: SceneDescription)
  /// The backings of the scene's visible `UIWindow`s are now these, the rearmost first.
  func setWindows(_ windows: [any ViewBacking])
  /// Asks the desktop for another size or place. What comes of it is reported as a change of geometry.
  func requestFrame(_ frame: CGRect)
  /// The scene is gone.
  func close()
}
