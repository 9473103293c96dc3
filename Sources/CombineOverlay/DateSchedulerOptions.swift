/// How a run loop or an operation queue runs an action; there is nothing to choose: `RunLoop.SchedulerOptions` and
/// `OperationQueue.SchedulerOptions`.
public struct DateSchedulerOptions {
  /// No options.
  public init() {}
}
