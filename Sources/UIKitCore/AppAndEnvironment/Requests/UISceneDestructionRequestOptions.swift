public import Foundation
import SceneSystem

/// How to destroy a session: the options of `requestSceneSessionDestruction` (T-06).
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Default options.
  public override init() { super.init() }

  /// The animation of the window's dismissal, as the kernel represents it.
  var animation: SceneSystem.DismissalAnimation { .standard }
}

/// How to destroy a session with a window (T-06).
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation of the window's dismissal. Default: `.standard`.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard

  /// The animation of the window's dismissal, as the kernel represents it.
  override var animation: SceneSystem.DismissalAnimation {
    switch windowDismissalAnimation {
    case .standard: .standard
    case .commit: .commit
    case .decline: .decline
    }
  }
}

extension UIWindowScene {
  /// The animation of a window when its session is destroyed. Raw values are Apple's.
  ///
  /// Differs from Apple: hosts show the same animation for all three; the value is recorded in the trace.
  public enum DismissalAnimation: Int, Sendable {
    /// The standard animation.
    case standard = 1
    /// The window closes because its work was committed: a message was sent, a document saved.
    case commit = 2
    /// The window closes because its work was abandoned.
    case decline = 3
  }
}
