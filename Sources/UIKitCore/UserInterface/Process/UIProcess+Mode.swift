extension UIProcess {
  /// Whether a process runs an app. A window without a scene is visible only in a process without an app (L-05).
  package enum Mode: Sendable {
    /// The process runs an app, whose scenes show windows. Processes of simulated devices have this mode, and the main process after the
    /// launch of an app.
    case app
    /// The process uses UIKit without an app, for example a test of views and controllers.
    case library
  }
}
