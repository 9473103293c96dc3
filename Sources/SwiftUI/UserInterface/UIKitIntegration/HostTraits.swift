import SwiftUICore
public import UIKitCore

/// What views find of UIKit's traits, and of the user's settings, where they are shown.
struct HostTraits: Equatable {
  private let horizontal: UserInterfaceSizeClass?
  private let vertical: UserInterfaceSizeClass?
  private let colorScheme: ColorScheme
  private let displayScale: CGFloat
  private let legibilityWeight: LegibilityWeight?
  private let dynamicTypeSize: DynamicTypeSize
  private let layoutDirection: LayoutDirection
  private let contrast: ColorSchemeContrast
  private let reducesMotion: Bool

  /// The traits of a view.
  @MainActor init(_ traits: UITraitCollection) {
    horizontal = UserInterfaceSizeClass(traits.horizontalSizeClass)
    vertical = UserInterfaceSizeClass(traits.verticalSizeClass)
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    displayScale = traits.displayScale > 0 ? traits.displayScale : 1
    legibilityWeight = LegibilityWeight(traits.legibilityWeight)
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    contrast = traits.accessibilityContrast == .high ? .increased : .standard
    reducesMotion = UIAccessibility.isReduceMotionEnabled
  }

  /// Sets the values that differ.
  func apply(to values: inout EnvironmentValues) {
    if values.horizontalSizeClass != horizontal { values.horizontalSizeClass = horizontal }
    if values.verticalSizeClass != vertical { values.verticalSizeClass = vertical }
    if values.colorScheme != colorScheme { values.colorScheme = colorScheme }
    if values.displayScale != displayScale { values.displayScale = displayScale }
    if values.legibilityWeight != legibilityWeight { values.legibilityWeight = legibilityWeight }
    if values.layoutDirection != layoutDirection { values.layoutDirection = layoutDirection }
    if values.colorSchemeContrast != contrast { values[ColorSchemeContrastKey.self] = contrast }
    if values.accessibilityReduceMotion != reducesMotion { values[ReduceMotionKey.self] = reducesMotion }
    if values.dynamicTypeSize != dynamicTypeSize { values.dynamicTypeSize = dynamicTypeSize }
  }
}

extension EnvironmentValues {
  /// Sets what all views of one host share.
  @MainActor mutating func setHostValues() {
    editMode = SharedEditMode().binding
    focusedValuesStore = FocusedValuesStore()
  }
}

extension DynamicTypeSize {
  /// The size for UIKit's category; `nil` for one that is not known.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory.ascending.firstIndex(of: uiSizeCategory) else { return nil }
    self = DynamicTypeSize.allCases[index]
  }
}
