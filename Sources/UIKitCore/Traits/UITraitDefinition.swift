public import Foundation

/// A trait as a type, used by change handlers and overrides. iOS 17.
///
/// Differs from Apple: only the traits of ``UITraitCollection`` exist; an app's own trait has its default value everywhere.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value if the trait is not set.
  static var defaultValue: Value { get }
}

/// A trait, by its type.
public typealias UITrait = any UITraitDefinition.Type

/// The kind of device. iOS 17.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value if the trait is not set.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
}

/// Whether the appearance is light or dark. iOS 17.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value if the trait is not set.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
}

/// The horizontal size class. iOS 17.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value if the trait is not set.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

/// The vertical size class. iOS 17.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The value if the trait is not set.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

/// Whether the window has the focus. iOS 17.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// The value if the trait is not set.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
}

/// Whether the content is elevated above other content. iOS 17.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value if the trait is not set.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
}

/// Pixels per point. iOS 17.
public struct UITraitDisplayScale: UITraitDefinition {
  /// The value if the trait is not set.
  public static let defaultValue: CGFloat = 0
}

/// Whether the scene is being recorded or shown on another screen. iOS 17.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// The value if the trait is not set.
  public static let defaultValue: UISceneCaptureState = .unspecified
}
