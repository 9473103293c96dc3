import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem
import SceneTrace
import ViewBacking
@_spi(Runtime) import UserNotifications

extension AppRunner {
  /// Connects a session, in the steps of L-03.
  func connect(_ connection: Connection) {
    guard let application, let delegate else { return }
    let session = open(connection.session)
    adoptState(of: connection, in: session)
    let (id, reason) = (session.id, connection.reason)
    note("Session \(id.label) \(reason).")
    let options = connectionOptions(connection.options, reason: connection.reason)
    let reading = process.deliveryLog?.reading(of: connection.options)
    options.reading = reading

    // 1. A new session's configuration is the app's choice (C-02 … C-05).
    if connection.isNew {
      requestConfiguration(session, options: options, application: application, delegate: delegate)
    } else if isUnavailable(connection.session) {
      link?.send(.unavailable(session.id))
      return
    }
    let configuration = session.configuration

    // Only state that was saved before is restored, not what the delegate sets while it connects.
    let hasSavedActivity = session.hasRestorationActivity

    // 2. The scene, of the configuration's class.
    let scene = makeScene(configuration, session: session, options: options)
    attach(scene, to: session)
    if let layout = connection.layout, let windowScene = scene as? UIWindowScene { adopt(layout, in: windowScene) }
    scene.isBeingConnected = true
    defer { scene.isBeingConnected = false }

    // 3. Its delegate.
    if let delegateClass = configuration.delegateClass { scene.delegate = makeSceneDelegate(delegateClass) }
    if scene.delegate is any _HostingSceneDelegate { hasHosts = true }

    // 4. A storyboard's window, with the view not loaded yet.
    var storyboardWindow: UIWindow?
    if let storyboard = configuration.storyboard, let windowScene = scene as? UIWindowScene {
      if let windowDelegate = scene.delegate as? any UIWindowSceneDelegate {
        storyboardWindow = makeStoryboardWindow(
          storyboard, in: windowScene, current: windowDelegate.window, store: { windowDelegate.window = $0 })
      } else if scene.delegate == nil, hosting(of: scene) == nil {
        RuntimeLog.write(UIKitLog.noSceneDelegate)
      }
    }

    // 5. The delegate, then the notification (K-11).
    if let reading { process.deliveryLog?.add(reading.begin(scene, appType: hosting(of: scene)?.appType)) }
    postNotification(
      scene, "scene(_:willConnectTo:options:)", .sceneWillConnect,
      details: TraceDetails.of(connection.options, restores: hasSavedActivity)
    ) {
      $0.scene(scene, willConnectTo: session, options: options)
      reading?.end()
    }

    // 6. The storyboard's window becomes visible: viewDidLoad, viewWillAppear. A declared app makes the window now.
    storyboardWindow?.makeKeyAndVisible()
    if storyboardWindow == nil, let windowScene = scene as? UIWindowScene {
      hosting(of: scene)?.connect(windowScene, options: options)
      reading?.end()
    }
    if let windowScene = scene as? UIWindowScene { prepareMenu(of: windowScene) }

    // 7. Interaction state, if there is something to restore.
    if environment.profile.osVersion >= 15, hasSavedActivity, let sceneDelegate = scene.delegate,
      let activity = session.stateRestorationActivity
    {
      call(scene, type(of: sceneDelegate), "scene(_:restoreInteractionStateWith:)") {
        sceneDelegate.scene(scene, restoreInteractionStateWith: activity)
      }
    }
  }

  private func connectionOptions(_ payload: ConnectionPayload, reason: RestoreReason) -> UIScene.ConnectionOptions {
    UIScene.ConnectionOptions(
      payload, reason: reason,
      accessoryUserInfo: payload.accessory.flatMap { accessories[$0]?.registration?.accessory.userInfo },
      response: payload.notification.map {
        UNUserNotificationCenter.current().response(to: $0, date: environment.currentDate())
      })
  }

  private func requestConfiguration(
    _ session: UISceneSession, options: UIScene.ConnectionOptions, application: UIApplication,
    delegate: any UIApplicationDelegate
  ) {
    if let requested = HostingRequest.delegateClass(in: options) {
      // The request chose the delegate, so the app delegate is not asked (Z-07).
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = requested
      session.configuration = configuration
    } else if delegateClass.providesSceneConfiguration {
      var answer: Any?
      call(nil, delegateClass, "application(_:configurationForConnecting:options:)") {
        answer = delegate.application(application, configurationForConnecting: session, options: options)
      }
      if let configuration = answer as? UISceneConfiguration {
        precondition(
          configuration.role == session.role,
          """
          The app delegate returned a configuration for the role \(configuration.role.rawValue) for a session of the \
          role \(session.role.rawValue) (C-05).
          """)
        session.configuration = configuration.copy() as? UISceneConfiguration ?? configuration
      }
    }
    link?.send(.configured(session.id, session.configuration.systemValue))
  }

