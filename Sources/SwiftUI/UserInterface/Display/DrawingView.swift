import SwiftUICore
import UIKitCore

/// A view of UIKit that draws a shape or a canvas. It may be larger than its place, so that lines beyond the edges are visible.
final class DrawingView: UIView {
  private var drawnBounds: (CGSize) -> CGRect = { CGRect(origin: .zero, size: $0) }
  private var drawing: (CGContext, CGSize) -> Void = { _, _ in }
  /// The place, and the distance of the view's corner from its corner.
  private var place: CGRect?
  private var outset = CGPoint.zero

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Sets what is drawn, and the rectangle around it.
  func bounds(of drawnBounds: @escaping (CGSize) -> CGRect, draw drawing: @escaping (CGContext, CGSize) -> Void) {
    backgroundColor = nil
    self.drawnBounds = drawnBounds
    self.drawing = drawing
    if let place { show(in: place) }
    setNeedsDisplay()
  }

  /// Fills the place with a color.
  func fill(_ color: UIColor) {
    bounds(of: { CGRect(origin: .zero, size: $0) }, draw: { _, _ in })
    backgroundColor = color
  }

  /// Sets the place.
  func show(in place: CGRect?) {
    isHidden = place == nil
    guard let place else { return }
    self.place = place
    let own = CGRect(origin: .zero, size: place.size)
    let drawn = drawnBounds(place.size)
    var (left, top, right, bottom) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    // Something far away is not worth a large surface.
    if !drawn.isNull, drawn.minX.isFinite, drawn.minY.isFinite, drawn.width.isFinite, drawn.height.isFinite {
      func length(_ length: CGFloat) -> CGFloat { min(max(0, (length - 0.001).rounded(.up)), 2048) }
      (left, top) = (length(-drawn.minX), length(-drawn.minY))
      (right, bottom) = (length(drawn.maxX - own.maxX), length(drawn.maxY - own.maxY))
    }
    outset = CGPoint(x: left, y: top)
    let frame = CGRect(
      x: place.minX - left, y: place.minY - top, width: place.width + left + right, height: place.height + top + bottom)
    if frame.size != self.frame.size { setNeedsDisplay() }
    self.frame = frame
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let place else { return }
    context.translateBy(x: outset.x, y: outset.y)
    drawing(context, place.size)
  }
}

/// The content of a leaf that is drawn.
struct DrawnLeafContent: DisplayedContent {
  let drawing: DrawingView
  /// The size for a proposal.
  nonisolated(unsafe) let size: (ProposedViewSize) -> CGSize

  nonisolated init(drawing: DrawingView, size: @escaping (ProposedViewSize) -> CGSize) {
    self.drawing = drawing
    self.size = size
  }

  nonisolated var view: UIView { drawing }
  nonisolated var explicitGuides: ExplicitGuides { [] }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize { size(proposal) }

  nonisolated func place(in frame: CGRect?, proposal: ProposedViewSize) {
    assumeMainActor { drawing.show(in: frame) }
  }
}
