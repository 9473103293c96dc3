import Foundation

extension UITraitCollection {
  /// Whether each specified trait of `trait` has the same value here. A collection with all traits unspecified is in each.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var contains = true
    trait.values.forEachSpecified { specified, _ in
      if contains, !trait.values.agrees(with: values, in: specified) { contains = false }
    }
    return contains
  }

  /// Whether dynamic colours may have another value than in `traitCollection`: style, level, contrast, gamut, and the app's own traits that
  /// affect colours are compared. iOS 13.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return traitCollection !== self && !values.hasColorAppearance(of: traitCollection.values)
  }

  /// Runs `actions` with this collection as ``current``. iOS 13.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }

  /// UIKit's traits on which colours depend. iOS 17.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
      UITraitDisplayGamut.self,
    ]
  }

  /// UIKit's traits on which it depends which image an image's name stands for. iOS 17.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitAccessibilityContrast.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }

  /// Whether one of `traits` has another value in `other`.
  func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { !values.agrees(with: other.values, in: $0) }
  }
}
