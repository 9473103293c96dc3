import SwiftUICore
public import UIKitCore

/// The outline of a shape: lines and curves.
public struct Path: Equatable, Sendable {
  /// A part of a path.
  public enum Element: Equatable, Sendable {
    /// Begins at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A curve to a point, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point, with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the beginning.
    case closeSubpath
  }

  /// The parts, in order.
  private(set) var elements: [Element] = []
  /// The style of the lines, if the path is what they cover.
  private(set) var strokeStyle: StrokeStyle?
  private var start = CGPoint.zero
  private var end: CGPoint?

  /// An empty path.
  public init() {}

  /// A path that a function makes.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line begins.
  public var currentPoint: CGPoint? { end }

  /// Calls a function for each part.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins at a point.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    (start, end) = (point, point)
  }

  /// Adds a line to a point. A path without a beginning has none.
  public mutating func addLine(to point: CGPoint) {
    guard end != nil else { return }
    elements.append(.line(to: point))
    end = point
  }

  /// Adds a curve to a point, with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard end != nil else { return }
    elements.append(.quadCurve(to: point, control: control))
    end = point
  }

  /// Adds a curve to a point, with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end != nil else { return }
    elements.append(.curve(to: point, control1: control1, control2: control2))
    end = point
  }

  /// Adds a line to the beginning.
  public mutating func closeSubpath() {
    guard end != nil else { return }
    elements.append(.closeSubpath)
    end = start
  }

  /// Adds lines from each point to the next.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if elements.isEmpty, strokeStyle == nil { strokeStyle = path.strokeStyle }
    for element in path.elements {
      switch element {
      case .move(let to): move(to: to.applying(transform))
      case .line(let to): addLine(to: to.applying(transform))
      case .quadCurve(let to, let control):
        addQuadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let one, let two):
        addCurve(to: to.applying(transform), control1: one.applying(transform), control2: two.applying(transform))
      case .closeSubpath: closeSubpath()
      }
    }
  }

  /// The path with a transform applied to it.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    if var style = strokeStyle {
      style.lineWidth *= CGFloat(abs(Double(transform.a * transform.d - transform.b * transform.c)).squareRoot())
      path.strokeStyle = style
    }
    return path
  }

  /// The path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  /// What lines along the path cover.
  ///
  /// Differs from Apple: the elements of the result are those of the path; it is drawn as lines.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard strokeStyle == nil else { return self }
    var path = self
    path.strokeStyle = style
    return path
  }

  /// The path without what is added by `strokedPath(_:)`.
  var withoutStroke: Path {
    var path = self
    path.strokeStyle = nil
    return path
  }
}
