public import Foundation
public import OpenCombine

extension RunLoop: @retroactive Scheduler {
  /// A time of a run loop.
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
    perform { action.run() }
  }

  /// Runs an action at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    add(timer(date, nil, tolerance, action), forMode: .common)
  }

  /// Runs an action at a time and then repeatedly, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = timer(date, interval, tolerance, action)
    add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }

  private func timer(
    _ date: SchedulerTimeType, _ interval: SchedulerTimeType.Stride?, _ tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> Timer {
    let action = ScheduledAction(action)
    let timer = Timer(fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil) { _ in
      action.run()
    }
    timer.tolerance = tolerance.timeInterval
    return timer
  }
}
