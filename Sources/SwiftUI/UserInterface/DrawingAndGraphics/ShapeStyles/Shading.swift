import SwiftUICore
import UIKitCore

/// What is drawn, independent of the environment but for light and dark.
enum Shading: Equatable, Sendable {
  case color(Color)
  case gradient(GradientFill)
  /// A picture, repeated from a point.
  case image(Image, CGRect, CGFloat)

  /// The style, less visible.
  func opacity(_ opacity: Double) -> Shading {
    switch self {
    case .color(let color): return .color(color.opacity(opacity))
    case .gradient(var fill):
      fill.gradient = Gradient(
        stops: fill.gradient.stops.map { Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location) })
      return .gradient(fill)
    case .image: return self
    }
  }

  /// A colour for what can have only one. That of a gradient is the one in the middle.
  var color: Color {
    switch self {
    case .color(let color): return color
    case .gradient(let fill):
      let stops = fill.gradient.stops
      return stops.isEmpty ? .clear : stops[stops.count / 2].color
    case .image: return .primary
    }
  }
}
