public import CloudKit
import Foundation

/// A scene delegate whose scene has windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window. UIKit reads it first and sets it if the configuration has a storyboard (L-03); an app that creates its window
  /// itself stores it here.
  ///
  /// Differs from Apple: the requirement is not optional but has a default, so reading it through the protocol gives
  /// `UIWindow?`, not `UIWindow??`.
  var window: UIWindow? { get set }
  /// Performs a quick action that the user chose; the scene is already connected (E-05).
  ///
  /// - Parameters:
  ///   - windowScene: The scene that was chosen for the action.
  ///   - shortcutItem: The action.
  ///   - completionHandler: A closure to call with whether the action was performed.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// The same as the method with a completion handler, for apps that prefer `async`. Implement one of the two.
  func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool
  /// Shows shared records after the user accepted an invitation; the scene is already connected (E-07). A scene that is connected for it
  /// receives the metadata in its connection options instead.
  func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
  /// The size or the traits of the scene's window have changed; the scene already has the new values.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - previousCoordinateSpace: Its previous coordinate space.
  ///   - previousInterfaceOrientation: Its previous orientation.
  ///   - previousTraitCollection: Its previous traits.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// The scene's geometry has changed; `windowScene.effectiveGeometry` is the new one. iOS 26, where it replaces the method above; both are
  /// called, the older one first.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - previousEffectiveGeometry: Its geometry before.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// The orientations that the scene supports, in place of those of Info.plist. iOS 27. Called when the scene requests another geometry. If
  /// omitted, the app delegate and Info.plist decide.
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
  /// The preferred style of the window's controls. iOS 26. `automatic` if omitted.
  ///
  /// Differs from Apple: never called, because the desktop's window manager draws the controls.
  func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle
}

extension UIWindowSceneDelegate {
  /// Always `nil`; a value that is set is not stored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Calls the `async` method, and completes with its result.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    let deliveryLog = UIProcess.current.deliveryLog
    deliveryLog?.markPending(with: shortcutItem)
    Task { @MainActor in
      let isDone = await self.windowScene(windowScene, performActionFor: shortcutItem)
      deliveryLog?.markHandled(with: shortcutItem)
      completionHandler(isDone)
    }
  }
  /// Returns `false`.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    UIProcess.current.deliveryLog?.markIgnored(shortcutItem)
    return false
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) { UIProcess.current.deliveryLog?.markIgnored() }
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
  /// Returns the orientations of the app delegate, or those of Info.plist if it does not implement its method.
  public func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    windowScene.orientationsOfApplication
  }
  /// Returns `automatic`.
  public func preferredWindowingControlStyle(
    for windowScene: UIWindowScene
  ) -> UIWindowScene.WindowingControlStyle { .automatic }
}
