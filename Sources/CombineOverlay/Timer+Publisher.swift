public import Foundation
public import OpenCombine

extension Timer {
  /// Publishes the date each time an interval is over, after it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The dates.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never

    /// The time between two dates.
    public let interval: TimeInterval
    /// How much later the timer may fire.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode in which the timer fires.
    public let mode: RunLoop.Mode
    /// The run loop's options.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// A publisher of dates, each after an interval.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Subscribes to the dates.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer. It stops when the result is cancelled.
    public func connect() -> any Cancellable {
      let subject = Transferred(subject)
      // Foundation's initializer without a date makes a timer that fires at once.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { _ in subject.value.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// A publisher of the date, each time an interval is over.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
