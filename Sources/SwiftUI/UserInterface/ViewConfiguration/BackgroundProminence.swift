public import SwiftUICore

/// How much the background of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  /// As usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// Much, as that of a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

extension EnvironmentValues {
  /// How much the background of the view stands out. Differs from Apple: a selected row does not set it.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}

private struct BackgroundProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }
