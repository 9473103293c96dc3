import Foundation
import SceneSystem

@MainActor open class UIScene: UIResponder {
  /// The kernel's handle for this scene's session.
  public internal(set) var activationState: ActivationState = .unattached
}

@MainActor open class UIWindowScene: UIScene {
  /// Windows attached to the scene, in the order in which they were attached. Weak: the app retains its windows.
  final var attached: [WeakWindow] = []
  public var windows: [UIWindow] { attached.compactMap(\.window) }
  public internal(set) weak var keyWindow: UIWindow?
}

struct WeakWindow {
  weak var window: UIWindow?
}
