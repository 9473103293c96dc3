public import Foundation
import RuntimeLogging
package import ViewBacking

/// Records the drawing of `draw(_:)` as a list of commands, which the host executes.
///
/// The origin is at the top left and the y axis points down, as in a view on a device. In a context that an app makes for a bitmap
/// (``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)``) it is at the bottom left, and the y axis points up.
///
/// Differs from Apple: there are no pixels to read; patterns and masks are absent.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = StrokeStyle(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 1), width: 1, cap: .butt, join: .miter, miterLimit: 10, dashes: [],
      dashPhase: 0)
    var alpha = 1.0
    var blendMode = DrawingBlendMode.normal
    var shadow: ViewEffect?
  }

  private(set) var commands: [DrawingCommand] = []
  private var state = State()
  private var saved: [State] = []
  /// The states before the layers that have begun, and how many states were saved then.
  private var layers: [(state: State, saved: Int)] = []
  /// In the view's coordinates: a transform that is set later leaves it where it is.
  private var pathBuilder = PathBuilder()

  /// The bitmap that the drawing is for, if an app has made the context.
  let bitmap: Bitmap?

  init() { bitmap = nil }

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    if bitmap.isOpaque {
      fill(CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    }
    state.transform = bitmap.flip
  }

  /// A context for a picture of a rectangle of the drawing's coordinates.
  init(pictureOf bounds: CGRect, opaque: Bool) {
    bitmap = nil
    if opaque { fill(CGRect(origin: .zero, size: bounds.size)) }
    if bounds.origin != .zero { translateBy(x: -bounds.minX, y: -bounds.minY) }
  }

  // MARK: State

  /// Saves colours, lines, transform and clipping for ``restoreGState()``.
  public func saveGState() {
    saved.append(state)
    commands.append(.save)
  }

  /// Restores the state that was saved last. Does nothing if none was saved.
  public func restoreGState() {
    guard saved.count > layers.last?.saved ?? 0, let last = saved.popLast() else {
      RuntimeLog.write("CGContext.restoreGState() was called without a saveGState() before it; nothing was restored.")
      return
    }
    state = last
    commands.append(.restore)
  }

  /// The transform of subsequent drawing.
  public var ctm: CGAffineTransform { bitmap.map { matrix.concatenating($0.flip) } ?? matrix }
  /// The same in the coordinates of the recorded drawing, whose y axis points down.
  private var matrix: CGAffineTransform { state.transform }
  /// Translates subsequent drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.transform = state.transform.translatedBy(x: tx, y: ty) }
  /// Scales subsequent drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
  /// Rotates subsequent drawing.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Transforms subsequent drawing.
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
  /// The opacity of subsequent drawing, in addition to the colours' own opacity.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(Double(alpha), 0), 1) }
  /// How pictures are drawn in another size. Stored: they are always smoothed.
  public var interpolationQuality = CGInterpolationQuality.default
  /// The width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width.isFinite ? max(Double(width), 0) : 0 }
  /// How lines end.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = StrokeStyle.Cap(cap) }
  /// How lines join.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = StrokeStyle.Join(join) }
  /// The limit for the length of a mitered join, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = Double(limit) }
  /// Draws lines in dashes: alternating lengths of drawn and blank segments, starting `phase` points into the pattern. Lengths that are
  /// negative, or all 0, are ignored.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isSound = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 } && phase.isFinite
    state.stroke.dashes = isSound ? lengths.map { Double($0) } : []
    state.stroke.dashPhase = isSound ? Double(phase) : 0
  }

  /// The opacity of subsequent drawing.
  package var alpha: Double { state.alpha }
  var blendMode: DrawingBlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }
  var shadow: ViewEffect? {
    get { state.shadow }
    set { state.shadow = newValue }
  }

  // MARK: Layers

  /// Begins a layer. In it opacity, blend mode and shadow begin anew.
  package func beginLayer(_ layer: DrawingLayer) {
    layers.append((state, saved.count))
    commands.append(.beginLayer(layer))
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }

  /// Ends the layer that was begun last. Opacity, blend mode and shadow are those of before again; other parts of the state stay.
  package func endLayer() {
    guard let last = layers.popLast() else {
      return RuntimeLog.write("CGContext.endTransparencyLayer() was called without a layer; nothing was done.")
    }
    while saved.count > last.saved { restoreGState() }
    (state.alpha, state.blendMode, state.shadow) = (last.state.alpha, last.state.blendMode, last.state.shadow)
    commands.append(.endLayer)
  }

  /// Adds what is drawn: with a blend mode or a shadow in a layer of its own.
  private func add(_ command: DrawingCommand) {
    guard state.blendMode != .normal || state.shadow != nil else { return commands.append(command) }
    commands.append(
      .beginLayer(DrawingLayer(blendMode: state.blendMode, filters: state.shadow.map { [.effect($0)] } ?? [])))
    commands.append(command)
    commands.append(.endLayer)
  }

  // MARK: Path

  /// Discards the current path.
  public func beginPath() { pathBuilder = PathBuilder() }
  /// Begins a new subpath at `point`.
  public func move(to point: CGPoint) { pathBuilder.move(to: point.applying(matrix)) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { pathBuilder.line(to: point.applying(matrix)) }
  /// Adds lines from each point to the next.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pathBuilder.curve(to: end.applying(matrix), control1.applying(matrix), control2.applying(matrix))
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pathBuilder.quadCurve(to: end.applying(matrix), control.applying(matrix))
  }
  /// Adds an arc. In a view, whose y axis points down, `clockwise` appears counterclockwise, as on a device.
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
  /// Adds a line to the start of the subpath.
  public func closePath() { pathBuilder.close() }

  /// Whether the path is empty.
  public var isPathEmpty: Bool { pathBuilder.elements.isEmpty }
  /// The current path, in the current coordinates.
  public var path: CGPath? {
    guard !isPathEmpty else { return nil }
    var builder = pathBuilder
    builder.transform(matrix.inverted())
    return CGPath(builder)
  }
  /// The rectangle around the path, in the current coordinates.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
  /// The start of the next line, in the current coordinates.
  public var currentPointOfPath: CGPoint { (pathBuilder.current ?? .zero).applying(matrix.inverted()) }

  private func add(_ body: (inout PathBuilder) -> Void) {
    var part = PathBuilder()
    body(&part)
    pathBuilder.append(part.elements.map { $0.applying(matrix) })
  }

  /// Adds a part, connected to the existing path by a line.
  private func join(_ part: PathBuilder) {
    for element in part.elements.map({ $0.applying(matrix) }) {
      if case .move(let point) = element { pathBuilder.reach(point) } else { pathBuilder.append([element]) }
    }
  }

  // MARK: Drawing

  /// Fills the path, and discards it.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  /// Strokes the path, and discards it.
  public func strokePath() { drawPath(using: .stroke) }
  /// Fills the path, strokes it, or both, and discards it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = pathBuilder.elements
    beginPath()
    guard !elements.isEmpty else { return }
    if mode != .stroke {
      add(.fill(elements, faded(state.fill), evenOdd: mode == .eoFill || mode == .eoFillStroke))
    }
    if mode != .fill && mode != .eoFill {
      var style = state.stroke
      style.color = faded(style.color)
      add(.stroke(elements, style, AffineTransform(matrix)))
    }
  }

  /// Fills the path with a gradient, and discards it.
  package func fillPath(with gradient: ContextGradient, evenOdd: Bool = false) {
    let elements = pathBuilder.elements
    beginPath()
    guard !elements.isEmpty else { return }
    add(.fillGradient(elements, gradient.paint(matrix, alpha: state.alpha), evenOdd: evenOdd))
  }

  /// Strokes the path with a gradient, and discards it.
  package func strokePath(with gradient: ContextGradient) {
    let elements = pathBuilder.elements
    beginPath()
    guard !elements.isEmpty else { return }
    add(
      .strokeGradient(elements, state.stroke, AffineTransform(matrix), gradient.paint(matrix, alpha: state.alpha)))
  }

  /// Clips subsequent drawing to the path, and discards the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let elements = pathBuilder.elements
    beginPath()
    commands.append(.clip(elements, evenOdd: rule == .evenOdd))
  }
  /// Clips subsequent drawing to a rectangle.
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
    let previous = state.stroke.width
    setLineWidth(width)
    stroke(rect)
    state.stroke.width = previous
  }
  /// Draws the outline of an ellipse.
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
  /// Clears a rectangle, including the view's background.
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
    add(.text(text, rect, AffineTransform(matrix)))
  }

  func draw(_ image: ImageContent, in rect: CGRect, alpha: Double) {
    add(.image(image, rect, alpha: alpha * state.alpha, AffineTransform(matrix)))
  }

  private func faded(_ color: RGBA) -> RGBA {
    var color = color
    color.alpha *= state.alpha
    return color
  }
}
