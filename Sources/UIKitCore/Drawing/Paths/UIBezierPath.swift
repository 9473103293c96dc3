import Foundation

/// Lines and curves with a way to draw them.
///
/// Angles are in radians from the x axis, and grow clockwise as one sees it.
@preconcurrency @MainActor open class UIBezierPath: NSObject, NSCopying {
  private var builder = PathBuilder()

  /// The width of the lines that ``stroke()`` draws, in points. Default: 1.
  open var lineWidth: CGFloat = 1
  /// How lines end. Default: `butt`.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet. Default: `miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long the point of two lines that meet may be, in widths of the line. Default: 10.
  open var miterLimit: CGFloat = 10
  /// Whether ``fill()`` leaves what the path encloses an even number of times. Default: `false`.
  open var usesEvenOddFillRule = false
  private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// An empty path.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    builder.rect(rect)
  }

  /// An ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    builder.ellipse(in: rect)
  }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    builder.roundedRect(rect, width: cornerRadius, height: cornerRadius)
  }

  /// A rectangle of which some corners are round.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    builder.roundedRect(rect, width: cornerRadii.width, height: cornerRadii.height, corners: corners)
  }

  /// A part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The lines of `cgPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    builder = cgPath.builder
  }

  /// A path of the same lines, drawn in the same way, that changes by itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(duplicate()) }.value
  }

  private func duplicate() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.usesEvenOddFillRule, copy.dash) = (miterLimit, usesEvenOddFillRule, dash)
    return copy
  }

  /// The lines without the way to draw them.
  open var cgPath: CGPath {
    get { CGPath(builder) }
    set { builder = newValue.builder }
  }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { builder.elements.isEmpty }
  /// The rectangle around all its points.
  open var bounds: CGRect { builder.bounds }
  /// Where the next line begins.
  open var currentPoint: CGPoint { builder.current ?? .zero }

  /// Begins a new part at `point`.
  open func move(to point: CGPoint) { builder.move(to: point) }
  /// Draws a line. Nothing happens in an empty path, which has nowhere to begin.
  open func addLine(to point: CGPoint) { builder.line(to: point) }
  /// Draws a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    builder.curve(to: endPoint, controlPoint1, controlPoint2)
  }
  /// Draws a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { builder.quadCurve(to: endPoint, controlPoint) }
  /// Draws a part of a circle, with a line to its beginning where something has been drawn before.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    builder.arc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: clockwise)
  }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { builder.append(bezierPath.builder.elements) }
  /// Draws a line to where this part began.
  open func close() { builder.close() }
  /// Takes everything out.
  open func removeAllPoints() { builder = PathBuilder() }
  /// Moves, turns or scales everything that is in it.
  open func apply(_ transform: CGAffineTransform) { builder.transform(transform) }
  /// Whether `point` is inside.
  open func contains(_ point: CGPoint) -> Bool { builder.contains(point, evenOdd: usesEvenOddFillRule) }

  /// Draws lines in dashes: so many points drawn, so many left, and so on, beginning `phase` points in.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dash = (lengths, phase)
  }

  /// Fills what is inside with the current colour for filling.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws the lines in the current colour for lines.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.pattern)
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Keeps what is drawn from now on inside.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
