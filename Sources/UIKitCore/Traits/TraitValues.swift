import Foundation

/// The values of all traits: UIKit's as fields, and those of an app by their types.
struct TraitValues: Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var sceneCaptureState = UISceneCaptureState.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var displayGamut = UIDisplayGamut.unspecified
  var imageDynamicRange = UIImageDynamicRange.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var typesettingLanguage: Locale.Language?
  /// The values of traits that the app defines.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// Whether the values that determine colours are those of `other`.
  func hasColorAppearance(of other: TraitValues) -> Bool {
    userInterfaceStyle == other.userInterfaceStyle && userInterfaceLevel == other.userInterfaceLevel
      && accessibilityContrast == other.accessibilityContrast && displayGamut == other.displayGamut
      && custom.filter(\.value.affectsColorAppearance) == other.custom.filter(\.value.affectsColorAppearance)
  }

  /// The value of a trait, or its default.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type { return system.read(self) as? Trait.Value ?? trait.defaultValue }
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }
    set { set(newValue, of: trait) }
  }

  /// Sets a trait. A value of another type than the trait's has no effect on UIKit's traits.
  mutating func set(_ value: Any, of trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.write(value, into: &self)
    } else {
      custom[ObjectIdentifier(trait)] = CustomTraitValue(value, of: trait)
    }
  }

  /// Whether a trait has the same value in `other`.
  func agrees<Trait: UITraitDefinition>(with other: TraitValues, in trait: Trait.Type) -> Bool {
    if let system = trait as? any SystemTrait.Type {
      return CustomTraitValue.areEqual(system.read(self), system.read(other))
    }
    let key = ObjectIdentifier(trait)
    if custom[key] == nil, other.custom[key] == nil { return true }
    return CustomTraitValue.areEqual(self[trait], other[trait])
  }

  /// The traits that are not unspecified, each with its value.
  func forEachSpecified(_ body: (UITrait, Any) -> Void) {
    for trait in TraitValues.system {
      let value = trait.read(self)
      if !CustomTraitValue.areEqual(value, trait.read(TraitValues())) { body(trait, value) }
    }
    for value in custom.values { body(value.trait, value.value) }
  }

  /// UIKit's traits.
  private static var system: [any SystemTrait.Type] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitActiveAppearance.self, UITraitUserInterfaceLevel.self,
      UITraitSceneCaptureState.self, UITraitLayoutDirection.self, UITraitLegibilityWeight.self,
      UITraitAccessibilityContrast.self, UITraitForceTouchCapability.self, UITraitDisplayGamut.self,
      UITraitImageDynamicRange.self, UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self,
      UITraitTypesettingLanguage.self,
    ]
  }
}

/// The value of a trait that an app defines.
///
/// The value need not be `Sendable`: Apple requires that a trait's value is not changed once it is in a collection.
struct CustomTraitValue: Hashable, @unchecked Sendable {
  let trait: UITrait
  let value: Any

  init(_ value: Any, of trait: UITrait) {
    self.value = value
    self.trait = trait
  }

  var affectsColorAppearance: Bool { trait.affectsColorAppearance }

  static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
    left.trait == right.trait && areEqual(left.value, right.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }

  /// Whether two values are equal: by their own comparison, or as the same object. Values with neither always differ.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any Equatable { return left.isEqual(to: right) }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return (left as AnyObject) === (right as AnyObject)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
