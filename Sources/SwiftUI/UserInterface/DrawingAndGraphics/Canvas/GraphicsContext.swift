public import SwiftUICore
public import UIKitCore
import ViewBacking

/// What a canvas is drawn with.
///
/// A copy has a state of its own: transform, clipping, opacity, blend mode, filters.
@preconcurrency @MainActor public struct GraphicsContext {
  let context: CGContext
  let size: CGSize
  /// The views that can be drawn.
  let symbols: (any CanvasSymbols)?
  /// What changes the pixels of each drawing, the one that was added first at the beginning.
  var filters: [DrawingFilter] = []
  private var clips: [(path: Path, style: FillStyle)] = []
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// How visible drawing is.
  public var opacity = 1.0
  /// How drawing is combined with what is behind it.
  public var blendMode = BlendMode.normal
  /// The transform of drawing.
  public var transform = CGAffineTransform.identity

  init(_ context: CGContext, size: CGSize, environment: EnvironmentValues, symbols: (any CanvasSymbols)? = nil) {
    self.context = context
    self.size = size
    self.symbols = symbols
    self.environment = environment
  }

  /// Scales what is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves what is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Rotates what is drawn.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Transforms what is drawn.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// The rectangle around what drawing is clipped to.
  public var clipBoundingRect: CGRect {
    clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.path.boundingRect) }
      .applying(transform.inverted())
  }

  /// Clips drawing to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var path = path.applying(transform)
    var style = style
    if options.contains(.inverse) {
      path.addRect(CGRect(origin: .zero, size: size))
      style.isEOFilled = true
    }
    clips.append((path, style))
  }

  /// How drawing is clipped.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// To what is outside.
    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  /// Draws with the clipping, the transform and the opacity.
  func with(_ body: () -> Void) {
    clipped {
      let layer = layer
      if layer.blendMode != .normal || !layer.filters.isEmpty {
        context.beginLayer(layer)
        context.concatenate(transform)
        body()
        context.endLayer()
      } else {
        context.concatenate(transform)
        context.setAlpha(CGFloat(opacity))
        body()
      }
    }
  }

  private func clipped(_ body: () throws -> Void) rethrows {
    context.saveGState()
    defer { context.restoreGState() }
    for clip in clips {
      context.beginPath()
      context.addPath(clip.path.cgPath)
      context.clip(using: clip.style.isEOFilled ? .evenOdd : .winding)
    }
    try body()
  }

  /// How what is drawn is put onto what is behind it. A filter applies to what the ones that were added later have changed.
  private var layer: DrawingLayer {
    DrawingLayer(alpha: opacity, blendMode: blendMode.drawn, filters: filters.reversed())
  }

  func value(of shading: Shading) -> SwiftUI.Shading {
    switch shading.kind {
    case .foreground: HierarchicalShapeStyle.primary._shading(in: environment).value
    case .fixed(let shading): shading
    case .style(let style): style._shading(in: environment).value
    }
  }

  /// Draws in a copy of the context, whose opacity, blend mode and filters begin anew, and puts the result onto what is behind it as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    (copy.opacity, copy.blendMode, copy.filters) = (1, .normal, [])
    try clipped {
      context.beginLayer(layer)
      defer { context.endLayer() }
      try content(&copy)
    }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    with { context.fill(path, with: value(of: shading), in: path.boundingRect, style: style) }
  }

  /// Draws lines along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    with { context.stroke(path, with: value(of: shading), in: path.boundingRect, style: style) }
  }

  /// Draws lines along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws with CoreGraphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    context.saveGState()
    context.concatenate(transform)
    defer { context.restoreGState() }
    try content(context)
  }
}
