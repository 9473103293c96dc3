public import SwiftUICore

/// How much badges stand out. Differs from Apple: they all look the same.
public struct BadgeProminence: Hashable, Sendable {
  private let rank: Int
  /// Little.
  public static let decreased = BadgeProminence(rank: 0)
  /// As usual.
  public static let standard = BadgeProminence(rank: 1)
  /// Much.
  public static let increased = BadgeProminence(rank: 2)
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

private struct BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }

extension View {
  /// Sets how much badges in the view stand out.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
