import ActivityArchive
import Foundation
import RuntimeLogging
import SceneManifest
package import SceneSystem

/// Saving and pictures.
extension AppRunner {
  /// Requests the activity from which the session can be restored, and the conditions that route to it
  /// (R-01, E-10).
  func captureState(_ id: SessionID) {
    guard let scene = scenes[id] else { return }
    if adoption == .application {
      preserveState()
      return
    }
    scene.delegateIgnoresRestoration = scene.delegate == nil
    if let delegate = scene.delegate {
      var activity: NSUserActivity?
      call(scene, type(of: delegate), "stateRestorationActivity(for:)") {
        activity = delegate.stateRestorationActivity(for: scene)
      }
      if !scene.delegateIgnoresRestoration {
        let archive = activity.flatMap {
          NSUserActivity.save(
            $0, responders: responders(of: scene), filter: filter, lastSaved: scene.session.saved,
            owner: scene.session.nameInLog)
        }
        scene.session.saved = archive
        scene.session.restoration = archive.map { .archived($0) } ?? .none
      }
    }
    scene.publishedConditions = scene.activationConditions.conditions
    link?.send(.captured(id, activity: scene.session.saved, conditions: scene.activationConditions.conditions))
  }

  private var filter: UserActivityFilter {
    UserActivityFilter(activityTypes: environment.infoPlist?.userActivityTypes ?? [], policy: .refuse)
  }

  /// Everything in the scene that can have an activity: the scene, its windows, their controllers and views.
  func responders(of scene: UIScene) -> [any UserActivityHolder] {
    var found: [any UserActivityHolder] = [scene]
    for window in (scene as? UIWindowScene)?.windows ?? [] {
      found.append(window)
      window.rootViewController?.forEachController { controller in
        found.append(controller)
        controller.viewIfLoaded?.forEachView { found.append($0) }
      }
    }
    return found
  }

  /// Lays the window out for the switcher's pictures; no appearance callbacks (F-20).
  func snapshot(_ id: SessionID, passes: Int) {
    guard let scene = scenes[id] as? UIWindowScene else { return }
    for _ in 0..<passes {
      for window in scene.windows { window.layoutPass(forced: true) }
    }
  }

  /// Logs that a session's state is no longer used for restoration.
  func setAside(_ id: SessionID) {
    RuntimeLog.write(
      """
      Restoring session \(id.label) ended the app twice in a row, so it starts clean this time. The state that it had is \
      kept aside: proscenium sessions show prints it.
      """)
  }

  // MARK: Extended restoration

  func restorationExtended(_ scene: UIScene) {
    let id = scene.sessionID
    note("Session \(id.label) asks for more time to be restored.")
    link?.send(.restorationExtended(id))
  }

  func restorationCompleted(_ scene: UIScene) {
    let id = scene.sessionID
    note("Session \(id.label) is restored.")
    link?.send(.restorationCompleted(id))
  }

  // MARK: Changes that the app makes to a session

  func sceneChangesDestruction(_ scene: UIScene, onDisconnection isDiscarded: Bool) {
    link?.send(.discardedOnDisconnection(scene.sessionID, isDiscarded))
  }

  func sessionDidChangeUserInfo(_ session: UISceneSession, _ bytes: Bytes?) {
    link?.send(.userInfo(session.id, bytes))
  }

  func sessionDidChangeActivity(_ session: UISceneSession, _ activity: NSUserActivity?) {
    withheld.remove(session.id)
    guard let activity else {
      session.saved = nil
      session.restoration = .none
      link?.send(.restorationActivity(session.id, nil))
      return
    }
    let archive = NSUserActivity.save(
      activity, responders: [any UserActivityHolder](), filter: filter, owner: session.nameInLog)
    // The reason is in the log; the previously saved state is kept, in the session too.
    guard let archive else { return }
    session.saved = archive
    session.restoration = .decoded(activity)
    link?.send(.restorationActivity(session.id, archive))
  }

  // MARK: The older preservation of apps without scenes

  /// The result of one of the app delegate's methods.
  private func agrees(_ callback: StaticString, _ question: () -> Bool) -> Bool {
    var answer = false
    call(nil, delegateClass, callback) { answer = question() }
    return answer
  }

  private func preserveState() {
    guard let application, let delegate else { return }
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    application.restoration.describe(environment, in: coder)
    let wants =
      agrees("application(_:shouldSaveSecureApplicationState:)") {
        delegate.application(application, shouldSaveSecureApplicationState: coder)
      }
      || agrees("application(_:shouldSaveApplicationState:)") {
        delegate.application(application, shouldSaveApplicationState: coder)
      }
    guard wants else { return }
    call(nil, delegateClass, "application(_:willEncodeRestorableStateWith:)") {
      delegate.application(application, willEncodeRestorableStateWith: coder)
    }
    application.restoration.preserve(application.windows, in: coder)
    coder.finishEncoding()
    let state = PreservedState.withChecksum(coder.encodedData)
    guard StateLimit.allows(state) else {
      RuntimeLog.write(
        "The preserved state of the app was not saved; the previously saved one is kept. "
          + UserActivityArchiveError.tooLarge(length: state.elements.count).description)
      return
    }
    link?.send(.preservedState(state))
  }

  func restorePreservedState(_ bytes: Bytes) {
    guard let application, let delegate else { return }
    let coder: NSKeyedUnarchiver
    do {
      coder = try PreservedState.coder(for: bytes)
    } catch {
      RuntimeLog.write("The preserved state of the app cannot be read and is left out: \(error)")
      return
    }
    let wants =
      agrees("application(_:shouldRestoreSecureApplicationState:)") {
        delegate.application(application, shouldRestoreSecureApplicationState: coder)
      }
      || agrees("application(_:shouldRestoreApplicationState:)") {
        delegate.application(application, shouldRestoreApplicationState: coder)
      }
    guard wants else { return }
    application.restoration.restore(application.windows, from: coder) { path, state in
      var made: UIViewController?
      call(nil, delegateClass, "application(_:viewControllerWithRestorationIdentifierPath:coder:)") {
        made = delegate.application(application, viewControllerWithRestorationIdentifierPath: path, coder: state)
      }
      return made
    }
    call(nil, delegateClass, "application(_:didDecodeRestorableStateWith:)") {
      delegate.application(application, didDecodeRestorableStateWith: coder)
    }
  }
}

extension NSUserActivity {
  /// The activity behind an archive. One that cannot be read becomes an activity of the same type without content, and is logged: the app
  /// still receives the type.
  package static func restored(from archive: ActivityArchive) -> NSUserActivity {
    do {
      return try NSUserActivity(archive: archive)
    } catch {
      RuntimeLog.write(
        "A saved activity of type \"\(archive.activityType)\" is restored without content. \(error.description)")
      return NSUserActivity(activityType: archive.activityType)
    }
  }
}
