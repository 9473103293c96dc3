/// One thing that the pointer can do to a view and that the host is to recognise.
package enum GestureDescription: Hashable, Sendable {
  /// So many short presses one after the other.
  case tap(count: Int)
  /// A press that lasts, in seconds.
  case longPress(seconds: Double)
}
