public import Foundation

/// Traits that can be changed. iOS 17.
///
/// An app adds a property for a trait of its own in an extension, by means of the subscript.
@preconcurrency @MainActor public protocol UIMutableTraits {
  /// The value of a trait, such as one that the app defines.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Whether the appearance is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Whether the window has the focus.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// Whether the content is elevated above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// Whether the scene is being recorded or shown on another screen.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// The direction of the layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Whether text is bold.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// Whether the contrast is high.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Whether touches have a force.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// The colours that the display can show.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// The brightness of images.
  public var imageDynamicRange: UIImageDynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  /// The language for typesetting, or `nil` for the user's.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}

/// The traits that a closure changes.
struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  nonisolated init(_ values: TraitValues) { self.values = values }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// The values after `mutations`.
  nonisolated static func values(
    changing values: TraitValues, by mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }
}
