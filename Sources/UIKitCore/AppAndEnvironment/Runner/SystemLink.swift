public import SceneSystem

/// The connection from UIKit to the system: a kernel in the same process, or a socket.
@preconcurrency @MainActor public protocol SystemLink: AnyObject {
  /// Sends a reply. Replies arrive in the order in which they were sent.
  func send(_ reply: Reply)
  /// Sends a request. The system handles it after the current turn, never during it.
  func send(_ request: SceneRequest, id: RequestID)
  /// The open sessions as the system has them at this moment, most recent first. Called if `Launch.sessions` was `nil`, or if saved states
  /// could not be read before; at any time, also during a turn.
  func openSessions() -> [SessionRecord]
}
