public import SwiftUICore
import UIKitCore
import ViewBacking

extension GraphicsContext {
  /// A picture of which the size is known.
  public struct ResolvedImage {
    let image: UIImage?
    /// The size.
    public var size: CGSize { image?.size ?? .zero }
    /// The distance of the baseline from the top.
    public var baseline: CGFloat { size.height }
    /// What a template is filled with. Stored.
    public var shading: Shading?
  }

  /// A text of which the size can be measured.
  @preconcurrency @MainActor public struct ResolvedText {
    let text: NSAttributedString
    /// What the text is filled with. Stored.
    public var shading = Shading.foreground

    /// The size in a space.
    public func measure(in size: CGSize) -> CGSize {
      let own = text.size()
      guard own.width > size.width, size.width > 0 else { return own }
      return CGSize(width: size.width, height: own.height * (own.width / size.width).rounded(.up))
    }

    /// The distance of the first baseline from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat { text.size().height * 0.8 }
    /// The distance of the last baseline from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height - text.size().height * 0.2 }
  }

  /// A view of the canvas, in its size.
  @preconcurrency @MainActor public struct ResolvedSymbol {
    let view: UIView
    /// The size.
    public var size: CGSize { view.bounds.size }
  }

  /// The picture in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image.picture(in: environment)) }

  /// The text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text.resolved(in: environment).attributed)
  }

  /// The style in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading { Shading(kind: .fixed(value(of: shading))) }

  /// The view of the canvas with this tag or identity, as large as it is in the space of the canvas; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols?.view(AnyHashable(id), in: size).map(ResolvedSymbol.init)
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let picture = image.image else { return }
    with {
      UIGraphicsPushContext(context)
      picture.draw(in: rect)
      UIGraphicsPopContext()
    }
  }

  /// Draws a picture at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: frame(image.size, at: point, anchor))
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    with {
      UIGraphicsPushContext(context)
      text.text.draw(in: rect)
      UIGraphicsPopContext()
    }
  }

  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let frame = frame(text.text.size(), at: point, anchor)
    with {
      UIGraphicsPushContext(context)
      text.text.draw(at: frame.origin)
      UIGraphicsPopContext()
    }
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a view of the canvas, scaled into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    with {
      // Opacity applies to the view as a whole.
      context.beginLayer(DrawingLayer(alpha: Double(context.alpha)))
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
      symbol.view.drawShown(in: context)
      context.endLayer()
    }
  }

  /// Draws a view of the canvas at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: frame(symbol.size, at: point, anchor))
  }

  private func frame(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
  }
}
