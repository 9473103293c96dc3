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
///
/// Differs from Apple: paths can be joined, filled and stroked, but not intersected or combined.
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
  public func move(to point: CGPoint) { builder.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { builder.line(to: point) }
  /// Adds lines from each point to the next.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    builder.move(to: first)
    for point in points.dropFirst() { builder.line(to: point) }
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    builder.curve(to: end, control1, control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { builder.quadCurve(to: end, control) }
  /// Adds an arc. In a view, whose y axis points down, `clockwise` appears counterclockwise, as on a device.
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
  /// Adds a line to the start of the subpath.
  public func closeSubpath() { builder.close() }
}
