import SceneSystem
@_spi(Runtime) public import UIKitCore

extension UISceneSession {
  /// A session without a device, for a test that calls a delegate's method directly. Nothing is saved with it.
  ///
  /// ```swift
  /// let scene = UIWindowScene.make(session: .make(stateRestorationActivity: activity))
  /// let delegate = SceneDelegate()
  /// delegate.scene(scene, willConnectTo: scene.session, options: .make(urls: ["recipes://soup"]))
  /// #expect(delegate.window?.rootViewController is SoupViewController)
  /// ```
  ///
  /// - Parameters:
  ///   - role: The role of its scenes.
  ///   - configuration: Its configuration; `nil` for an empty one.
  ///   - persistentIdentifier: Its identifier.
  ///   - stateRestorationActivity: The activity that was saved with it.
  ///   - userInfo: The app's own data in the session.
  public static func make(
    role: Role = .windowApplication, configuration: UISceneConfiguration? = nil,
    persistentIdentifier: String = "00000000-0000-4000-8000-000000000001",
    stateRestorationActivity: NSUserActivity? = nil, userInfo: [String: Any]? = nil
  ) -> UISceneSession {
    let record = SessionRecord(
      id: SessionID(rawValue: 1), persistentIdentifier: persistentIdentifier, role: SessionRole(rawValue: role.rawValue)
    )
    let session = UISceneSession(record: record)
    if let configuration { session.configuration = configuration }
    session.stateRestorationActivity = stateRestorationActivity
    session.userInfo = userInfo
    return session
  }
}
