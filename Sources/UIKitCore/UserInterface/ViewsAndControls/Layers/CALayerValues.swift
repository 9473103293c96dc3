public import Foundation

/// Seconds, in Core Animation.
public typealias CFTimeInterval = Double

/// The time since the system was started, in seconds: of a simulated device, that of its clock.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { UIProcess.current.uptime() }

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The combination as bits, with Apple's values.
  public let rawValue: UInt
  /// A combination given as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The shape of a layer's corners. iOS 13.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Continuous curves.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's picture is fitted.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched in both directions.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, keeping its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the layer, keeping its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Draws and lays out a layer, in place of a subclass. All methods have a default that does nothing.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// The layer is to be displayed.
  func display(_ layer: CALayer)
  /// Draws the content of the layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
