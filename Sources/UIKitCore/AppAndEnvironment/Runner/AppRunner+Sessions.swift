import Foundation
import SceneSystem

/// The session objects: one for each open session that was accessed, the same object for as long as it is open (M-02).
///
/// A launch passes few sessions. The others are requested when the app reads all of them, so that a launch costs the same with one stored
/// session and with a thousand.
extension AppRunner {
  /// Every open session.
  var allSessions: Set<UISceneSession> {
    requestSessions()
    if let openSessionSet { return openSessionSet }
    let all = Set(sessions.values)
    openSessionSet = all
    return all
  }

  /// The session with this identifier, or `nil` if none is open.
  func session(_ id: SessionID) -> UISceneSession? {
    if let session = sessions[id] { return session }
    requestSessions()
    return sessions[id]
  }

  /// Opens the sessions that are passed with the launch, if there are few.
  func openSessions(of launch: Launch) {
    needsSessionRequest = launch.sessions == nil
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

  /// Removes a discarded session.
  func forget(_ session: UISceneSession) {
    sessions[session.id] = nil
    openSessionSet = nil
    withheld.remove(session.id)
    if needsSessionRequest { disconnectedBeforeStateRequest.insert(session.id) }
    session.runner = nil
  }

  /// Adds the sessions that were not accessed yet.
  private func requestSessions() {
    guard needsSessionRequest, let link else { return }
    needsSessionRequest = false
    for record in link.openSessions() where !disconnectedBeforeStateRequest.contains(record.id) { open(record) }
    disconnectedBeforeStateRequest = []
  }

  // MARK: Withheld and unreadable states

  private var isReadingForbidden: Bool { application?.isProtectedDataAvailable == false }

  /// A state that the system withholds from a scene that is being connected is not visible in its session either: a state that was set
  /// aside, and one that cannot be read now. In any other case the session's own value is kept, because the app may have set it.
  func adoptState(of connection: Connection, in session: UISceneSession) {
    if isReadingForbidden, connection.session.restorationActivity == nil {
      session.adopt(nil)
      if !connection.isNew { withheld.insert(session.id) }
    } else if connection.reason == .cleanStart {
      session.adopt(nil)
    }
  }

  /// Sets a state that could not be read when the scene was connected.
  func fillIn(_ archive: ActivityArchive?, _ id: SessionID) {
    withheld.remove(id)
    sessions[id]?.adopt(archive)
  }

  /// Requests the states that could not be read before, as soon as they can be read and one is accessed: those of all sessions, also of
  /// those without a scene, and already in `applicationProtectedDataDidBecomeAvailable(_:)`.
  func scene(of session: SessionID) -> UIScene? { scenes[session] }

  func requestState(of session: UISceneSession) {
    guard withheld.contains(session.id), !isReadingForbidden, let link else { return }
    for record in link.openSessions() where withheld.contains(record.id) {
      sessions[record.id]?.adopt(record.restorationActivity)
    }
    withheld = []
  }
}
