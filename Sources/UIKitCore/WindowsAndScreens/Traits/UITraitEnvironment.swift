import Foundation

/// Something that stands in surroundings and can be told that they have changed.
///
/// Differs from Apple: of the classes of UIKit window scenes are told; views and controllers ask for their traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// What the surroundings are like.
  var traitCollection: UITraitCollection { get }
  /// The surroundings have changed. Deprecated on a device since iOS 17.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What a handler of changes is registered by, to take it back. iOS 17.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A handler of a scene, and what it waits for.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UIWindowScene, UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UIWindowScene, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }
}

extension UITraitCollection {
  /// Whether one of `traits` says something else in `other`. Traits of an app's own never do.
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
