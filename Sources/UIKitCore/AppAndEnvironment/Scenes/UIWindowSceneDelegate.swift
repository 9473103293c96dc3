import CloudKit
import Foundation

/// A scene delegate whose scene has windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window. UIKit reads it first and sets it where the configuration names a storyboard (L-03); an app
  /// that makes its window itself keeps it here.
  ///
  /// Differs from Apple: the requirement is not optional but has a default, so reading it through the protocol gives
  /// `UIWindow?`, not `UIWindow??`.
  var window: UIWindow? { get set }
  /// The user chose a quick action, and this scene, already connected, is to do it (E-05).
  ///
  /// - Parameters:
  ///   - windowScene: The scene that was chosen for the action.
  ///   - shortcutItem: The action.
  ///   - completionHandler: To be called with whether the action was done.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// The same as the method with a completion handler, for apps that prefer `async`. Implement one of the two.
  func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool
  /// The user accepted an invitation to shared records, and this scene, already connected, is to show them (E-07). A scene
  /// that is connected for it finds the metadata in its connection options instead.
  func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
  /// The scene's window has another size, or its surroundings are others; the scene has the new values already.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - previousCoordinateSpace: Its room before.
  ///   - previousInterfaceOrientation: Which way up it was before.
  ///   - previousTraitCollection: What its surroundings were like before.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// The scene has another geometry; `windowScene.effectiveGeometry` has it already. iOS 26, where it takes the place of the
  /// method above; both are called, the older one first.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - previousEffectiveGeometry: Its geometry before.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// The orientations that the scene supports, in place of those of Info.plist. iOS 27. Asked when the scene asks for another
  /// geometry. Left out, the app delegate and Info.plist decide.
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
  /// How the window's own controls should look. iOS 26. Left out: `automatic`.
  ///
  /// Differs from Apple: never asked, because the desktop's window manager draws the controls.
  func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle
}

extension UIWindowSceneDelegate {
  /// Always `nil`; what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Asks the method that is `async`, and completes with its answer.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    let ledger = UIProcess.current.ledger
    ledger?.asksAgain(with: shortcutItem)
    Task { @MainActor in
      let isDone = await self.windowScene(windowScene, performActionFor: shortcutItem)
      ledger?.wasAsked(with: shortcutItem)
      completionHandler(isDone)
    }
  }
  /// Answers `false`.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    UIProcess.current.ledger?.nobodyTook(shortcutItem)
    return false
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) { UIProcess.current.ledger?.nobodyTook() }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
  /// Answers what the app delegate says, and Info.plist where that leaves it out.
  public func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    windowScene.orientationsOfApplication
  }
  /// Answers `automatic`.
  public func preferredWindowingControlStyle(
    for windowScene: UIWindowScene
  ) -> UIWindowScene.WindowingControlStyle { .automatic }
}
