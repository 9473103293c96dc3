import SwiftUICore

extension Text {
  /// How a date is shown.
  public struct DateStyle: Equatable, Sendable {
    enum Kind: Equatable { case time, date, relative, offset, timer }
    let kind: Kind
    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The distance from now.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now, as a clock.
    public static let timer = DateStyle(kind: .timer)
  }
}
