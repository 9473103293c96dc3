import Foundation
import SceneSystem

/// The session objects: one for each open session that somebody has seen, the same for as long as it is open (M-02).
///
/// A launch brings few sessions. The others are asked for when the app looks at all of them, so that a launch costs the same
/// with one stored session and with a thousand.
extension AppRunner {
  /// Every open session.
  var allSessions: Set<UISceneSession> {
    askForSessions()
    if let openSessionSet { return openSessionSet }
    let all = Set(sessions.values)
    openSessionSet = all
    return all
  }

  /// The session of that number, or `nil` where none is open.
  func session(_ id: SessionID) -> UISceneSession? {
    if let session = sessions[id] { return session }
    askForSessions()
    return sessions[id]
  }

  /// The sessions that come with the launch, where there are few.
  func openSessions(of launch: Launch) {
    hasSessionsToAskFor = launch.sessions == nil
    for record in launch.sessions ?? [] { open(record) }
  }

  /// The session object for a record.
  @discardableResult
  func open(_ record: SessionRecord) -> UISceneSession {
    if let session = sessions[record.id] { return session }
    let session = UISceneSession(record: record, runner: self)
    sessions[record.id] = session
    openSessionSet = nil
    if isReadingForbidden, record.restorationActivity == nil { withheld.insert(record.id) }
    return session
  }

  /// The session is gone for good.
  func forget(_ session: UISceneSession) {
    sessions[session.id] = nil
    openSessionSet = nil
    withheld.remove(session.id)
    if hasSessionsToAskFor { goneBeforeAsking.insert(session.id) }
    session.runner = nil
  }

  /// Fills in the sessions that nobody has seen yet.
  private func askForSessions() {
    guard hasSessionsToAskFor, let link else { return }
    hasSessionsToAskFor = false
    for record in link.openSessions() where !goneBeforeAsking.contains(record.id) { open(record) }
    goneBeforeAsking = []
  }

  // MARK: Saved states that the app may not see, or not yet

  private var isReadingForbidden: Bool { application?.isProtectedDataAvailable == false }

  /// What the system keeps from a scene that is being connected, its session does not show either: a state that was set
  /// aside, and one that cannot be read now. In any other case the session knows best, for the app may have set it.
  func adoptState(of connection: Connection, in session: UISceneSession) {
    if isReadingForbidden, connection.session.restorationActivity == nil {
      session.adopt(nil)
      if !connection.isNew { withheld.insert(session.id) }
    } else if connection.reason == .cleanStart {
      session.adopt(nil)
    }
  }

  /// A state that could not be read when the scene was connected is there now.
  func fillIn(_ archive: ActivityArchive?, _ id: SessionID) {
    withheld.remove(id)
    sessions[id]?.adopt(archive)
  }

  /// Looks again for states that could not be read before, as soon as they can be and somebody wants to see one: of all
  /// sessions, also of those without a scene, and already in `applicationProtectedDataDidBecomeAvailable(_:)`.
  func askForState(of session: UISceneSession) {
    guard withheld.contains(session.id), !isReadingForbidden, let link else { return }
    for record in link.openSessions() where withheld.contains(record.id) {
      sessions[record.id]?.adopt(record.restorationActivity)
    }
    withheld = []
  }
}
