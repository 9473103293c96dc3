import SwiftUICore

/// Where a tab is.
public struct TabPlacement: Hashable, Sendable {
  private let kind: Int
  /// As the platform decides.
  public static let automatic = TabPlacement(kind: 0)
  /// At a fixed place.
  public static let pinned = TabPlacement(kind: 1)
  /// In the list at the side only.
  public static let sidebarOnly = TabPlacement(kind: 2)
}
