import SceneSystem

extension UIScene {
  /// Why a scene is made, which indicates how far the session's saved state can be trusted.
  ///
  /// Differs from Apple: does not exist there. An app that is also built with Apple's UIKit reads it under `#if os(Linux)`:
  ///
  /// ```swift
  /// #if os(Linux)
  ///   if connectionOptions.restoreReason == .cleanStart { showWhatWasLost() }
  /// #endif
  /// ```
  public enum RestoreReason: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// The session is new: there is nothing to restore (C-02).
    case newSession
    /// The process was started in the ordinary way, and the previous one had ended normally (L-08).
    case launch
    /// The previous process died: it crashed, or it was killed while it was in front (T-09). Restore less if the state itself may be the
    /// cause.
    case recovery
    /// The scene was released while the process continued to run, and is needed again.
    case reconnection
    /// Successive processes died while they restored this session. Its state was set aside: there is none in
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
