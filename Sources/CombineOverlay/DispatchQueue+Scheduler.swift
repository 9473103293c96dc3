public import Dispatch
public import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
  /// A time of a dispatch queue.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time of the system's clock.
    public var dispatchTime: DispatchTime

    /// A time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// The distance to another time.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

    /// The time after a distance.
    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + stride.timeInterval)
    }

    /// Hashes the time.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// A distance of two times.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Sendable
    {
      /// The distance in nanoseconds.
      public var magnitude: Int

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// A number of seconds; distances that are too long are the longest one.
      init(nanosecondsOf seconds: Double) {
        magnitude = Int(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max)
      }

      /// A distance of Dispatch's; `never` is the longest one.
      public init(_ interval: DispatchTimeInterval) {
        func scaled(_ value: Int, _ factor: Int) -> Int {
          let (result, overflows) = value.multipliedReportingOverflow(by: factor)
          return overflows ? (value < 0 ? .min : .max) : result
        }
        switch interval {
        case .seconds(let value): magnitude = scaled(value, 1_000_000_000)
        case .milliseconds(let value): magnitude = scaled(value, 1_000_000)
        case .microseconds(let value): magnitude = scaled(value, 1_000)
        case .nanoseconds(let value): magnitude = value
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      /// The distance as Dispatch's.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// A number of seconds.
      public init(floatLiteral value: Double) { self.init(nanosecondsOf: value) }
      /// A number of seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// A number of seconds, if it can be represented.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      /// Whether the left one is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The product, in nanoseconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude * rhs.magnitude) }
      /// The sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }
      /// The difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }
      /// Multiplies.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// A number of seconds.
      public static func seconds(_ seconds: Double) -> Stride { Stride(nanosecondsOf: seconds) }
      /// A number of seconds.
      public static func seconds(_ seconds: Int) -> Stride { Stride(.seconds(seconds)) }
      /// A number of milliseconds.
      public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(.milliseconds(milliseconds)) }
      /// A number of microseconds.
      public static func microseconds(_ microseconds: Int) -> Stride { Stride(.microseconds(microseconds)) }
      /// A number of nanoseconds.
      public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(.nanoseconds(nanoseconds)) }
    }
  }

  /// How the queue runs an action.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to.
    public var group: DispatchGroup?

    /// Options for an action.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// Zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let (action, options) = (ScheduledAction(action), options ?? SchedulerOptions())
    async(group: options.group, qos: options.qos, flags: options.flags) { action.run() }
  }

  /// Runs an action at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let (action, options) = (ScheduledAction(action), options ?? SchedulerOptions())
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action.run() }
  }

  /// Runs an action at a time and then repeatedly, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let (action, source) = (ScheduledAction(action), DispatchSource.makeTimerSource(queue: self))
    source.setEventHandler { action.run() }
    source.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
