public import SwiftUICore
import UIKitCore

/// A view that a function draws.
public struct Canvas<Symbols: View> {
  /// The views that can be drawn.
  public var symbols: Symbols
  /// Draws the view.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing covers what is behind.
  public var isOpaque: Bool
  /// How colours are stored.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may happen later. Differs from Apple: it does not.
  public var rendersAsynchronously: Bool

  /// A view that a function draws, with views that it can draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// A view that a function draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

@MainActor extension Canvas: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let shown = DrawingView()
    let leaf = LayoutLeaf(DrawnLeafContent(drawing: shown) { $0.replacingUnspecifiedDimensions() })
    let symbols =
      Symbols.self == EmptyView.self
      ? nil : CanvasSymbolViews(inputs.part(of: view) { $0.symbols }, inputs, of: leaf, in: shown)
    inputs.followWithEnvironment(view) { view, environment in
      shown.bounds(of: { CGRect(origin: .zero, size: $0) }) { [weak symbols] context, size in
        var drawing = GraphicsContext(context, size: size, environment: environment, symbols: symbols)
        view.renderer(&drawing, size)
      }
    }
    return _ViewOutputs(node: leaf)
  }
}
