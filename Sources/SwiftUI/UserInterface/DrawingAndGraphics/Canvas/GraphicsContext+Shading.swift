public import SwiftUICore
import UIKitCore

extension GraphicsContext {
  /// What shapes are filled with.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case foreground
      case fixed(SwiftUI.Shading)
      case style(AnyShapeStyle)
    }

    let kind: Kind

    /// The style of the foreground.
    public static var foreground: Shading { Shading(kind: .foreground) }
    /// The style of the background.
    public static var backdrop: Shading { Shading(kind: .fixed(.color(.clear))) }
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .fixed(.color(color))) }
    /// A colour by its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
    /// A gradient from one point to another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .fixed(.gradient(GradientFill(kind: .linearPoints(startPoint, endPoint), gradient: gradient))))
    }
    /// A gradient around a point, by the distance from it.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .fixed(
          .gradient(GradientFill(kind: .radialPoints(center, startRadius, endRadius), gradient: gradient))))
    }
    /// A gradient around a point, by the direction from it.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .fixed(.gradient(GradientFill(kind: .conicPoints(center, angle), gradient: gradient))))
    }
    /// A picture, repeated.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .fixed(.image(image, sourceRect, scale)))
    }
  }

  /// How gradients go on beyond their ends. Differs from Apple: with the colours of their ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Again and again.
    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    /// Forth and back.
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    /// In proportion to light.
    public static let linearColor = GradientOptions(rawValue: 1 << 2)
  }
}
