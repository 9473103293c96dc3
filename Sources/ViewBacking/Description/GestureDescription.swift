/// A gesture on a view that the host recognises.
package enum GestureDescription: Hashable, Sendable {
  /// A number of successive short presses.
  case tap(count: Int)
  /// A press that lasts, in seconds.
  case longPress(seconds: Double)
  /// A press, from its beginning to its end.
  case press(PressDescription)
  /// Two fingers that move apart or towards each other; changes are reported as factors.
  case pinch
  /// Two fingers that turn around each other; changes are reported as angles in radians.
  case rotation
  /// The pointer over the view, without a press.
  case hover
}

/// What a host does with a press that a view follows.
package struct PressDescription: Hashable, Sendable {
  /// The distance after which the press is the view's, and no other view's any more; `nil` if it never is by its movement.
  package var dragDistance: Double?
  /// Whether a press that is released where it began is the view's.
  package var takesTaps = false
  /// Whether the view follows the press from its beginning, and not from ``dragDistance`` on.
  package var isReportedFromPress = true
  /// Whether the view follows the press before the views in it do.
  package var isFirst = false

  package init(
    dragDistance: Double? = nil, takesTaps: Bool = false, isReportedFromPress: Bool = true, isFirst: Bool = false
  ) {
    self.dragDistance = dragDistance
    self.takesTaps = takesTaps
    self.isReportedFromPress = isReportedFromPress
    self.isFirst = isFirst
  }
}
