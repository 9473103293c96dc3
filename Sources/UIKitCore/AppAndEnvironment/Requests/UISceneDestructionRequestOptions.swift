import Foundation
import SceneSystem

/// How a session is to be destroyed: what `requestSceneSessionDestruction` takes (T-06).
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Options without a wish.
  public override init() { super.init() }

  /// How the window leaves the screen, in the system's words.
  var animation: SceneSystem.DismissalAnimation { .standard }
}

/// How a session with a window is to be destroyed (T-06).
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How the window leaves the screen. Default: `.standard`.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard

  /// How the window leaves the screen, in the system's words.
  override var animation: SceneSystem.DismissalAnimation {
    switch windowDismissalAnimation {
    case .standard: .standard
    case .commit: .commit
    case .decline: .decline
    }
  }
}

extension UIWindowScene {
  /// How a window leaves the screen when its session is destroyed. Raw values are Apple's.
  ///
  /// Differs from Apple: hosts show one way of leaving for all three; the value is recorded in the trace.
  public enum DismissalAnimation: Int, Sendable {
    /// The window just goes.
    case standard = 1
    /// The window goes because its work was kept: a message was sent, a document saved.
    case commit = 2
    /// The window goes because its work was given up.
    case decline = 3
  }
}
