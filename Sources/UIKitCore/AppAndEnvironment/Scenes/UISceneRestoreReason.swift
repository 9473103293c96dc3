import SceneSystem

extension UIScene {
  /// Why a scene is made, and with it how far the session's saved state may be trusted.
  ///
  /// Differs from Apple: not there. An app that is also built with Apple's UIKit asks for it under `#if os(Linux)`:
  ///
  /// ```swift
  /// #if os(Linux)
  ///   if connectionOptions.restoreReason == .cleanStart { showWhatWasLost() }
  /// #endif
  /// ```
  public enum RestoreReason: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// The session is new: there is nothing to bring back (C-02).
    case newSession
    /// The process was started in the ordinary way, and the one before it had ended so (L-08).
    case launch
    /// The process before died: it crashed, or it was killed while it was in front (T-09). Restore less where the state
    /// itself may be the cause.
    case recovery
    /// The scene was released while the process lived on, and is wanted again.
    case reconnection
    /// Processes died one after the other while they restored this session. Its state was set aside: there is none in
    /// `session.stateRestorationActivity`, and the scene starts clean.
    case cleanStart

    /// The reason as the end of a sentence about a session, as in a trace.
    public var description: String { systemValue.description }

    init(_ reason: SceneSystem.RestoreReason) {
      self =
        switch reason {
        case .newSession: .newSession
        case .launch: .launch
        case .recovery: .recovery
        case .reconnection: .reconnection
        case .cleanStart: .cleanStart
        }
    }

    private var systemValue: SceneSystem.RestoreReason {
      switch self {
      case .newSession: .newSession
      case .launch: .launch
      case .recovery: .recovery
      case .reconnection: .reconnection
      case .cleanStart: .cleanStart
      }
    }
  }
}
