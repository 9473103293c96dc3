public import Foundation

/// Lines and curves with drawing attributes.
///
/// Angles are in radians from the x axis, and increase clockwise on the screen.
@preconcurrency @MainActor open class UIBezierPath: NSObject, NSCopying {
  private var builder = PathBuilder()

  /// The width of the lines that ``stroke()`` draws, in points. Default: 1.
  open var lineWidth: CGFloat = 1
  /// How lines end. Default: `butt`.
  open var lineCapStyle = CGLineCap.butt
  /// How lines join. Default: `miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit for the length of a mitered join, in line widths. Default: 10.
  open var miterLimit: CGFloat = 10
  /// Whether ``fill()`` uses the even-odd rule. Default: `false`.
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

  /// A rectangle with some round corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    builder.roundedRect(rect, width: cornerRadii.width, height: cornerRadii.height, corners: corners)
  }

  /// An arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The elements of `cgPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    builder = cgPath.builder
  }

  /// An independent path with the same elements and attributes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(duplicate()) }.value
  }

  private func duplicate() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.usesEvenOddFillRule, copy.dash) = (miterLimit, usesEvenOddFillRule, dash)
    return copy
  }

  /// The elements without the attributes.
  open var cgPath: CGPath {
    get { CGPath(builder) }
    set { builder = newValue.builder }
  }
  /// Whether the path is empty.
  open var isEmpty: Bool { builder.elements.isEmpty }
  /// The rectangle around all its points.
  open var bounds: CGRect { builder.bounds }
  /// The start of the next line.
  open var currentPoint: CGPoint { builder.current ?? .zero }

  /// Begins a new subpath at `point`.
  open func move(to point: CGPoint) { builder.move(to: point) }
  /// Adds a line. Has no effect on an empty path, which has no current point.
  open func addLine(to point: CGPoint) { builder.line(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    builder.curve(to: endPoint, controlPoint1, controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { builder.quadCurve(to: endPoint, controlPoint) }
  /// Adds an arc, with a line to its start if the path is not empty.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    builder.arc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: clockwise)
  }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { builder.append(bezierPath.builder.elements) }
  /// Adds a line to the start of the subpath.
  open func close() { builder.close() }
  /// Removes all elements.
  open func removeAllPoints() { builder = PathBuilder() }
  /// Transforms all elements.
  open func apply(_ transform: CGAffineTransform) { builder.transform(transform) }
  /// Whether `point` is inside.
  open func contains(_ point: CGPoint) -> Bool { builder.contains(point, evenOdd: usesEvenOddFillRule) }

  /// Draws lines in dashes: alternating lengths of drawn and blank segments, starting `phase` points into the pattern.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dash = (lengths, phase)
  }

  /// The dashes of lines.
  ///
  /// - Parameters:
  ///   - pattern: Receives the lengths, if there is room for them.
  ///   - count: Receives their number.
  ///   - phase: Receives the start in the pattern.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }

  /// The exactness of curves. Default: 0.6. Stored: they are drawn as curves.
  open var flatness: CGFloat = 0.6

  /// The path in the opposite direction: each part begins at its end.
  open func reversing() -> UIBezierPath {
    let path = duplicate()
    path.builder = builder.reversed
    return path
  }

  /// Fills the path with the current fill colour.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the path with the current stroke colour.
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

  /// Clips subsequent drawing to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
