import Foundation

/// One thing that traits say, as a type: what handlers of changes and overrides name. iOS 17.
///
/// Differs from Apple: the traits of ``UITraitCollection`` are all there are; one of an app's own has its default value
/// everywhere.
public protocol UITraitDefinition {
  /// What the trait says.
  associatedtype Value
  /// What it says where nobody has set it.
  static var defaultValue: Value { get }
}

/// A trait, by its type.
public typealias UITrait = any UITraitDefinition.Type

/// What kind of device it is. iOS 17.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// What it says where nobody has set it.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
}

/// Whether the surroundings are light or dark. iOS 17.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// What it says where nobody has set it.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
}

/// How much room there is from side to side. iOS 17.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// What it says where nobody has set it.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

/// How much room there is from top to bottom. iOS 17.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// What it says where nobody has set it.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

/// Whether the window is the one the user works in. iOS 17.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// What it says where nobody has set it.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
}

/// Whether it lies in front of other things. iOS 17.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// What it says where nobody has set it.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
}

/// Pixels to a point. iOS 17.
public struct UITraitDisplayScale: UITraitDefinition {
  /// What it says where nobody has set it.
  public static let defaultValue: CGFloat = 0
}

/// Whether the scene is being recorded or shown on another screen. iOS 17.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// What it says where nobody has set it.
  public static let defaultValue: UISceneCaptureState = .unspecified
}
