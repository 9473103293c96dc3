public import Foundation
import MainThread

/// The traits of a view's environment. Immutable.
///
/// Differs from Apple: it cannot be archived.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  let values: TraitValues

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the appearance is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the window has the focus. Only this trait changes with the focus: no activation callback is sent (D-01).
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// Whether the content is elevated above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// Whether the scene is being recorded or shown on another screen. iOS 17. Differs from Apple: never `active`, because a desktop does not
  /// report it.
  public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  /// The direction of the layout. iOS 10.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The text size that the user prefers. iOS 10.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Whether text is bold. iOS 13.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the contrast is high. iOS 13.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether touches have a force. iOS 9. Differs from Apple: never `available`, unless an app overrides it.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The colours that the display can show. iOS 10.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The brightness of images. iOS 17.
  public var imageDynamicRange: UIImageDynamicRange { values.imageDynamicRange }
  /// The language for typesetting, or `nil` for the user's. iOS 17.
  public var typesettingLanguage: Locale.Language? { values.typesettingLanguage }

  private static let currentKey = "proscenium.UITraitCollection.current"
  /// The traits of the main thread, which reads them for each view that it draws. Used on the main thread only.
  nonisolated(unsafe) private static var currentOnMain: UITraitCollection?
  /// The traits of a light window with the focus.
  private static let initial = UITraitCollection(setting: { values in
    values.userInterfaceStyle = .light
    values.activeAppearance = .active
    values.sceneCaptureState = .inactive
    values.layoutDirection = .leftToRight
    values.preferredContentSizeCategory = .large
    values.legibilityWeight = .regular
    values.accessibilityContrast = .normal
    values.forceTouchCapability = .unavailable
    values.displayGamut = .SRGB
  })

  /// The current traits of this thread: those last set on it, or those of a light window with the focus.
  public class var current: UITraitCollection {
    get {
      (MainThread.isFirst ? currentOnMain : Thread.current.threadDictionary[currentKey] as? UITraitCollection)
        ?? initial
    }
    set {
      if MainThread.isFirst {
        currentOnMain = newValue
      } else {
        Thread.current.threadDictionary[currentKey] = newValue
      }
    }
  }

  /// A collection with all traits unspecified.
  public convenience override init() { self.init(TraitValues()) }

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// A collection with the values that `change` sets.
  convenience init(setting change: (inout TraitValues) -> Void) {
    var values = TraitValues()
    change(&values)
    self.init(values)
  }

  convenience init(
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified, userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    activeAppearance: UIUserInterfaceActiveAppearance = .unspecified, displayScale: CGFloat = 0,
    userInterfaceLevel: UIUserInterfaceLevel = .unspecified, sceneCaptureState: UISceneCaptureState = .unspecified
  ) {
    self.init(setting: { values in
      values.userInterfaceIdiom = userInterfaceIdiom
      values.userInterfaceStyle = userInterfaceStyle
      values.horizontalSizeClass = horizontalSizeClass
      values.verticalSizeClass = verticalSizeClass
      values.activeAppearance = activeAppearance
      values.displayScale = displayScale
      values.userInterfaceLevel = userInterfaceLevel
      values.sceneCaptureState = sceneCaptureState
    })
  }

  /// The traits that are known in both and equal there, or known in `self` only: used to change one of them.
  func replacing(
    style: UIUserInterfaceStyle? = nil, horizontal: UIUserInterfaceSizeClass? = nil,
    vertical: UIUserInterfaceSizeClass? = nil, activeAppearance: UIUserInterfaceActiveAppearance? = nil,
    level: UIUserInterfaceLevel? = nil, idiom: UIUserInterfaceIdiom? = nil, displayScale: CGFloat? = nil,
    captureState: UISceneCaptureState? = nil, contentSizeCategory: UIContentSizeCategory? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil, contrast: UIAccessibilityContrast? = nil
  ) -> UITraitCollection {
    var changed = values
    if let style { changed.userInterfaceStyle = style }
    if let horizontal { changed.horizontalSizeClass = horizontal }
    if let vertical { changed.verticalSizeClass = vertical }
    if let activeAppearance { changed.activeAppearance = activeAppearance }
    if let level { changed.userInterfaceLevel = level }
    if let idiom { changed.userInterfaceIdiom = idiom }
    if let displayScale { changed.displayScale = displayScale }
    if let captureState { changed.sceneCaptureState = captureState }
    if let layoutDirection { changed.layoutDirection = layoutDirection }
    if let contrast { changed.accessibilityContrast = contrast }
    if let contentSizeCategory { changed.preferredContentSizeCategory = contentSizeCategory }
    return UITraitCollection(changed)
  }

  /// The value of a trait, such as one that the app defines; its default if it is unspecified. iOS 17.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The collection itself, because it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether all traits are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || values == other.values
  }

  /// Consistent with ``isEqual(_:)``.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values)
    return hasher.finalize()
  }
}
