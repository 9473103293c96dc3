public import Foundation
import ViewBacking

/// What the drawing of a ``UIGraphicsImageRenderer`` receives.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  /// Receives the drawing. It is also the current context.
  public let cgContext: CGContext
  /// How the picture is drawn.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// The picture as it is drawn so far.
  open var currentImage: UIImage {
    UIImage(
      drawing: DrawingContent(commands: cgContext.commands), size: format.bounds.size, scale: max(format.scale, 1))
  }

  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a line one point wide just inside a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
