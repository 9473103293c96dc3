import SwiftUICore
import UIKitCore

/// A gradient in a rectangle.
struct GradientFill: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, CGFloat, CGFloat)
    case elliptical(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)
    /// In the coordinates of the drawing.
    case linearPoints(CGPoint, CGPoint)
    case radialPoints(CGPoint, CGFloat, CGFloat)
    case conicPoints(CGPoint, Angle)
  }

  var kind: Kind
  var gradient: Gradient

  /// The gradient in the coordinates of a rectangle.
  @MainActor func resolved(in rect: CGRect) -> ContextGradient {
    var stops = gradient.stops.map { (color: $0.color.uiColor, location: $0.location) }
    switch kind {
    case .linear(let start, let end):
      return ContextGradient(kind: .linear(from: rect.point(start), to: rect.point(end)), stops: stops)
    case .linearPoints(let start, let end): return ContextGradient(kind: .linear(from: start, to: end), stops: stops)
    case .radial(let center, let start, let end):
      return ContextGradient(
        kind: .radial(center: rect.point(center), startRadius: start, endRadius: end), stops: stops)
    case .radialPoints(let center, let start, let end):
      return ContextGradient(kind: .radial(center: center, startRadius: start, endRadius: end), stops: stops)
    case .elliptical(let center, let start, let end):
      let transform = CGAffineTransform(scaleX: rect.width, y: rect.height)
        .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      return ContextGradient(
        kind: .radial(center: CGPoint(x: center.x, y: center.y), startRadius: start, endRadius: end), stops: stops,
        transform: transform)
    case .angular(let center, let start, let end):
      let turn = (end - start).radians / (2 * .pi)
      if turn < 1, turn > 0 { stops = stops.map { ($0.color, $0.location * CGFloat(turn)) } }
      return ContextGradient(
        kind: .conic(center: rect.point(center), angle: CGFloat(start.radians)), stops: stops)
    case .conicPoints(let center, let angle):
      return ContextGradient(kind: .conic(center: center, angle: CGFloat(angle.radians)), stops: stops)
    }
  }
}
