import SwiftUICore

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let kind: Int
  /// For searching.
  public static let search = TabRole(kind: 0)
}
