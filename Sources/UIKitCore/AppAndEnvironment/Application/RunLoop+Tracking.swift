public import Foundation

extension RunLoop.Mode {
  /// The mode of a run loop while the user scrolls or drags.
  ///
  /// Differs from Apple: the main run loop does not run in this mode. A timer fires while the user scrolls in every mode in which it fires
  /// otherwise, and one that was added for this mode alone does not fire.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
