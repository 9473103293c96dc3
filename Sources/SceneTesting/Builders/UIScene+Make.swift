@_spi(Runtime) import UIKitCore

extension UIWindowScene {
  /// A scene without a device, for a test that calls a delegate's method directly. No callback comes of what is done to it.
  ///
  /// - Parameters:
  ///   - session: Its session, whose `scene` it becomes. The session does not retain it.
  ///   - connectionOptions: What its initialiser is given.
  ///   - activationState: Where it stands; see `UIScene.setActivationState(_:)`.
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
  /// Says where a scene stands that a test has made. Nobody is told: a device's scenes change by what is done to the device.
  public func setActivationState(_ state: ActivationState) {
    guard session.sceneOfTest === self else {
      RuntimeLog.write(
        "setActivationState(_:) was passed over: the scene belongs to a device, which says where its scenes stand.")
      return
    }
    activationState = state
  }
}
