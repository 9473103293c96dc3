import Foundation

/// Traits that a scene has in place of what its surroundings are like. iOS 17.
///
/// Reading a trait that was not set here raises an exception on a device; here it gives the trait's default, with a line in
/// the log. Ask ``contains(_:)`` first.
@preconcurrency @MainActor public struct UITraitOverrides: UIMutableTraits {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  init() {}

  /// Whether nothing was set.
  var isEmpty: Bool { values.isEmpty }

  /// Whether a trait was set here.
  public func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

  /// Takes back what was set of a trait.
  public mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

  private func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    if let value = values[ObjectIdentifier(trait)] as? Trait.Value { return value }
    RuntimeLog.write("The trait \(trait) is not overridden here; its default is given. Ask contains(_:) first.")
    return trait.defaultValue
  }

  private func override<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    values[ObjectIdentifier(trait)] as? Trait.Value
  }

  /// What kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { value(of: UITraitUserInterfaceIdiom.self) }
    set { values[ObjectIdentifier(UITraitUserInterfaceIdiom.self)] = newValue }
  }

  /// Whether the surroundings are light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { value(of: UITraitUserInterfaceStyle.self) }
    set { values[ObjectIdentifier(UITraitUserInterfaceStyle.self)] = newValue }
  }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { value(of: UITraitHorizontalSizeClass.self) }
    set { values[ObjectIdentifier(UITraitHorizontalSizeClass.self)] = newValue }
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { value(of: UITraitVerticalSizeClass.self) }
    set { values[ObjectIdentifier(UITraitVerticalSizeClass.self)] = newValue }
  }

  /// Whether the window is the one the user works in.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { value(of: UITraitActiveAppearance.self) }
    set { values[ObjectIdentifier(UITraitActiveAppearance.self)] = newValue }
  }

  /// Whether it lies in front of other things.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { value(of: UITraitUserInterfaceLevel.self) }
    set { values[ObjectIdentifier(UITraitUserInterfaceLevel.self)] = newValue }
  }

  /// Pixels to a point.
  public var displayScale: CGFloat {
    get { value(of: UITraitDisplayScale.self) }
    set { values[ObjectIdentifier(UITraitDisplayScale.self)] = newValue }
  }

  /// Whether the scene is being recorded or shown on another screen.
  public var sceneCaptureState: UISceneCaptureState {
    get { value(of: UITraitSceneCaptureState.self) }
    set { values[ObjectIdentifier(UITraitSceneCaptureState.self)] = newValue }
  }

  /// Traits with what was set here in place of what they say.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    if values.isEmpty { return traits }
    return traits.replacing(
      style: override(of: UITraitUserInterfaceStyle.self),
      horizontal: override(of: UITraitHorizontalSizeClass.self),
      vertical: override(of: UITraitVerticalSizeClass.self),
      activeAppearance: override(of: UITraitActiveAppearance.self),
      level: override(of: UITraitUserInterfaceLevel.self),
      idiom: override(of: UITraitUserInterfaceIdiom.self),
      displayScale: override(of: UITraitDisplayScale.self),
      captureState: override(of: UITraitSceneCaptureState.self))
  }
}
