public import OpenCombine

extension Publishers {
  /// When collected values are sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// In intervals of a scheduler's time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// In intervals of a scheduler's time, and whenever there are as many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
