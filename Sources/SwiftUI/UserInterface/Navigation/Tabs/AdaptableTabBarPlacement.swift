import SwiftUICore

/// Where tabs that adapt are.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let kind: Int
  /// As the platform decides.
  public static let automatic = AdaptableTabBarPlacement(kind: 0)
  /// In the bar.
  public static let tabBar = AdaptableTabBarPlacement(kind: 1)
  /// In the list at the side.
  public static let sidebar = AdaptableTabBarPlacement(kind: 2)
}
