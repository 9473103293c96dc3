import Foundation

/// Takes what is drawn in `draw(_:)` and keeps it as a list of commands, which the host carries out.
///
/// The origin is at the top left and the y axis points down, as in a view on a device.
///
/// Differs from Apple: there are no pixels to read; shadows, gradients, patterns, masks and blend modes are absent.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = StrokeStyle(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 1), width: 1, cap: .butt, join: .miter, miterLimit: 10, dashes: [],
      dashPhase: 0)
    var alpha = 1.0
  }

  private(set) var commands: [DrawingCommand] = []
  private var state = State()
  private var saved: [State] = []
  /// In the view's coordinates: a transform that is set later leaves it where it is.
  private var pathBuilder = PathBuilder()

  init() {}

  // MARK: State

  /// Keeps colours, lines, transform and clipping for ``restoreGState()``.
  public func saveGState() {
    saved.append(state)
    commands.append(.save)
  }

  /// Brings back what was kept last. Nothing happens where nothing was.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      RuntimeLog.write("CGContext.restoreGState() was called without a saveGState() before it; nothing was restored.")
      return
    }
    state = last
    commands.append(.restore)
  }

  /// Where things drawn from now on come to lie.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.transform = state.transform.translatedBy(x: tx, y: ty) }
  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
  /// Turns what is drawn from now on.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Transforms what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  /// The colour for filling.
  public func setFillColor(_ color: CGColor) { state.fill = color.value }
  /// The colour for filling.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// The colour for filling.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// The colour for lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke.color = color.value }
  /// The colour for lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// The colour for lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// How opaque everything is, besides the colours' own opacity.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(Double(alpha), 0), 1) }
  /// How wide lines are, in points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width.isFinite ? max(Double(width), 0) : 0 }
  /// How lines end.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  /// How lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
  /// How long the point of two lines that meet may be, in widths of the line.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = Double(limit) }
  /// Draws lines in dashes: so many points drawn, so many left, and so on, beginning `phase` points in. Lengths that are
  /// negative, or all 0, are passed over.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isSound = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 } && phase.isFinite
    state.stroke.dashes = isSound ? lengths.map { Double($0) } : []
    state.stroke.dashPhase = isSound ? Double(phase) : 0
  }

  // MARK: Path

  /// Forgets the path so far.
  public func beginPath() { pathBuilder = PathBuilder() }
  /// Begins a new part of the path at `point`.
  public func move(to point: CGPoint) { pathBuilder.move(to: point.applying(ctm)) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { pathBuilder.line(to: point.applying(ctm)) }
  /// Adds lines from each point to the next.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pathBuilder.curve(to: end.applying(ctm), control1.applying(ctm), control2.applying(ctm))
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pathBuilder.quadCurve(to: end.applying(ctm), control.applying(ctm))
  }
  /// Adds a part of a circle. Seen in a view, whose y axis points down, `clockwise` runs the other way round, as on a
  /// device.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var arc = PathBuilder()
    arc.arc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise)
    join(arc)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add { $0.rect(rect) } }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { add { $0.ellipse(in: rect) } }
  /// Adds a path.
  public func addPath(_ path: CGPath) { add { $0.append(path.builder.elements) } }
  /// Adds a line to where this part of the path began.
  public func closePath() { pathBuilder.close() }

  /// Whether there is nothing in the path.
  public var isPathEmpty: Bool { pathBuilder.elements.isEmpty }
  /// The path so far, in the present coordinates.
  public var path: CGPath? {
    guard !isPathEmpty else { return nil }
    var builder = pathBuilder
    builder.transform(ctm.inverted())
    return CGPath(builder)
  }
  /// The rectangle around the path, in the present coordinates.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
  /// Where the next line begins, in the present coordinates.
  public var currentPointOfPath: CGPoint { (pathBuilder.current ?? .zero).applying(ctm.inverted()) }

  private func add(_ body: (inout PathBuilder) -> Void) {
    var part = PathBuilder()
    body(&part)
    pathBuilder.append(part.elements.map { $0.applying(ctm) })
  }

  /// Adds a part whose beginning is joined to what was drawn before by a line.
  private func join(_ part: PathBuilder) {
    for element in part.elements.map({ $0.applying(ctm) }) {
      if case .move(let point) = element { pathBuilder.reach(point) } else { pathBuilder.append([element]) }
    }
  }

  // MARK: Drawing

  /// Fills the path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  /// Draws the path's line, and forgets the path.
  public func strokePath() { drawPath(using: .stroke) }
  /// Fills the path, draws its line, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = pathBuilder.elements
    beginPath()
    guard !elements.isEmpty else { return }
    if mode != .stroke {
      commands.append(.fill(elements, faded(state.fill), evenOdd: mode == .eoFill || mode == .eoFillStroke))
    }
    if mode != .fill && mode != .eoFill {
      var style = state.stroke
      style.color = faded(style.color)
      commands.append(.stroke(elements, style, ctm))
    }
  }

  /// Keeps what is drawn from now on inside the path, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let elements = pathBuilder.elements
    beginPath()
    commands.append(.clip(elements, evenOdd: rule == .evenOdd))
  }
  /// Keeps what is drawn from now on inside a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { draw(.fill) { $0.addRect(rect) } }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { draw(.fill) { $0.addRects(rects) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { draw(.fill) { $0.addEllipse(in: rect) } }
  /// Draws the edges of a rectangle.
  public func stroke(_ rect: CGRect) { draw(.stroke) { $0.addRect(rect) } }
  /// Draws the edges of a rectangle in lines of this width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let former = state.stroke.width
    setLineWidth(width)
    stroke(rect)
    state.stroke.width = former
  }
  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) { draw(.stroke) { $0.addEllipse(in: rect) } }
  /// Draws a line from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    draw(.stroke) { context in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        context.move(to: points[index])
        context.addLine(to: points[index + 1])
      }
    }
  }
  /// Takes away what was drawn in a rectangle, the view's background too.
  public func clear(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    commands.append(.clear(pathBuilder.elements))
    beginPath()
  }

  private func draw(_ mode: CGPathDrawingMode, _ body: (CGContext) -> Void) {
    beginPath()
    body(self)
    drawPath(using: mode)
  }

  func draw(_ text: StyledText, in rect: CGRect) {
    guard !text.isEmpty else { return }
    var text = text
    if state.alpha < 1 { text.fade(by: state.alpha) }
    commands.append(.text(text, rect, ctm))
  }

  func draw(_ image: ImageContent, in rect: CGRect, alpha: Double) {
    commands.append(.image(image, rect, alpha: alpha * state.alpha, ctm))
  }

  private func faded(_ color: RGBA) -> RGBA {
    var color = color
    color.alpha *= state.alpha
    return color
  }
}
