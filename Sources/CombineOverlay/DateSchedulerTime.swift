public import Foundation
public import OpenCombine

/// A time of a run loop or an operation queue: `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType`.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The time.
  public var date: Date

  /// A time.
  public init(_ date: Date) { self.date = date }

  /// The distance to another time.
  public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  /// The time after a distance.
  public func advanced(by stride: Stride) -> DateSchedulerTime { DateSchedulerTime(date + stride.timeInterval) }

  /// A distance of two times.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable,
    Hashable, Sendable
  {
    /// The distance in seconds.
    public var timeInterval: TimeInterval

    /// A number of seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    /// A number of seconds.
    public init(floatLiteral value: TimeInterval) { timeInterval = value }
    /// A number of seconds.
    public init(integerLiteral value: TimeInterval) { timeInterval = value }
    /// A number of seconds, if it can be represented.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      timeInterval = value
    }

    /// The distance in seconds.
    public var magnitude: TimeInterval { timeInterval }

    /// Whether the left one is shorter.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.timeInterval < rhs.timeInterval }
    /// The product.
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval * rhs.timeInterval) }
    /// The sum.
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval + rhs.timeInterval) }
    /// The difference.
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval - rhs.timeInterval) }
    /// Multiplies.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    /// Adds.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    /// Subtracts.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

    /// A number of seconds.
    public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }
    /// A number of seconds.
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
    /// A number of milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(TimeInterval(milliseconds) / 1e3) }
    /// A number of microseconds.
    public static func microseconds(_ microseconds: Int) -> Stride { Stride(TimeInterval(microseconds) / 1e6) }
    /// A number of nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(TimeInterval(nanoseconds) / 1e9) }
  }
}
