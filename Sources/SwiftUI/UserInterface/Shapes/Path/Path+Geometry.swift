import SwiftUICore
import UIKitCore

extension Path {
  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, min(1, from)), max(0, min(1, to)))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let segments = curves
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0 else { return Path() }
    let (first, last) = (total * from, total * to)
    var path = Path()
    var position: CGFloat = 0
    var isOpen = false
    for segment in segments {
      let length = segment.length
      defer { position += length }
      if segment.begins { isOpen = false }
      guard position + length > first, position < last, length > 0 else { continue }
      let (begin, finish) = (max(0, (first - position) / length), min(1, (last - position) / length))
      let part = segment.part(from: segment.parameter(at: begin), to: segment.parameter(at: finish))
      if !isOpen { path.move(to: part.start) }
      isOpen = true
      if part.isLine {
        path.addLine(to: part.end)
      } else {
        path.addCurve(to: part.end, control1: part.control1, control2: part.control2)
      }
    }
    return strokeStyle.map { path.strokedPath($0) } ?? path
  }

  /// The smallest rectangle around the path, without its control points.
  public var boundingRect: CGRect {
    var (left, right, top, bottom) = (CGFloat.infinity, -CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity)
    func include(_ point: CGPoint) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    for element in elements { if case .move(let to) = element { include(to) } }
    for curve in curves {
      include(curve.start)
      include(curve.end)
      for t in curve.extrema { include(curve.point(t)) }
    }
    guard left <= right else { return .null }
    let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    guard let strokeStyle else { return rect }
    return rect.insetBy(dx: -strokeStyle.lineWidth / 2, dy: -strokeStyle.lineWidth / 2)
  }

  /// Whether a point is in the path.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    if let strokeStyle {
      let reach = strokeStyle.lineWidth / 2
      return curves.contains { $0.isNear(p, reach) }
    }
    return cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  /// The lines and curves, with the lines that close subpaths.
  private var curves: [Curve] {
    var curves: [Curve] = []
    var (here, first) = (CGPoint.zero, CGPoint.zero)
    var begins = true
    func add(_ curve: Curve) {
      var curve = curve
      curve.begins = begins
      begins = false
      curves.append(curve)
      here = curve.end
    }
    for element in elements {
      switch element {
      case .move(let to):
        (here, first) = (to, to)
        begins = true
      case .line(let to): add(Curve(from: here, to: to))
      case .quadCurve(let to, let control):
        func toward(_ point: CGPoint) -> CGPoint {
          CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        add(Curve(start: here, control1: toward(here), control2: toward(to), end: to))
      case .curve(let to, let one, let two): add(Curve(start: here, control1: one, control2: two, end: to))
      case .closeSubpath:
        if here != first { add(Curve(from: here, to: first)) }
        here = first
        begins = true
      }
    }
    return curves
  }
}
