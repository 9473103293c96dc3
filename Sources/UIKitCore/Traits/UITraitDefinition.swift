public import Foundation

/// A trait as a type, used by change handlers and overrides. iOS 17.
///
/// An app defines a trait of its own with a type that conforms. Its values are equal by their `==`, or as the same objects; values with
/// neither always differ.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value if the trait is not set.
  static var defaultValue: Value { get }
  /// The name for debugging. The default is the type's name.
  static var name: String { get }
  /// A name that identifies the trait outside of the process. The default is the type's name with its module.
  static var identifier: String { get }
  /// Whether colours depend on the trait, so that they are resolved again when it has changed. Default: `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { "\(Self.self)" }
  /// The type's name with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, by its type.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit, which has a field in each collection.
protocol SystemTrait: UITraitDefinition {
  /// The field.
  static var field: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func read(_ values: TraitValues) -> Any { values[keyPath: field] }

  static func write(_ value: Any, into values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: field] = value }
  }
}

/// The kind of device. iOS 17.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Whether the appearance is light or dark. iOS 17.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// `true`.
  public static let affectsColorAppearance = true
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The horizontal size class. iOS 17.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical size class. iOS 17.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Whether the window has the focus. iOS 17.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// Whether the content is elevated above other content. iOS 17.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// `true`.
  public static let affectsColorAppearance = true
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Pixels per point. iOS 17.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: CGFloat = 0
  static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// Whether the scene is being recorded or shown on another screen. iOS 17.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UISceneCaptureState = .unspecified
  static var field: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

/// The direction of the layout. iOS 17.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The text size that the user prefers. iOS 17.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UIContentSizeCategory = .unspecified
  static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// Whether text is bold. iOS 17.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UILegibilityWeight = .unspecified
  static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the contrast is high. iOS 17.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// `true`.
  public static let affectsColorAppearance = true
  static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Whether touches have a force. iOS 17.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UIForceTouchCapability = .unknown
  static var field: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The colours that the display can show. iOS 17.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UIDisplayGamut = .unspecified
  /// `true`.
  public static let affectsColorAppearance = true
  static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The brightness of images. iOS 17.
public struct UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: UIImageDynamicRange = .unspecified
  static var field: WritableKeyPath<TraitValues, UIImageDynamicRange> { \.imageDynamicRange }
}

/// The language for typesetting, or `nil` for the user's. iOS 17.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
  /// The value if the trait is not set.
  public static let defaultValue: Locale.Language? = nil
  static var field: WritableKeyPath<TraitValues, Locale.Language?> { \.typesettingLanguage }
}
