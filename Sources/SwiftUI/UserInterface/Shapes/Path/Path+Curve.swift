import SwiftUICore
import UIKitCore

extension Path {
  /// A cubic curve, or a line.
  struct Curve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
    var isLine = false
    /// Whether a subpath begins here.
    var begins = false

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
      (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    init(from start: CGPoint, to end: CGPoint) {
      self.init(start: start, control1: Curve.mix(start, end, 1 / 3), control2: Curve.mix(start, end, 2 / 3), end: end)
      isLine = true
    }

    private static func mix(_ one: CGPoint, _ two: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: one.x + (two.x - one.x) * t, y: one.y + (two.y - one.y) * t)
    }

    private static func distance(_ one: CGPoint, _ two: CGPoint) -> CGFloat {
      CGFloat(hypot(Double(two.x - one.x), Double(two.y - one.y)))
    }

    private static let steps = 32

    func point(_ t: CGFloat) -> CGPoint {
      if isLine { return Curve.mix(start, end, t) }
      let u = 1 - t
      let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: p * start.x + q * control1.x + r * control2.x + s * end.x,
        y: p * start.y + q * control1.y + r * control2.y + s * end.y)
    }

    /// The distances from the start at equal steps of the parameter.
    private var distances: [CGFloat] {
      var (sum, last) = (CGFloat(0), start)
      return [0]
        + (1...Curve.steps).map { step in
          let next = point(CGFloat(step) / CGFloat(Curve.steps))
          sum += Curve.distance(last, next)
          last = next
          return sum
        }
    }

    var length: CGFloat { isLine ? Curve.distance(start, end) : distances.last ?? 0 }

    /// The parameter at a fraction of the length.
    func parameter(at fraction: CGFloat) -> CGFloat {
      guard !isLine, fraction > 0, fraction < 1 else { return fraction }
      let distances = distances
      let goal = (distances.last ?? 0) * fraction
      guard let next = distances.firstIndex(where: { $0 >= goal }), next > 0 else { return fraction }
      let length = distances[next] - distances[next - 1]
      let part = length > 0 ? (goal - distances[next - 1]) / length : 0
      return (CGFloat(next - 1) + part) / CGFloat(Curve.steps)
    }

    func part(from: CGFloat, to: CGFloat) -> Curve {
      if isLine { return Curve(from: point(from), to: point(to)) }
      let tail = from > 0 ? split(from).1 : self
      return to < 1 ? tail.split(from < 1 ? (to - from) / (1 - from) : 1).0 : tail
    }

    private func split(_ t: CGFloat) -> (Curve, Curve) {
      let (a, b, c) = (Curve.mix(start, control1, t), Curve.mix(control1, control2, t), Curve.mix(control2, end, t))
      let (d, e) = (Curve.mix(a, b, t), Curve.mix(b, c, t))
      let middle = Curve.mix(d, e, t)
      return (
        Curve(start: start, control1: a, control2: d, end: middle),
        Curve(start: middle, control1: e, control2: c, end: end)
      )
    }

    /// The parameters where a coordinate is largest or smallest.
    var extrema: [CGFloat] {
      if isLine { return [] }
      return [\CGPoint.x, \CGPoint.y].flatMap { axis -> [CGFloat] in
        let (p0, p1, p2, p3) = (
          start[keyPath: axis], control1[keyPath: axis], control2[keyPath: axis], end[keyPath: axis]
        )
        let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
        if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
        let root = b * b - 4 * a * c
        guard root >= 0 else { return [] }
        let square = root.squareRoot()
        return [(-b + square) / (2 * a), (-b - square) / (2 * a)]
      }.filter { $0 > 0 && $0 < 1 }
    }

    func isNear(_ point: CGPoint, _ reach: CGFloat) -> Bool {
      var last = start
      for step in 1...(isLine ? 1 : Curve.steps) {
        let next = isLine ? end : self.point(CGFloat(step) / CGFloat(Curve.steps))
        let (dx, dy) = (next.x - last.x, next.y - last.y)
        let square = dx * dx + dy * dy
        let t = square > 0 ? max(0, min(1, ((point.x - last.x) * dx + (point.y - last.y) * dy) / square)) : 0
        if Curve.distance(point, CGPoint(x: last.x + dx * t, y: last.y + dy * t)) <= reach { return true }
        last = next
      }
      return false
    }
  }
}
