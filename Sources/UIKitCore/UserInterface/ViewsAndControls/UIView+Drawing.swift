import Foundation
import ViewBacking

/// The drawing of a view, and the traits and size for which it was made.
struct DrawnView {
  var content: DrawingContent
  var size: CGSize
  var style: UIUserInterfaceStyle
}

extension UIView {
  /// The drawing of `draw(_:)`, which is called when the view is shown for the first time, and again after
  /// ``setNeedsDisplay()``, with another size or in another appearance.
  final var drawnContent: ViewContent {
    let pattern = backgroundColor?.pattern
    // A plain `UIView` draws nothing.
    guard type(of: self) != UIView.self || hasLayerDrawing || pattern != nil, bounds.width > 0, bounds.height > 0 else {
      return .plain
    }
    let traits = traitCollection
    if let drawn = attachments?.drawn, drawn.size == bounds.size, drawn.style == traits.userInterfaceStyle {
      return drawn.content.commands.isEmpty ? .plain : .drawing(drawn.content)
    }
    let context = CGContext()
    let previous = UITraitCollection.current
    UITraitCollection.current = traits
    UIGraphicsPushContext(context)
    // The view's own coordinates start at the origin of its bounds.
    if bounds.origin != .zero { context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y) }
    pattern?.drawAsPattern(in: bounds)
    draw(bounds)
    UIGraphicsPopContext()
    drawLayer(in: context)
    UITraitCollection.current = previous
    let content = DrawingContent(commands: context.commands)
    // Most views draw nothing, and need no storage for it.
    if attachments != nil || !content.commands.isEmpty {
      needAttachments.drawn = DrawnView(content: content, size: bounds.size, style: traits.userInterfaceStyle)
    }
    return content.commands.isEmpty ? .plain : .drawing(content)
  }
}
