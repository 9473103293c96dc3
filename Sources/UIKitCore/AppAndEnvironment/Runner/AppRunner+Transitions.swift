import Foundation
import SceneSystem

/// The four transitions. In each: the scene's delegate, the scene's notification, then, if the application's own state changes with it, the
/// app delegate of an app without scenes and the application's notification (A-02, A-03, M-06).
///
/// A callback whose name contains *will* sees the old states, one with *did* the new ones; only the application's state changes later than
/// that of a scene that becomes active (M-04).
///
/// The application changes also with a scene that could not be made (C-07): other scenes of the same batch depend on it.
extension AppRunner {
  func enterForeground(_ id: SessionID, changesApplication: Bool) {
    let scene = scenes[id]
    if let scene {
      postNotification(scene, "sceneWillEnterForeground(_:)", .sceneWillEnterForeground) {
        $0.sceneWillEnterForeground(scene)
      }
      hosting(of: scene)?.scene(scene, changesTo: .foregroundInactive)
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
    // Work that waited for the scene to enter the foreground is done with this turn, also if it does not become active.
    process.hasPendingWork = true
  }

  func activate(_ id: SessionID, changesApplication: Bool) {
    let scene = scenes[id]
    lastActivated = id
    if let scene {
      scene.activationState = .foregroundActive
      postNotification(scene, "sceneDidBecomeActive(_:)", .sceneDidActivate) { $0.sceneDidBecomeActive(scene) }
      hosting(of: scene)?.scene(scene, changesTo: .foregroundActive)
    }
    if changesApplication, let application {
      application.applicationState = .active
      if adoption == .application, let delegate {
        call(nil, delegateClass, "applicationDidBecomeActive(_:)") { delegate.applicationDidBecomeActive(application) }
      }
      post(.didBecomeActive)
    }
    // Pending work always sets this flag when the scene enters the foreground or in an earlier turn.
    if process.hasPendingWork { (scene as? UIWindowScene)?.forEachWindow { $0.finishAppearance() } }
  }

  func deactivate(_ id: SessionID, changesApplication: Bool) {
    guard let scene = scenes[id] else { return }
    postNotification(scene, "sceneWillResignActive(_:)", .sceneWillDeactivate) { $0.sceneWillResignActive(scene) }
    hosting(of: scene)?.scene(scene, changesTo: .foregroundInactive)
    if changesApplication { applicationChanges(to: .inactive) }
    scene.activationState = .foregroundInactive
  }

  func enterBackground(_ id: SessionID, changesApplication: Bool) {
    guard let scene = scenes[id] else { return }
    scene.activationState = .background
    if changesApplication { application?.applicationState = .background }
    postNotification(scene, "sceneDidEnterBackground(_:)", .sceneDidEnterBackground) {
      $0.sceneDidEnterBackground(scene)
    }
    hosting(of: scene)?.scene(scene, changesTo: .background)
    if changesApplication { postBackground() }
  }

  /// Changes the application's state after a scene that was removed without a transition, or when its last active one resigns.
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
      postBackground()
    }
  }

  private func postBackground() {
    guard let application else { return }
    if adoption == .application, let delegate {
      call(nil, delegateClass, "applicationDidEnterBackground(_:)") {
        delegate.applicationDidEnterBackground(application)
      }
    }
    post(.didEnterBackground)
  }
}
