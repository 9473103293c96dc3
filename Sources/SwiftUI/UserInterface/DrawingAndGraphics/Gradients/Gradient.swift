public import SwiftUICore
import UIKitCore

/// Colours that change into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// A colour at a location.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between others are computed. Differs from Apple: they are mixed by their parts in sRGB.
  public struct ColorSpace: Hashable, Sendable {
    private let kind: Int
    /// In the space of devices.
    public static let device = ColorSpace(kind: 0)
    /// As people see them.
    public static let perceptual = ColorSpace(kind: 1)
  }

  /// The colours by location.
  public var stops: [Stop]

  /// Colours at locations.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient in a space of colours.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  func settled(in environment: EnvironmentValues) -> Gradient {
    Gradient(stops: stops.map { Stop(color: $0.color.settled(in: environment), location: $0.location) })
  }

  func shading(_ kind: GradientFill.Kind, in environment: EnvironmentValues) -> _Shading {
    _Shading(.gradient(GradientFill(kind: kind, gradient: settled(in: environment))))
  }
}

extension Gradient: ShapeStyle {
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    shading(.linear(.top, .bottom), in: environment)
  }
}

/// A gradient from top to bottom.
public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient

  /// A gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient in a space of colours.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    gradient.shading(.linear(.top, .bottom), in: environment)
  }
}
