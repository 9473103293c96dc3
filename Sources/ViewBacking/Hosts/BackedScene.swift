package import Foundation
package import SceneSystem

/// A scene, as seen by the host of its window.
@MainActor package protocol BackedScene: AnyObject {
  /// The scene's session.
  var sessionID: SessionID { get }
  /// A window is made for the scene: its size, in points, and its style are set before the app sees the scene.
  func windowWillOpen(size: CGSize, style: InterfaceStyle)
}
