public import Foundation
import SceneManifest

extension UIApplication {
  /// The orientations that controllers in `window` support by default: those of
  /// `UISupportedInterfaceOrientations` in Info.plist, or all on an iPad and all but upside down elsewhere.
  ///
  /// - Parameter window: The window, which makes no difference to this default.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let named = (environment.infoPlist?.supportedInterfaceOrientations ?? []).compactMap(
      UIInterfaceOrientationMask.init)
    if !named.isEmpty { return named.reduce([]) { $0.union($1) } }
    return UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  final func allowedOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? supportedInterfaceOrientations(for: window)
  }

  /// The name of the exception that a device raises if no supported orientation is left. iOS 6.
  ///
  /// Differs from Apple: nothing rotates, so it is never raised.
  public nonisolated class var invalidInterfaceOrientationException: NSExceptionName {
    NSExceptionName("UIApplicationInvalidInterfaceOrientation")
  }
}

extension UIInterfaceOrientationMask {
  /// The orientation with this name in Info.plist, or `nil` for an unknown name.
  fileprivate init?(_ name: String) {
    switch name {
    case "UIInterfaceOrientationPortrait": self = .portrait
    case "UIInterfaceOrientationPortraitUpsideDown": self = .portraitUpsideDown
    case "UIInterfaceOrientationLandscapeLeft": self = .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": self = .landscapeRight
    default: return nil
    }
  }
}
