import Foundation
package import SceneSystem

/// One instance of the app's user interface: the transient object that represents a session while it is connected (M-02).
///
/// UIKit makes a scene when its session is connected, retains it, and releases it when it is disconnected. A scene is never reused for
/// another connection.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene between connection and disconnection (M-03). Raw values are Apple's (M-01).
  public enum ActivationState: Int, Sendable {
    /// Not connected: before its connection was delivered, or after it was disconnected.
    case unattached = -1
    /// On screen, receiving events.
    case foregroundActive = 0
    /// On screen, but not receiving events, for instance because something covers it.
    case foregroundInactive = 1
    /// Connected, but not on screen.
    case background = 2
  }

  /// The session this scene represents. It outlives the scene.
  public let session: UISceneSession

  /// The object that receives the scene's life-cycle events. Retained by the scene, and released when the scene is disconnected.
  public var delegate: (any UISceneDelegate)?

  // It is only set to complete values, so that accesses never overlap; and a trace reads it twice for each event.
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

  /// The content that this scene can show and the content that it prefers (E-10). Read by the system when it captures state, so
  /// it also routes while the scene is disconnected.
  public var activationConditions = UISceneActivationConditions() {
    didSet {
      UISceneActivationConditions.changes += 1
      activationConditions.add(holder: reference)
      conditionsMayHaveChanged()
    }
  }

  /// The session's identifier, stored here because every record of a trace contains it.
  package final let sessionID: SessionID

  /// The reference that the scene's windows use.
  final let reference = SceneReference()

  /// Records that the scene's conditions may have changed, so that they are sent to the system at the end of this turn.
  final func conditionsMayHaveChanged() { UIProcess.current.scenesWithChangedConditions.insert(sessionID) }

  /// The conditions that were last sent to the system.
  final var publishedConditions = ActivationConditions()

  /// The delegate does not implement `stateRestorationActivity(for:)`: the default's `nil` clears nothing.
  final var delegateIgnoresRestoration = false

  /// The scene is being connected, so the app may ask for more time to restore it.
  final var isBeingConnected = false

  /// The number of calls of `extendStateRestoration()` that are not balanced yet.
  final var openExtensions = 0

  /// The storage of `destructionConditions`.
  final var conditionsOfDestruction: Set<DestructionCondition> = []

  /// Makes a scene for a session that is being connected.
  ///
  /// Called by UIKit only; subclasses named in the manifest may override it.
  ///
  /// - Parameters:
  ///   - session: The session to be connected.
  ///   - connectionOptions: The options that the delegate receives in `scene(_:willConnectTo:options:)`.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    sessionID = session.id
    super.init()
    reference.scene = self
    activationConditions.add(holder: reference)
  }

  deinit { reference.scene = nil }

  /// The application.
  open override var next: UIResponder? { UIProcess.current.application }
}
