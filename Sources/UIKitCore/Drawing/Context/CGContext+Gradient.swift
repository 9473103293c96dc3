package import Foundation
import ViewBacking

/// A gradient that fills a path or a line of a context.
package struct ContextGradient: Equatable {
  /// How the colours extend.
  package enum Kind: Equatable, Sendable {
    /// From one point to another.
    case linear(from: CGPoint, to: CGPoint)
    /// From one radius to another around a point.
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// From one circle to another one.
    case circles(CGPoint, CGFloat, CGPoint, CGFloat)
    /// Around a point, from an angle in radians, for a full turn.
    case conic(center: CGPoint, angle: CGFloat)
  }

  package var kind: Kind
  /// The colours by location.
  package var stops: [(color: UIColor, location: CGFloat)]
  /// From the coordinates of the gradient to those of the context.
  package var transform: CGAffineTransform

  package init(
    kind: Kind, stops: [(color: UIColor, location: CGFloat)], transform: CGAffineTransform = .identity
  ) {
    self.kind = kind
    self.stops = stops
    self.transform = transform
  }

  package static func == (lhs: ContextGradient, rhs: ContextGradient) -> Bool {
    lhs.kind == rhs.kind && lhs.transform == rhs.transform
      && lhs.stops.elementsEqual(rhs.stops) { $0.color == $1.color && $0.location == $1.location }
  }

  /// As the host draws it, in the present traits.
  func paint(_ ctm: CGAffineTransform, alpha: Double) -> GradientPaint {
    let kind: GradientPaint.Kind =
      switch kind {
      case .linear(let from, let to): .linear(from: from, to: to)
      case .radial(let center, let start, let end): .radial(center, Double(start), center, Double(end))
      case .circles(let from, let start, let to, let end): .radial(from, Double(start), to, Double(end))
      case .conic(let center, let angle): .conic(center, angle: Double(angle))
      }
    let stops = stops.map { stop in
      var color = RGBA(stop.color, in: .current)
      color.alpha *= alpha
      return GradientPaint.Stop(color: color, location: Double(stop.location))
    }
    return GradientPaint(kind: kind, stops: stops, transform: AffineTransform(transform.concatenating(ctm)))
  }
}