  /// A persisted session whose configuration was removed in an update: the manifest no longer lists it, and its delegate's class no longer
  /// exists (C-07).
  private func isUnavailable(_ record: SessionRecord) -> Bool {
    guard let name = record.configuration.name, let className = record.configuration.delegateClassName else {
      return false
    }
    if environment.configuration(named: name, role: record.role) != nil { return false }
    return !ClassFactory.classExists(named: className)
  }

  private func makeScene(
    _ configuration: UISceneConfiguration, session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UIScene {
    guard let sceneClass = configuration.sceneClass as? UIScene.Type else {
      if let other = configuration.sceneClass {
        RuntimeLog.write(
          "The class \(String(reflecting: other)) is named as a scene's class but is not a UIScene; UIWindowScene is used."
        )
      }
      return UIWindowScene(session: session, connectionOptions: options)
    }
    return SceneInitializerShim.makeScene(of: sceneClass, session: session, options: options)
  }

  private func makeSceneDelegate(_ delegateClass: AnyClass) -> (any UISceneDelegate)? {
    // Check the class before making an object: the initialiser of an unrelated class may trap.
    guard delegateClass is any UISceneDelegate.Type, let objectClass = delegateClass as? NSObject.Type,
      let delegate = ClassFactory.makeObject(of: objectClass) as? any UISceneDelegate
    else {
      RuntimeLog.write(
        "The class \(String(reflecting: delegateClass)) is named as a scene delegate but is not a UISceneDelegate.")
      return nil
    }
    return delegate
  }

  /// Makes the window of a storyboard, or uses the one that the delegate has made of its own class.
  @discardableResult
  func makeStoryboardWindow(
    _ storyboard: UIStoryboard, in scene: UIWindowScene, current: UIWindow?, store: (UIWindow) -> Void
  ) -> UIWindow? {
    guard let controller = storyboard.instantiateInitialViewController() else { return nil }
    let window = current ?? UIWindow(windowScene: scene)
    window.windowScene = scene
    window.rootViewController = controller
    store(window)
    return window
  }

  // MARK: Sessions and scenes

  func attach(_ scene: UIScene, to session: UISceneSession) {
    scenes[session.id] = scene
    application?.connectedScenes.insert(scene)
    if let windowScene = scene as? UIWindowScene { windowScene.backing = viewHost?.makeBacking(for: windowScene) }
  }

  /// Notifies the delegate, then releases scene, delegate, windows and views; the session remains.
  func disconnect(_ id: SessionID) {
    guard let scene = scenes[id] else { return }
    if process.isHosted { process.disconnectedScenes[id] = DisconnectedSceneObjects(scene) }
    scene.activationState = .unattached
    postNotification(scene, "sceneDidDisconnect(_:)", .sceneDidDisconnect) { $0.sceneDidDisconnect(scene) }
    hosting(of: scene)?.disconnect(scene)
    scenes[id] = nil
    application?.connectedScenes.remove(scene)
    (scene as? UIWindowScene)?.forEachWindow { $0.tearDown() }
    (scene as? UIWindowScene)?.closeBacking()
    scene.delegate = nil
    // Code that still holds this scene must not end a restoration of the next one.
    scene.openExtensions = 0
  }

  /// Discards sessions permanently; the app is notified of all in one call, while they can still be read (T-08).
  func discard(_ records: [SessionRecord]) {
    guard let application, let delegate else { return }
    let discarded = Set(records.map(open))
    call(nil, delegateClass, "application(_:didDiscardSceneSessions:)", details: TraceDetails.of(discarded: records)) {
      delegate.application(application, didDiscardSceneSessions: discarded)
    }
    hosting?.discard(discarded)
    for session in discarded { forget(session) }
  }
}

/// Gives the runner the slot of `UIScene.init(session:connectionOptions:)`, so that a scene class known only by its name
/// can be made; see `ClassFactory`. Never instantiated.
open class SceneInitializerShim: UIScene {
  /// Declared so that the initialiser can be called on a metatype.
  public required override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  @_optimize(none) @inline(never)
  static func makeScene(
    of sceneClass: UIScene.Type, session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UIScene {
    unsafeBitCast(sceneClass, to: SceneInitializerShim.Type.self).init(session: session, connectionOptions: options)
  }
}
