import Foundation
import SceneSystem

/// The four transitions. In each: the scene's delegate, the scene's notification, then, where the application's own state
/// changes with it, the app delegate of an app without scenes and the application's notification (A-02, A-03, M-06).
///
/// A callback whose name has *will* in it sees the old states, one with *did* the new ones; only the application's state
/// lags behind a scene that becomes active (M-04).
///
/// The application changes also with a scene that could not be made (C-07): other scenes of the same batch count on it.
extension AppRunner {
  func enterForeground(_ id: SessionID, changesApplication: Bool) {
    let scene = scenes[id]
    if let scene {
      announce(scene, "sceneWillEnterForeground(_:)", .sceneWillEnterForeground) {
        $0.sceneWillEnterForeground(scene)
      }
    }
    if changesApplication, let application {
      if adoption == .application, let delegate {
        call(nil, delegateClass, "applicationWillEnterForeground(_:)") {
          delegate.applicationWillEnterForeground(application)
        }
      }
      post(.willEnterForeground)
      application.applicationState = .inactive
    }
    guard let scene else { return }
    scene.activationState = .foregroundInactive
    (scene as? UIWindowScene)?.forEachWindow { $0.layoutPass(forced: false) }
    // What waited for the scene to come on screen ends with this turn, also if it does not become active.
    UIWindow.hasPendingWork = true
  }

  func activate(_ id: SessionID, changesApplication: Bool) {
    let scene = scenes[id]
    if let scene {
      scene.activationState = .foregroundActive
      announce(scene, "sceneDidBecomeActive(_:)", .sceneDidActivate) { $0.sceneDidBecomeActive(scene) }
    }
    if changesApplication, let application {
      application.applicationState = .active
      if adoption == .application, let delegate {
        call(nil, delegateClass, "applicationDidBecomeActive(_:)") { delegate.applicationDidBecomeActive(application) }
      }
      post(.didBecomeActive)
    }
    // Nothing can wait that entering the foreground or an earlier turn did not mention.
    if UIWindow.hasPendingWork { (scene as? UIWindowScene)?.forEachWindow { $0.finishAppearance() } }
  }

  func deactivate(_ id: SessionID, changesApplication: Bool) {
    guard let scene = scenes[id] else { return }
    announce(scene, "sceneWillResignActive(_:)", .sceneWillDeactivate) { $0.sceneWillResignActive(scene) }
    if changesApplication { applicationChanges(to: .inactive) }
    scene.activationState = .foregroundInactive
  }

  func enterBackground(_ id: SessionID, changesApplication: Bool) {
    guard let scene = scenes[id] else { return }
    scene.activationState = .background
    if changesApplication { application?.applicationState = .background }
    announce(scene, "sceneDidEnterBackground(_:)", .sceneDidEnterBackground) {
      $0.sceneDidEnterBackground(scene)
    }
    if changesApplication { announceBackground() }
  }

  /// The application follows a scene that went without a transition of its own, or its last active one resigns.
  func applicationChanges(to state: ApplicationState) {
    guard let application else { return }
    if application.applicationState == .active, state != .active {
      if adoption == .application, let delegate {
        call(nil, delegateClass, "applicationWillResignActive(_:)") {
          delegate.applicationWillResignActive(application)
        }
      }
      post(.willResignActive)
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
      call(nil, delegateClass, "applicationDidEnterBackground(_:)") {
        delegate.applicationDidEnterBackground(application)
      }
    }
    post(.didEnterBackground)
  }
}
