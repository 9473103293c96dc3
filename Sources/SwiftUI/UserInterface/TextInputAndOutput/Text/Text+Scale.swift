import SwiftUICore

extension Text {
  /// A size relative to the font.
  public struct Scale: Hashable, Sendable {
    private let kind: Int
    /// That of the font.
    public static let `default` = Scale(kind: 0)
    /// A smaller one.
    public static let secondary = Scale(kind: 1)
  }
}
