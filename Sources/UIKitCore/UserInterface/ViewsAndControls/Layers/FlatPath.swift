import Foundation
import ViewBacking

/// A path as straight lines.
struct FlatPath {
  /// The points of each part.
  private(set) var parts: [[CGPoint]] = []

  /// The number of lines of a curve.
  private static let steps = 24

  init(_ elements: [PathElement]) {
    var part: [CGPoint] = []
    func flush(_ parts: inout [[CGPoint]]) {
      if part.count > 1 { parts.append(part) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        flush(&parts)
        part = [point]
      case .line(let point): part.append(point)
      case .curve(let one, let two, let end):
        guard let start = part.last else { continue }
        for step in 1...FlatPath.steps {
          part.append(FlatPath.point(start, one, two, end, CGFloat(step) / CGFloat(FlatPath.steps)))
        }
      case .close: if let first = part.first { part.append(first) }
      }
    }
    flush(&parts)
  }

  private static func point(
    _ start: CGPoint, _ one: CGPoint, _ two: CGPoint, _ end: CGPoint, _ part: CGFloat
  ) -> CGPoint {
    let rest = 1 - part
    let factors = [rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part]
    let points = [start, one, two, end]
    return CGPoint(
      x: zip(factors, points).reduce(0) { $0 + $1.0 * $1.1.x },
      y: zip(factors, points).reduce(0) { $0 + $1.0 * $1.1.y })
  }

  /// The length of all lines.
  var length: CGFloat {
    parts.reduce(0) { sum, part in sum + zip(part, part.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
  }

  /// The lines between two parts of the length.
  func part(from start: CGFloat, to end: CGFloat) -> [[CGPoint]] {
    let total = length
    let (low, high) = (max(0, start) * total, min(1, end) * total)
    guard low < high, total.isFinite else { return [] }
    var (passed, found): (CGFloat, [[CGPoint]]) = (0, [])
    for part in parts {
      var line: [CGPoint] = []
      for (from, to) in zip(part, part.dropFirst()) {
        let distance = from.distance(to: to)
        defer { passed += distance }
        guard distance > 0, passed + distance > low, passed < high else { continue }
        func between(_ at: CGFloat) -> CGPoint {
          let factor = min(max((at - passed) / distance, 0), 1)
          return CGPoint(x: from.x + (to.x - from.x) * factor, y: from.y + (to.y - from.y) * factor)
        }
        if line.isEmpty { line.append(between(low)) }
        line.append(between(high))
      }
      if line.count > 1 { found.append(line) }
    }
    return found
  }

  /// The point at a part of the length; `nil` for an empty path.
  func point(at fraction: CGFloat) -> CGPoint? { line(at: fraction).map { $0.point } }

  /// The direction of the path at a part of the length, as an angle in radians.
  func direction(at fraction: CGFloat) -> CGFloat {
    guard let line = line(at: fraction) else { return 0 }
    return CGFloat(atan2(Double(line.to.y - line.from.y), Double(line.to.x - line.from.x)))
  }

  private func line(at fraction: CGFloat) -> (from: CGPoint, to: CGPoint, point: CGPoint)? {
    let goal = min(max(fraction, 0), 1) * length
    var (passed, last): (CGFloat, (from: CGPoint, to: CGPoint, point: CGPoint)?) = (0, nil)
    for part in parts {
      for (from, to) in zip(part, part.dropFirst()) {
        let distance = from.distance(to: to)
        guard distance > 0 else { continue }
        let factor = min((goal - passed) / distance, 1)
        last = (from, to, CGPoint(x: from.x + (to.x - from.x) * factor, y: from.y + (to.y - from.y) * factor))
        if passed + distance >= goal { return last }
        passed += distance
      }
    }
    return last
  }
}
