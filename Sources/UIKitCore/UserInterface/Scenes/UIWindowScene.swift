package import Foundation
package import ViewBacking

/// A scene that manages windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// Windows in the order in which they joined the scene or were brought to the front. Weak, because the app retains its windows.
  final var attached: [WeakWindow] = []
  /// The value of ``sizeRestrictions`` on devices with resizable windows.
  final lazy var restrictions = UISceneSizeRestrictions()
  /// The host's window, if there is a display.
  package final var backing: (any SceneBacking)?
  /// The content size of the host's window, in points; `nil` if there is none.
  package final var contentSize: CGSize?
  /// Whether the bar of the root controller is at the upper edge of the content, and so in the window's title bar.
  final var contentReachesTitleBar = false
  /// The area of the title bar's buttons over the content; `nil` if the title bar is above it.
  final var titleBarArea: TitleBarArea?
  /// The traits that the host's window determines.
  final var traits: UITraitCollection?
  /// The storage of `traitOverrides`.
  final var overrides = UITraitOverrides()
  /// The handlers of trait changes, in the order of registration.
  final var traitRegistrations: [TraitChangeRegistration] = []
  /// Whether the orientation was locked when the delegate was last notified of it.
  final var knownOrientationLock = false
  /// The description that was last sent to the host.
  final var shownDescription: SceneDescription?
  /// Whether the window has a menu.
  final var hasMenu = false
  /// The files that the user is choosing, and what receives them.
  final var fileRequest: (request: FileRequest, completion: @MainActor ([URL]?) -> Void)?
  /// The menu that the host shows.
  final var shownMenu: UIMenu?
  final var shownWindows: [ObjectIdentifier] = []
  /// The storage of `closureConfirmation`.
  final var pendingClosureConfirmation: UISceneClosureConfirmation?
  /// The confirmation that the user is asked at this moment (Z-06).
  final var askedConfirmation: UISceneClosureConfirmation?
  /// Whether the user is dragging an edge of the window (Z-12).
  final var isBeingResized = false
  /// The storage of `screenshotService`, created on first access.
  final var storedScreenshotService: UIScreenshotService?
  /// The storage of `activityItemsConfigurationSource`.
  /// The system that knows which view has the focus, if anything has asked for it.
  final var focus: UIFocusSystem?
  final weak var sharingSource: (any UIActivityItemsConfigurationProviding)?

  /// The scene's windows that are still alive: those of one level from the back to the front, as they joined the scene or
  /// `makeKeyAndVisible()` brought them forward.
  public var windows: [UIWindow] { attached.compactMap(\.window) }

  /// Calls `body` with each window of the current list; the app may add and remove windows meanwhile.
  final func forEachWindow(_ body: (UIWindow) -> Void) {
    for entry in attached {
      if let window = entry.window { body(window) }
    }
  }

  /// The traits have changed; ``traitCollection`` has the new ones. Deprecated on a device since iOS 17. The default does
  /// nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The window of this scene that receives keyboard input, if there is one. Every scene has its own.
  public internal(set) weak var keyWindow: UIWindow?
}

/// Refers to a window without retaining it.
struct WeakWindow {
  weak var window: UIWindow?
}
