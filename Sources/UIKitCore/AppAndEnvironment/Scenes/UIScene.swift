import Foundation
import SceneSystem

/// One instance of the app's user interface: the transient object that stands for a session while it is connected (M-02).
///
/// UIKit makes a scene when its session is connected, retains it, and frees it when it is disconnected. A scene is never
/// used again for another connection.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Where a scene stands between connection and disconnection (M-03). Raw values are Apple's (M-01).
  public enum ActivationState: Int, Sendable {
    /// Not connected: before its connection was delivered, or after it was disconnected.
    case unattached = -1
    /// On screen, receiving events.
    case foregroundActive = 0
    /// On screen, with something between it and the user.
    case foregroundInactive = 1
    /// Connected, but not on screen.
    case background = 2
  }

  /// The session this scene stands for. It outlives the scene.
  public let session: UISceneSession

  /// The object that hears of the scene's life cycle. Retained by the scene, and let go when the scene is disconnected.
  public var delegate: (any UISceneDelegate)?

  // Whoever sets it hands in a value, so that no access meets another; and a trace reads it twice for each event.
  /// The scene's state. In a callback whose name contains *will* it is the state before the change (M-04).
  @exclusivity(unchecked) public package(set) var activationState: ActivationState = .unattached

  /// The title that the system shows for the scene; `nil` or empty for none.
  public var title: String! {
    didSet { UIWindow.hasPendingWork = true }
  }

  /// A second line below the title; empty for none.
  public var subtitle: String = "" {
    didSet { UIWindow.hasPendingWork = true }
  }

  /// Which content this scene can show and which it wants to show (E-10). Read by the system when it captures state, so
  /// it also routes while the scene is disconnected.
  public var activationConditions = UISceneActivationConditions() {
    didSet { UISceneActivationConditions.changes += 1 }
  }

  /// The session's handle, here because every record of a trace names it.
  final let sessionID: SessionID

  /// What a window keeps of its scene.
  final let reference = SceneReference()

  /// The conditions that the system knows.
  final var publishedConditions = ActivationConditions()

  /// The delegate has no `stateRestorationActivity(for:)` of its own: a `nil` that it did not say clears nothing.
  final var delegateLeavesRestorationAlone = false

  /// The scene is being connected, so the app may ask for more time to restore it.
  final var isBeingConnected = false

  /// Calls of `extendStateRestoration()` that wait for their counterpart.
  final var openExtensions = 0

  /// Behind `destructionConditions`.
  final var conditionsOfDestruction: Set<DestructionCondition> = []

  /// Makes a scene for a session that is being connected.
  ///
  /// Called by UIKit only; subclasses named in the manifest may override it.
  ///
  /// - Parameters:
  ///   - session: The session to be connected.
  ///   - connectionOptions: What the delegate will find in `scene(_:willConnectTo:options:)`.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    sessionID = session.id
    super.init()
    reference.scene = self
  }

  deinit { reference.scene = nil }

  /// The application.
  open override var next: UIResponder? { UIApplication.current }
}
