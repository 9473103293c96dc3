public import Foundation
public import SwiftUICore
public import UIKitCore

/// A call of a function in Metal's language.
///
/// Differs from Apple: there is no compiler for Metal, so a shader has no effect. A shape that is filled with one is clear.
public struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// What the function is called with, after the place and the color.
  public var arguments: [Argument]
  /// Whether colors are dithered. Stored.
  public var dithersColor = false

  /// A call of a function.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// The kinds of shaders.
  public struct UsageType: Hashable, Sendable {
    private let name: String
    /// One that fills a shape.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// One that changes the color of each pixel.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// One that moves each pixel.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// One that reads the whole layer.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// Compiles the shader before it is needed. Differs from Apple: has no effect.
  public func compile(as type: UsageType) async throws {}

  /// A value that the function is called with.
  public struct Argument: Equatable, Sendable {
    /// The values.
    enum Value: Equatable, Sendable {
      case numbers([Float])
      case color(Color)
      case colors([Color])
      case image
      case data(Data)
      case boundingRect
    }

    let value: Value

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(value: .numbers([Float(x)])) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(value: .numbers([Float(x), Float(y)]))
    }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(value: .numbers([Float(x), Float(y), Float(z)]))
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(value: .numbers([Float(x), Float(y), Float(z), Float(w)]))
    }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// A vector.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .numbers(array)) }
    /// A color.
    public static func color(_ color: Color) -> Argument { Argument(value: .color(color)) }
    /// Colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument(value: .image) }
    /// Data.
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
    /// The rectangle of the view or the shape.
    public static var boundingRect: Argument { Argument(value: .boundingRect) }
  }
}

extension Shader: ShapeStyle {
  /// The style in an environment: clear.
  public func resolve(in environment: EnvironmentValues) -> Color { .clear }
}
