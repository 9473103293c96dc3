import SwiftUICore
public import UIKitCore

/// What views find of UIKit's traits where they are shown.
struct HostTraits: Equatable {
  private let horizontal: UserInterfaceSizeClass?
  private let vertical: UserInterfaceSizeClass?
  private let colorScheme: ColorScheme
  private let displayScale: CGFloat
  private let legibilityWeight: LegibilityWeight?

  /// The traits of a view.
  @MainActor init(_ traits: UITraitCollection) {
    horizontal = UserInterfaceSizeClass(traits.horizontalSizeClass)
    vertical = UserInterfaceSizeClass(traits.verticalSizeClass)
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    displayScale = traits.displayScale > 0 ? traits.displayScale : 1
    legibilityWeight = LegibilityWeight(traits.legibilityWeight)
  }

  /// Sets the values that differ.
  func apply(to values: inout EnvironmentValues) {
    if values.horizontalSizeClass != horizontal { values.horizontalSizeClass = horizontal }
    if values.verticalSizeClass != vertical { values.verticalSizeClass = vertical }
    if values.colorScheme != colorScheme { values.colorScheme = colorScheme }
    if values.displayScale != displayScale { values.displayScale = displayScale }
    if values.legibilityWeight != legibilityWeight { values.legibilityWeight = legibilityWeight }
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
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    guard let index = categories.firstIndex(of: uiSizeCategory) else { return nil }
    self = DynamicTypeSize.allCases[index]
  }
}
