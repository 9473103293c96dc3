package import Foundation

/// A gradient that fills a path or a line.
package struct GradientPaint: Hashable, Sendable {
  /// How the colours extend.
  package enum Kind: Hashable, Sendable {
    /// From one point to another.
    case linear(from: CGPoint, to: CGPoint)
    /// From one circle to another.
    case radial(CGPoint, Double, CGPoint, Double)
    /// Around a point, from an angle in radians, clockwise on the screen, for a full turn.
    case conic(CGPoint, angle: Double)
  }

  /// A colour at a location.
  package struct Stop: Hashable, Sendable {
    package var color: RGBA
    /// From 0 to 1.
    package var location: Double

    package init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }

  package var kind: Kind
  /// By location.
  package var stops: [Stop]
  /// From the coordinates of the gradient to those of the path.
  package var transform: AffineTransform

  package init(kind: Kind, stops: [Stop], transform: AffineTransform = .identity) {
    self.kind = kind
    self.stops = stops
    self.transform = transform
  }

  /// The colour at a location.
  package func color(at location: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    if location <= first.location { return first.color }
    guard let next = stops.firstIndex(where: { $0.location >= location }), next > 0 else { return last.color }
    let (one, two) = (stops[next - 1], stops[next])
    let length = two.location - one.location
    let part = length > 0 ? (location - one.location) / length : 1
    func mix(_ path: KeyPath<RGBA, Double>) -> Double {
      one.color[keyPath: path] + (two.color[keyPath: path] - one.color[keyPath: path]) * part
    }
    return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}
