public import UIKitCore

/// What is known of a scroll view when it begins or ends to move.
public struct ScrollPhaseChangeContext {
  /// The size and the place of the content.
  public let geometry: ScrollGeometry
  /// How fast the content moves, in points a second. Differs from Apple: always `nil`, as if it were unknown.
  public let velocity: CGVector?
}
