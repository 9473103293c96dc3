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

  /// A pen, as it touches.
  package struct Stylus: Hashable, Sendable {
    /// The pressure, from 0 to 1.
    package var pressure: Double
    /// How far the pen is tilted to the right, from -1, lying flat, to 1.
    package var tiltX: Double
    /// How far the pen is tilted downwards, from -1, lying flat, to 1.
    package var tiltY: Double

    package init(pressure: Double, tiltX: Double = 0, tiltY: Double = 0) {
      self.pressure = pressure
      self.tiltX = tiltX
      self.tiltY = tiltY
    }
  }

  /// Identifies the touch from its beginning to its end.
  package var id: Int
  package var phase: Phase
  /// The location in the window's view.
  package var point: CGPoint
  /// Whether it is the press of a pointer and not a finger.
  package var isPointer: Bool
  /// The pen, for a touch of one.
  package var stylus: Stylus?

  package init(
    id: Int = 0, _ phase: Phase, at point: CGPoint, isPointer: Bool = false, stylus: Stylus? = nil
  ) {
    self.stylus = stylus
    self.id = id
    self.phase = phase
    self.point = point
    self.isPointer = isPointer
  }
}
