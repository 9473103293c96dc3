import Foundation
import SceneSystem

/// The four transitions. In each: the scene's delegate, the scene's notification, then, where the application's own state
/// changes with it, the app delegate of an app without scenes and the application's notification (A-02, A-03, M-06).
///
/// A callback whose name has *will* in it sees the old states, one with *did* the new ones; only the application's state
/// lags behind a scene that becomes active (M-04).
extension AppRunner {
  func enterForeground(_ id: SessionID, changesApplication: Bool) {
    guard let scene = scenes[id] else { return }
    if let delegate = scene.delegate {
      call(scene, scene.delegateClassName, "sceneWillEnterForeground(_:)") { delegate.sceneWillEnterForeground(scene) }
    }
    post(scene, "UIScene", UIScene.willEnterForegroundNotification, object: scene)
    if changesApplication, let application {
      if adoption == .application, let delegate {
        call(nil, delegateName, "applicationWillEnterForeground(_:)") {
          delegate.applicationWillEnterForeground(application)
        }
      }
      post(nil, "UIApplication", UIApplication.willEnterForegroundNotification, object: application)
      application.applicationState = .inactive
    }
    scene.activationState = .foregroundInactive
    for window in (scene as? UIWindowScene)?.windows ?? [] { window.layoutPass(forced: false) }
  }

  func activate(_ id: SessionID, changesApplication: Bool) {
    guard let scene = scenes[id] else { return }
    scene.activationState = .foregroundActive
    if let delegate = scene.delegate {
      call(scene, scene.delegateClassName, "sceneDidBecomeActive(_:)") { delegate.sceneDidBecomeActive(scene) }
    }
    post(scene, "UIScene", UIScene.didActivateNotification, object: scene)
    if changesApplication, let application {
      application.applicationState = .active
      if adoption == .application, let delegate {
        call(nil, delegateName, "applicationDidBecomeActive(_:)") { delegate.applicationDidBecomeActive(application) }
      }
      post(nil, "UIApplication", UIApplication.didBecomeActiveNotification, object: application)
    }
    for window in (scene as? UIWindowScene)?.windows ?? [] { window.finishAppearance() }
  }

  func deactivate(_ id: SessionID, changesApplication: Bool) {
    guard let scene = scenes[id] else { return }
    if let delegate = scene.delegate {
      call(scene, scene.delegateClassName, "sceneWillResignActive(_:)") { delegate.sceneWillResignActive(scene) }
    }
    post(scene, "UIScene", UIScene.willDeactivateNotification, object: scene)
    if changesApplication { applicationChanges(to: .inactive) }
    scene.activationState = .foregroundInactive
  }

  func enterBackground(_ id: SessionID, changesApplication: Bool) {
    guard let scene = scenes[id] else { return }
    scene.activationState = .background
    if changesApplication { application?.applicationState = .background }
    if let delegate = scene.delegate {
      call(scene, scene.delegateClassName, "sceneDidEnterBackground(_:)") { delegate.sceneDidEnterBackground(scene) }
    }
    post(scene, "UIScene", UIScene.didEnterBackgroundNotification, object: scene)
    if changesApplication { announceBackground() }
  }

  /// The application follows a scene that went without a transition of its own, or its last active one resigns.
  func applicationChanges(to state: ApplicationState) {
    guard let application else { return }
    if application.applicationState == .active, state != .active {
      if adoption == .application, let delegate {
        call(nil, delegateName, "applicationWillResignActive(_:)") { delegate.applicationWillResignActive(application) }
      }
      post(nil, "UIApplication", UIApplication.willResignActiveNotification, object: application)
      application.applicationState = .inactive
    }
    if application.applicationState == .inactive, state == .background {
      application.applicationState = .background
      announceBackground()
    }
  }

  private func announceBackground() {
    guard let application else { return }
    if adoption == .application, let delegate {
      call(nil, delegateName, "applicationDidEnterBackground(_:)") {
        delegate.applicationDidEnterBackground(application)
      }
    }
    post(nil, "UIApplication", UIApplication.didEnterBackgroundNotification, object: application)
  }
}
