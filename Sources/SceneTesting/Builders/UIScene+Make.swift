import RuntimeLogging
@_spi(Runtime) public import UIKitCore

extension UIWindowScene {
  /// A scene without a device, for a test that calls a delegate's method directly. Changes to it cause no callbacks.
  ///
  /// - Parameters:
  ///   - session: Its session, whose `scene` it becomes. The session does not retain it.
  ///   - connectionOptions: The options that its initialiser receives.
  ///   - activationState: Its state; see `UIScene.setActivationState(_:)`.
  public static func make(
    session: UISceneSession = .make(), connectionOptions: UIScene.ConnectionOptions = .make(),
    activationState: UIScene.ActivationState = .unattached
  ) -> UIWindowScene {
    let scene = UIWindowScene(session: session, connectionOptions: connectionOptions)
    session.sceneOfTest = scene
    scene.setActivationState(activationState)
    return scene
  }
}

extension UIScene {
  /// Sets the state of a scene that a test has created. No delegate is called: a device's scenes change by stimuli for the device.
  public func setActivationState(_ state: ActivationState) {
    guard session.sceneOfTest === self else {
      RuntimeLog.write(
        "setActivationState(_:) was ignored: the scene belongs to a device, which determines its state.")
      return
    }
    activationState = state
  }
}
