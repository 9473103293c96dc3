/// A point on the grid on which paths are cut. Whole numbers make all comparisons exact.
struct GridPoint: Hashable {
  var x: Int
  var y: Int

  static func - (one: GridPoint, other: GridPoint) -> GridPoint { GridPoint(x: one.x - other.x, y: one.y - other.y) }

  /// Positive where `other` is to the left of this direction.
  func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }
  func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }
}

/// A short line that stands for a part of a line or a curve.
struct GridLine {
  var from: GridPoint
  var to: GridPoint
  /// The number of the line or curve, and the parameters of the part.
  var piece: Int
  var start: Double
  var end: Double
  /// The number of the subpath.
  var subpath: Int
  var isSecond: Bool

  var minX: Int { min(from.x, to.x) }
  var maxX: Int { max(from.x, to.x) }
  var minY: Int { min(from.y, to.y) }
  var maxY: Int { max(from.y, to.y) }

  /// Whether the line goes up; to the right, if it is horizontal.
  var isForward: Bool { from.y != to.y ? from.y < to.y : from.x < to.x }

  var reversed: GridLine {
    var line = self
    (line.from, line.to, line.start, line.end) = (to, from, end, start)
    return line
  }

  /// Whether a point is on the line, but not at its ends.
  func hasInside(_ point: GridPoint) -> Bool {
    guard point != from, point != to, point.x >= minX, point.x <= maxX, point.y >= minY, point.y <= maxY else {
      return false
    }
    return (to - from).cross(point - from) == 0
  }

  /// The nearest point of the grid to where two lines cross, neither at an end of one.
  func crossing(_ other: GridLine) -> GridPoint? {
    let (mine, theirs) = (to - from, other.to - other.from)
    let (a, b) = (mine.cross(other.from - from), mine.cross(other.to - from))
    let (c, d) = (theirs.cross(from - other.from), theirs.cross(to - other.from))
    guard (a > 0 && b < 0) || (a < 0 && b > 0), (c > 0 && d < 0) || (c < 0 && d > 0) else { return nil }
    let t = Double(c) / Double(c - d)
    return GridPoint(
      x: from.x + Int((Double(mine.x) * t).rounded()), y: from.y + Int((Double(mine.y) * t).rounded()))
  }

  /// The parts between points on the line, in order.
  func split(at points: [GridPoint]) -> [GridLine] {
    let direction = to - from
    let length = Double(direction.dot(direction))
    var cuts: [(point: GridPoint, t: Double)] = []
    for point in Set(points) where point != from && point != to {
      cuts.append((point, Double(direction.dot(point - from)) / length))
    }
    cuts.sort { $0.t < $1.t }
    var parts: [GridLine] = []
    var rest = self
    for cut in cuts {
      var part = rest
      part.to = cut.point
      part.end = start + (end - start) * min(max(cut.t, 0), 1)
      (rest.from, rest.start) = (part.to, part.end)
      parts.append(part)
    }
    return parts + [rest]
  }
}
