package import Foundation

/// A change of a touch in a window, as a host reports it.
package struct TouchInput: Hashable, Sendable {
  /// The phase of a touch.
  package enum Phase: Hashable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// Identifies the touch from its beginning to its end.
  package var id: Int
  package var phase: Phase
  /// The location in the window's view.
  package var point: CGPoint
  /// Whether it is the press of a pointer and not a finger.
  package var isPointer: Bool

  package init(id: Int = 0, _ phase: Phase, at point: CGPoint, isPointer: Bool = false) {
    self.id = id
    self.phase = phase
    self.point = point
    self.isPointer = isPointer
  }
}
