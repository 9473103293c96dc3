import SceneSystem
import Selectors
import ViewBacking

/// The application of a process as its scenes, windows and views see it. ``UIApplication`` is the only type that conforms.
///
/// The application refers to its scenes, and these only to this protocol, so `UserInterface` depends on no other folder of the app.
@preconcurrency @MainActor protocol RunningApplication: UIResponder {
  /// The app and the device.
  var environment: AppEnvironment { get }
  /// Shows scenes and views, where there is a display.
  var viewHost: (any ViewHost)? { get }
  /// The key window of the scene that was active last.
  var keyWindow: UIWindow? { get }
  /// Sends a message to an object, or to the first responder in the chain that can perform it.
  func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  /// Sends an event to its window.
  func sendEvent(_ event: UIEvent)
  /// The sessions that the system keeps for the app.
  var openSessions: Set<UISceneSession> { get }
  /// The state of the application as a trace records it.
  var tracedState: ApplicationState { get }
  /// The orientations that the app delegate allows for a window, or those of Info.plist if it does not implement the method.
  func allowedOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask
  /// Requests the window that a drag of `items` opens if no view accepts the drop (P-02); `nil` if it opens none.
  ///
  /// - Parameter explains: Whether to log why an item with an activity opens none.
  func windowRequest(forDragOf items: [UIDragItem], explains: Bool) -> (@MainActor (_ origin: UIWindowScene?) -> Void)?
}
