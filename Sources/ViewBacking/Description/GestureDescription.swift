/// A gesture on a view that the host recognises.
package enum GestureDescription: Hashable, Sendable {
  /// A number of successive short presses.
  case tap(count: Int)
  /// A press that lasts, in seconds.
  case longPress(seconds: Double)
}
