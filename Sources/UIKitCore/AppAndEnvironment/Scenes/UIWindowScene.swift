import Foundation

/// A scene that manages windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// Windows in the order in which they joined the scene or were brought to the front. Weak, because the app retains its windows.
  final var attached: [WeakWindow] = []
  /// What ``sizeRestrictions`` gives where windows have sizes.
  final lazy var restrictions = UISceneSizeRestrictions()
  /// The host's window, where there is a display.
  package final var backing: (any SceneBacking)?
  /// The room inside the host's window, in points; `nil` where there is none.
  package final var contentSize: CGSize?
  /// What the host's window makes of the surroundings.
  final var traits: UITraitCollection?
  /// Behind `traitOverrides`.
  final var overrides = UITraitOverrides()
  /// Who waits for changes of traits, in the order in which they were registered.
  final var traitRegistrations: [TraitChangeRegistration] = []
  /// Whether the orientation was locked when the delegate was told of that last.
  final var knownOrientationLock = false
  /// What the host was told last.
  final var shownDescription: SceneDescription?
  final var shownWindows: [ObjectIdentifier] = []
  /// Behind `closureConfirmation`.
  final var questionBeforeClosing: UISceneClosureConfirmation?
  /// Behind `screenshotService`, made when somebody asks.
  final var madeScreenshotService: UIScreenshotService?
  /// Behind `activityItemsConfigurationSource`.
  final weak var sharingSource: (any UIActivityItemsConfigurationProviding)?

  /// The scene's windows that are still alive: those of one level from the back to the front, as they joined the scene or
  /// `makeKeyAndVisible()` brought them forward.
  public var windows: [UIWindow] { attached.compactMap(\.window) }

  /// Visits the windows, as they are now; the app may add and remove some meanwhile.
  final func forEachWindow(_ body: (UIWindow) -> Void) {
    for entry in attached {
      if let window = entry.window { body(window) }
    }
  }

  /// The surroundings have changed; ``traitCollection`` has the new ones. Deprecated on a device since iOS 17. The default does
  /// nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The window of this scene that receives keyboard input, if there is one. Every scene has its own.
  public internal(set) weak var keyWindow: UIWindow?
}

/// Refers to a window without keeping it.
struct WeakWindow {
  weak var window: UIWindow?
}
