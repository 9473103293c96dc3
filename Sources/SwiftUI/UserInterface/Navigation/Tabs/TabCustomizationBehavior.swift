import SwiftUICore

/// What the user may arrange of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let kind: Int
  /// As the platform decides.
  public static let automatic = TabCustomizationBehavior(kind: 0)
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(kind: 1)
  /// Its place.
  public static let reorderable = TabCustomizationBehavior(kind: 2)
}
