public import Foundation

/// An object with a trait environment that is notified of changes.
///
/// Differs from Apple: of UIKit's classes only window scenes are notified; views and controllers read their traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }
  /// The traits have changed. Deprecated on a device since iOS 17.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The registration of a change handler, used to unregister it. iOS 17.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitCollection {
  /// Whether one of `traits` has another value in `other`. An app's own traits never differ.
  func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { trait in
      switch ObjectIdentifier(trait) {
      case ObjectIdentifier(UITraitUserInterfaceIdiom.self): userInterfaceIdiom != other.userInterfaceIdiom
      case ObjectIdentifier(UITraitUserInterfaceStyle.self): userInterfaceStyle != other.userInterfaceStyle
      case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontalSizeClass != other.horizontalSizeClass
      case ObjectIdentifier(UITraitVerticalSizeClass.self): verticalSizeClass != other.verticalSizeClass
      case ObjectIdentifier(UITraitActiveAppearance.self): activeAppearance != other.activeAppearance
      case ObjectIdentifier(UITraitUserInterfaceLevel.self): userInterfaceLevel != other.userInterfaceLevel
      case ObjectIdentifier(UITraitDisplayScale.self): displayScale != other.displayScale
      case ObjectIdentifier(UITraitSceneCaptureState.self): sceneCaptureState != other.sceneCaptureState
      default: false
      }
    }
  }
}
