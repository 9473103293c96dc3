import Foundation

/// Whether the surroundings are light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Enough for a tablet's layout.
  case regular = 2
}

/// Whether the window is the one the user works in.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// Another window has the focus.
  case inactive = 0
  /// The window has the focus (D-01, F-22).
  case active = 1
}

/// Whether something lies on the ground or in front of other things, which shows in the dark.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// On the ground: fills the screen.
  case base = 0
  /// In front: a window among others, as every window of a desktop is.
  case elevated = 1
}

/// What the surroundings of a view are like. A value that never changes.
///
/// Differs from Apple: it has these traits only.
public final class UITraitCollection: NSObject, Sendable {
  /// What kind of device it is.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Whether the surroundings are light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Whether the window is the one the user works in. Follows the focus and nothing else does: no activation callback
  /// comes with it (D-01).
  public let activeAppearance: UIUserInterfaceActiveAppearance
  /// Whether it lies in front of other things.
  public let userInterfaceLevel: UIUserInterfaceLevel
  /// Pixels to a point; 0 where it is not known.
  public let displayScale: CGFloat
  /// Whether the scene is being recorded or shown on another screen. iOS 17. Differs from Apple: never `active`, because a
  /// desktop tells no app of it.
  public let sceneCaptureState: UISceneCaptureState

  private static let currentKey = "proscenium.UITraitCollection.current"
  /// Those of the main thread, which asks for each view that it draws. Nobody else looks here.
  nonisolated(unsafe) private static var currentOnMain: UITraitCollection?

  /// The traits in force on this thread: those last set on it, or a light window's in focus.
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

  /// Traits of which none is known.
  public convenience override init() { self.init(userInterfaceStyle: .unspecified) }

  /// Traits of which only the style is known.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, activeAppearance: .unspecified)
  }

  /// Traits of which only the capture state is known. iOS 17.
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

  /// Whether all traits are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom && userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && activeAppearance == other.activeAppearance && displayScale == other.displayScale
      && userInterfaceLevel == other.userInterfaceLevel && sceneCaptureState == other.sceneCaptureState
  }

  /// Fits ``isEqual(_:)``.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(activeAppearance)
    return hasher.finalize()
  }
}
