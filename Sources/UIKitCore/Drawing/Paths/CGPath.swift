public import Foundation
import ViewBacking

/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// The points with a nonzero winding number.
  case winding = 0
  /// The points that an odd number of crossings separates from the outside.
  case evenOdd = 1
}

/// A sequence of lines and curves.
public class CGPath: Hashable {
  fileprivate(set) final var builder: PathBuilder

  init(_ builder: PathBuilder) { self.builder = builder }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.rect(rect) }
  }

  /// An ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.ellipse(in: rect) }
  }

  /// A rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(transform) { $0.roundedRect(rect, width: cornerWidth, height: cornerHeight) }
  }

  private convenience init(_ transform: UnsafePointer<CGAffineTransform>?, _ body: (inout PathBuilder) -> Void) {
    var builder = PathBuilder()
    body(&builder)
    if let transform { builder.transform(transform.pointee) }
    self.init(builder)
  }

  /// Whether the path is empty.
  public final var isEmpty: Bool { builder.elements.isEmpty }
  /// The start of the next line.
  public final var currentPoint: CGPoint { builder.current ?? .zero }
  /// The rectangle around all its points, including control points; `.null` for an empty path.
  public final var boundingBox: CGRect { builder.bounds }

  /// The rectangle around what the path draws, without control points; `.null` for an empty path. Curves are measured as 24 lines.
  public final var boundingBoxOfPath: CGRect {
    let points = FlatPath(builder.elements).parts.flatMap(\.self)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return boundingBox }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether `point` is inside.
  public final func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    builder.contains(point, evenOdd: rule == .evenOdd)
  }

  /// Calls a function for each element.
  package final func forEachElement(
    move: (CGPoint) -> Void, line: (CGPoint) -> Void, curve: (CGPoint, CGPoint, CGPoint) -> Void, close: () -> Void
  ) {
    for element in builder.elements {
      switch element {
      case .move(let point): move(point)
      case .line(let point): line(point)
      case .curve(let one, let two, let end): curve(one, two, end)
      case .close: close()
      }
    }
  }

  /// A path with the same elements.
  public final func copy() -> CGPath? { CGPath(builder) }

  /// A path with transformed elements.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    var copy = builder
    if let transform { copy.transform(transform.pointee) }
    return CGPath(copy)
  }

  /// Calls a block with each element, whose points are valid only during the call.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    func call(_ type: CGPathElementType, _ points: CGPoint...) {
      var points = points
      points.withUnsafeMutableBufferPointer { buffer in
        // An element without points has the address of nothing that is read.
        let start = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<CGPoint>.alignment)!
        withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
      }
    }
    forEachElement(
      move: { call(.moveToPoint, $0) }, line: { call(.addLineToPoint, $0) },
      curve: { call(.addCurveToPoint, $0, $1, $2) }, close: { call(.closeSubpath) })
  }

  /// Calls a function with `info` and each element, whose points are valid only during the call.
  public final func apply(
    info: UnsafeMutableRawPointer?, function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) { applyWithBlock { function(info, $0) } }

  /// Whether the path is a rectangle whose sides are horizontal and vertical.
  ///
  /// - Parameter rect: Receives the rectangle.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    for (index, element) in builder.elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0: corners.append(point)
      case .close where index == builder.elements.count - 1: break
      default: return false
      }
    }
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
    guard corners.count == 4 else { return false }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    if isUpright { rect?.pointee = builder.bounds }
    return isUpright
  }

  /// A mutable path with the same elements.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(builder) }

  /// Whether both have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.builder.elements == rhs.builder.elements }
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(builder.elements) }
}

/// A path that can be changed.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public convenience init() { self.init(PathBuilder()) }

  /// Begins a new subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    builder.move(to: point.applying(transform))
  }
  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    builder.line(to: point.applying(transform))
  }
  /// Adds lines from each point to the next.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    builder.move(to: first.applying(transform))
    for point in points.dropFirst() { builder.line(to: point.applying(transform)) }
  }
  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    builder.curve(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    builder.quadCurve(to: end.applying(transform), control.applying(transform))
  }
  /// Adds an arc. In a view, whose y axis points down, `clockwise` appears counterclockwise, as on a device.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.arc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise)
    }
  }
  /// Adds an arc with a start angle and a relative angle.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.arc(center: center, radius: radius, from: startAngle, to: startAngle + delta, increasing: delta >= 0)
    }
  }
  /// Adds an arc that is tangent to two lines: from the current point to the first point, and from there to the second point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
    guard !isEmpty else { return builder.move(to: corner) }
    let start = currentPoint
    let (first, second) = (hypot(start.x - corner.x, start.y - corner.y), hypot(end.x - corner.x, end.y - corner.y))
    guard first > 0, second > 0, radius > 0 else { return builder.line(to: corner) }
    let one = CGPoint(x: (start.x - corner.x) / first, y: (start.y - corner.y) / first)
    let two = CGPoint(x: (end.x - corner.x) / second, y: (end.y - corner.y) / second)
    let cosine = min(max(one.x * two.x + one.y * two.y, -1), 1)
    let half = acos(cosine) / 2
    // Parallel lines have no corner.
    guard half > 0.000_1, half < .pi / 2 - 0.000_1 else { return builder.line(to: corner) }
    let distance = radius / tan(half)
    let middle = CGPoint(x: one.x + two.x, y: one.y + two.y)
    let length = hypot(middle.x, middle.y)
    let reach = radius / sin(half)
    let center = CGPoint(x: corner.x + middle.x / length * reach, y: corner.y + middle.y / length * reach)
    let from = CGPoint(x: corner.x + one.x * distance, y: corner.y + one.y * distance)
    let to = CGPoint(x: corner.x + two.x * distance, y: corner.y + two.y * distance)
    builder.line(to: from)
    builder.arc(
      center: center, radius: radius, from: atan2(from.y - center.y, from.x - center.x),
      to: atan2(to.y - center.y, to.x - center.x), increasing: one.x * two.y - one.y * two.x < 0)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { add(transform) { $0.rect(rect) } }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.ellipse(in: rect) }
  }
  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.roundedRect(rect, width: cornerWidth, height: cornerHeight) }
  }
  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    var other = path.builder
    if transform != .identity { other.transform(transform) }
    builder.append(other.elements)
  }
  /// Adds a line to the start of the subpath.
  public func closeSubpath() { builder.close() }

  /// Adds the path that a closure builds, with a transform applied. An arc begins with a line from the current point.
  private func add(_ transform: CGAffineTransform, _ body: (inout PathBuilder) -> Void) {
    guard transform != .identity else { return body(&builder) }
    builder.transform(transform.inverted())
    body(&builder)
    builder.transform(transform)
  }
}
