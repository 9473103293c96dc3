import Foundation
import RuntimeLogging

/// Traits of a scene, a controller or a view that override those of its environment. iOS 17.
///
/// Reading a trait that was not set here raises an exception on a device; here it returns the trait's default and is logged. Check
/// ``contains(_:)`` first.
@preconcurrency @MainActor public struct UITraitOverrides: UIMutableTraits {
  private var values: [ObjectIdentifier: CustomTraitValue] = [:]

  init() {}

  /// Overrides with the specified traits of a collection.
  init(_ traits: UITraitCollection) {
    traits.values.forEachSpecified { values[ObjectIdentifier($0)] = CustomTraitValue($1, of: $0) }
  }

  /// Whether no trait was set.
  var isEmpty: Bool { values.isEmpty }

  /// Whether a trait was set here.
  public func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

  /// The value of a trait that was set here.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let value = values[ObjectIdentifier(trait)]?.value as? Trait.Value { return value }
      RuntimeLog.write("The trait \(trait) is not overridden here; its default is returned. Call contains(_:) first.")
      return trait.defaultValue
    }
    set { values[ObjectIdentifier(trait)] = CustomTraitValue(newValue, of: trait) }
  }

  /// The traits with these overrides applied.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    if values.isEmpty { return traits }
    var changed = traits.values
    for value in values.values { changed.set(value.value, of: value.trait) }
    return UITraitCollection(changed)
  }
}
