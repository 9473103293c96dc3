import Foundation

/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Those around which it winds.
  case winding = 0
  /// Those that it separates from the outside an odd number of times.
  case evenOdd = 1
}

/// Lines and curves, one after the other.
///
/// Differs from Apple: paths are joined, filled and stroked, not cut up or combined.
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

  /// Whether there is nothing in it.
  public final var isEmpty: Bool { builder.elements.isEmpty }
  /// Where the next line would begin.
  public final var currentPoint: CGPoint { builder.current ?? .zero }
  /// The rectangle around all its points, those that curves are drawn towards too; `.null` for an empty path.
  public final var boundingBox: CGRect { builder.bounds }

  /// Whether `point` is inside.
  public final func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    builder.contains(point, evenOdd: rule == .evenOdd)
  }

  /// A path of the same lines that can be added to.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(builder) }

  /// Whether both are made of the same lines.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.builder.elements == rhs.builder.elements }
  /// Fits the equality.
  public func hash(into hasher: inout Hasher) { hasher.combine(builder.elements) }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public convenience init() { self.init(PathBuilder()) }

  /// Begins a new part at `point`.
  public func move(to point: CGPoint) { builder.move(to: point) }
  /// Draws a line.
  public func addLine(to point: CGPoint) { builder.line(to: point) }
  /// Draws lines from each point to the next.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    builder.move(to: first)
    for point in points.dropFirst() { builder.line(to: point) }
  }
  /// Draws a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    builder.curve(to: end, control1, control2)
  }
  /// Draws a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { builder.quadCurve(to: end, control) }
  /// Draws a part of a circle. Seen in a view, whose y axis points down, `clockwise` runs the other way round, as on a
  /// device.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    builder.arc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { builder.rect(rect) }
  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { builder.ellipse(in: rect) }
  /// Adds a rectangle with round corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    builder.roundedRect(rect, width: cornerWidth, height: cornerHeight)
  }
  /// Adds another path.
  public func addPath(_ path: CGPath) { builder.append(path.builder.elements) }
  /// Draws a line to where this part began.
  public func closeSubpath() { builder.close() }
}
