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

/// How much the background of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  /// As usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// Much, as that of a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// How much the background of the view stands out. Differs from Apple: a selected row does not set it.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}

private struct BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
private struct BackgroundProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }

extension View {
  /// Sets how much badges in the view stand out.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
