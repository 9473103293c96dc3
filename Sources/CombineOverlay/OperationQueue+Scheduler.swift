import Dispatch
public import Foundation
public import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  /// A time of an operation queue.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// How an action is run; there is nothing to choose.
  public typealias SchedulerOptions = DateSchedulerOptions

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// Zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ScheduledAction(action)
    addOperation { action.run() }
  }

  /// Runs an action at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = ScheduledAction(action)
    let delay = max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [weak self] in self?.addOperation { action.run() } }
  }

  /// Runs an action at a time and then repeatedly, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let (action, source) = (ScheduledAction(action), DispatchSource.makeTimerSource(queue: .global()))
    source.setEventHandler { [weak self] in self?.addOperation { action.run() } }
    source.schedule(deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval)
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
