public import Foundation

/// Whether the appearance is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// The amount of space in one direction.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Compact space.
  case compact = 1
  /// Enough space for a tablet's layout.
  case regular = 2
}

/// Whether the window has the focus.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Another window has the focus.
  case inactive = 0
  /// The window has the focus (D-01, F-22).
  case active = 1
}

/// Whether content is at the base level or elevated, which is visible in the dark appearance.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The base level: content that fills the screen.
  case base = 0
  /// The elevated level: a window among others, as every window of a desktop.
  case elevated = 1
}

/// The traits of a view's environment. Immutable.
///
/// Differs from Apple: it has these traits only.
public final class UITraitCollection: NSObject, Sendable {
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Whether the appearance is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Whether the window has the focus. Only this trait changes with the focus: no activation callback is sent (D-01).
  public let activeAppearance: UIUserInterfaceActiveAppearance
  /// Whether the content is elevated above other content.
  public let userInterfaceLevel: UIUserInterfaceLevel
  /// Pixels per point; 0 if unspecified.
  public let displayScale: CGFloat
  /// Whether the scene is being recorded or shown on another screen. iOS 17. Differs from Apple: never `active`, because a desktop does not
  /// report it.
  public let sceneCaptureState: UISceneCaptureState

  private static let currentKey = "proscenium.UITraitCollection.current"
  /// The traits of the main thread, which reads them for each view that it draws. Used on the main thread only.
  nonisolated(unsafe) private static var currentOnMain: UITraitCollection?

  /// The current traits of this thread: those last set on it, or those of a light window with the focus.
  public class var current: UITraitCollection {
    get {
      (Thread.isMainThread ? currentOnMain : Thread.current.threadDictionary[currentKey] as? UITraitCollection)
        ?? UITraitCollection(userInterfaceStyle: .light, activeAppearance: .active, sceneCaptureState: .inactive)
    }
    set {
      if Thread.isMainThread {
        currentOnMain = newValue
      } else {
        Thread.current.threadDictionary[currentKey] = newValue
      }
    }
  }

  /// A collection with all traits unspecified.
  public convenience override init() { self.init(userInterfaceStyle: .unspecified) }

  /// A collection with only the style specified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, activeAppearance: .unspecified)
  }

  /// A collection with only the capture state specified. iOS 17.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(userInterfaceStyle: .unspecified, sceneCaptureState: sceneCaptureState)
  }

  init(
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified, userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    activeAppearance: UIUserInterfaceActiveAppearance = .unspecified, displayScale: CGFloat = 0,
    userInterfaceLevel: UIUserInterfaceLevel = .unspecified, sceneCaptureState: UISceneCaptureState = .unspecified
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.activeAppearance = activeAppearance
    self.displayScale = displayScale
    self.userInterfaceLevel = userInterfaceLevel
    self.sceneCaptureState = sceneCaptureState
    super.init()
  }

  /// The traits that are known in both and equal there, or known in `self` only: used to change one of them.
  func replacing(
    style: UIUserInterfaceStyle? = nil, horizontal: UIUserInterfaceSizeClass? = nil,
    vertical: UIUserInterfaceSizeClass? = nil, activeAppearance: UIUserInterfaceActiveAppearance? = nil,
    level: UIUserInterfaceLevel? = nil, idiom: UIUserInterfaceIdiom? = nil, displayScale: CGFloat? = nil,
    captureState: UISceneCaptureState? = nil
  ) -> UITraitCollection {
    UITraitCollection(
      userInterfaceIdiom: idiom ?? userInterfaceIdiom, userInterfaceStyle: style ?? userInterfaceStyle,
      horizontalSizeClass: horizontal ?? horizontalSizeClass, verticalSizeClass: vertical ?? verticalSizeClass,
      activeAppearance: activeAppearance ?? self.activeAppearance, displayScale: displayScale ?? self.displayScale,
      userInterfaceLevel: level ?? userInterfaceLevel, sceneCaptureState: captureState ?? sceneCaptureState)
  }

  /// Whether all traits are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom && userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && activeAppearance == other.activeAppearance && displayScale == other.displayScale
      && userInterfaceLevel == other.userInterfaceLevel && sceneCaptureState == other.sceneCaptureState
  }

  /// Consistent with ``isEqual(_:)``.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(activeAppearance)
    return hasher.finalize()
  }
}
