public import Foundation
import SceneSystem

/// Another scene to show beside a controller's own: on an external display, or by the camera.
/// iOS 27.
///
/// A simulated phone or tablet shows it after `connect display` or `connect camera` (Z-05). Differs from Apple: a Mac and a desktop have no
/// displays of that kind, so there a registration is never available.
@preconcurrency @MainActor public final class UISceneAccessory: NSObject {
  let kind: SceneAccessory.Kind
  let sceneConfiguration: UISceneConfiguration
  let userInfo: Any?

  init(_ kind: SceneAccessory.Kind, _ sceneConfiguration: UISceneConfiguration, userInfo: Any?) {
    self.kind = kind
    self.sceneConfiguration = sceneConfiguration
    self.userInfo = userInfo
    super.init()
  }

  /// A scene on an external display that takes no input.
  public class func externalNonInteractive(sceneConfiguration: UISceneConfiguration) -> Self {
    Self(.externalNonInteractive, sceneConfiguration, userInfo: nil)
  }

  /// The same, with the value of the scene's `connectionOptions.sceneAccessoryUserInfo`.
  public class func externalNonInteractive(
    sceneConfiguration: UISceneConfiguration, userInfo: Any
  ) -> Self { Self(.externalNonInteractive, sceneConfiguration, userInfo: userInfo) }

  /// A scene beside the camera's picture. iOS 27.1.
  public class func cameraCapture(sceneConfiguration: UISceneConfiguration) -> Self {
    Self(.cameraCapture, sceneConfiguration, userInfo: nil)
  }

  /// The same, with the value of the scene's `connectionOptions.sceneAccessoryUserInfo`.
  public class func cameraCapture(sceneConfiguration: UISceneConfiguration, userInfo: Any) -> Self {
    Self(.cameraCapture, sceneConfiguration, userInfo: userInfo)
  }
}
