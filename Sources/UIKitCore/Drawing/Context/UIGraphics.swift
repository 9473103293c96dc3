public import Foundation
import ViewBacking

@MainActor private var contexts: [CGContext] = []

/// The current context; `nil` outside of `draw(_:)`.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// Draws into `context` until ``UIGraphicsPopContext()``.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// Makes the previous context current again.
@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = contexts.popLast() }

/// Fills a rectangle with the current colour.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line one point wide just inside a rectangle, in the current colour for filling.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.beginPath()
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
}

/// Clips subsequent drawing to a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Sets the colour for filling and stroking.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour for filling.
  @preconcurrency @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the colour for stroking.
  @preconcurrency @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIImage {
  /// Draws the picture with its upper left corner at `point`.
  @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture stretched into a rectangle. A template picture is drawn in its tint colour, or in black.
  @preconcurrency @MainActor public func draw(in rect: CGRect) { draw(in: rect, alpha: 1) }

  /// Draws the picture at a point, with a blend mode and the opacity `alpha`.
  @preconcurrency @MainActor public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Fills a rectangle with the picture, repeated from the upper left corner.
  ///
  /// Differs from Apple: a symbol is stretched.
  @preconcurrency @MainActor public func drawAsPattern(in rect: CGRect) {
    resizableImage(withCapInsets: .zero, resizingMode: .tile).draw(in: rect, alpha: 1)
  }

  /// Draws the picture stretched into a rectangle, with a blend mode and the opacity `alpha`.
  @preconcurrency @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let before = context.blendMode
    context.setBlendMode(blendMode)
    draw(in: rect, alpha: alpha)
    context.blendMode = before
  }

  /// Draws the picture stretched into a rectangle, with the opacity `alpha`, in the context's blend mode.
  @MainActor package func draw(in rect: CGRect, alpha: CGFloat) {
    guard rect.width > 0, rect.height > 0 else { return }
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    UIGraphicsGetCurrentContext()?.draw(content(tint: black, in: .current), in: rect, alpha: Double(alpha))
  }
}
