public import Foundation
import RuntimeLogging

/// Traits of a scene that override those of its environment. iOS 17.
///
/// Reading a trait that was not set here raises an exception on a device; here it returns the trait's default and is logged. Check
/// ``contains(_:)`` first.
@preconcurrency @MainActor public struct UITraitOverrides: UIMutableTraits {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  init() {}

  /// Whether no trait was set.
  var isEmpty: Bool { values.isEmpty }

  /// Whether a trait was set here.
  public func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

  private func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    if let value = values[ObjectIdentifier(trait)] as? Trait.Value { return value }
    RuntimeLog.write("The trait \(trait) is not overridden here; its default is returned. Call contains(_:) first.")
    return trait.defaultValue
  }

  private func override<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    values[ObjectIdentifier(trait)] as? Trait.Value
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { value(of: UITraitUserInterfaceIdiom.self) }
    set { values[ObjectIdentifier(UITraitUserInterfaceIdiom.self)] = newValue }
  }

  /// Whether the appearance is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { value(of: UITraitUserInterfaceStyle.self) }
    set { values[ObjectIdentifier(UITraitUserInterfaceStyle.self)] = newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { value(of: UITraitHorizontalSizeClass.self) }
    set { values[ObjectIdentifier(UITraitHorizontalSizeClass.self)] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { value(of: UITraitVerticalSizeClass.self) }
    set { values[ObjectIdentifier(UITraitVerticalSizeClass.self)] = newValue }
  }

  /// Whether the window has the focus.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { value(of: UITraitActiveAppearance.self) }
    set { values[ObjectIdentifier(UITraitActiveAppearance.self)] = newValue }
  }

  /// Whether the content is elevated above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { value(of: UITraitUserInterfaceLevel.self) }
    set { values[ObjectIdentifier(UITraitUserInterfaceLevel.self)] = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { value(of: UITraitDisplayScale.self) }
    set { values[ObjectIdentifier(UITraitDisplayScale.self)] = newValue }
  }

  /// Whether the scene is being recorded or shown on another screen.
  public var sceneCaptureState: UISceneCaptureState {
    get { value(of: UITraitSceneCaptureState.self) }
    set { values[ObjectIdentifier(UITraitSceneCaptureState.self)] = newValue }
  }

  /// The traits with these overrides applied.
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
