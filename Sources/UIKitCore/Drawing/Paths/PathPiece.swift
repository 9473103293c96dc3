import Foundation

/// A line or a curve of a path.
struct PathPiece {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  let isLine: Bool

  init(from start: CGPoint, to end: CGPoint) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    isLine = true
  }

  init(start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
  }

  var points: [CGPoint] { [start, control1, control2, end] }

  func point(_ t: Double) -> CGPoint {
    if t == 0 { return start }
    if t == 1 { return end }
    if isLine { return PathPiece.mix(start, end, t) }
    return part(to: t).end
  }

  /// The piece from its start to a parameter.
  private func part(to t: Double) -> PathPiece {
    let (a, b, c) = (
      PathPiece.mix(start, control1, t), PathPiece.mix(control1, control2, t), PathPiece.mix(control2, end, t)
    )
    let (d, e) = (PathPiece.mix(a, b, t), PathPiece.mix(b, c, t))
    return PathPiece(start: start, a, d, PathPiece.mix(d, e, t))
  }

  private var reversed: PathPiece { PathPiece(start: end, control2, control1, start) }

  /// The part between two parameters; from the larger to the smaller one it has the other direction.
  func part(from: Double, to: Double) -> PathPiece {
    if from > to { return reversed.part(from: 1 - from, to: 1 - to) }
    let head = to < 1 ? part(to: to) : self
    return from > 0 ? head.reversed.part(to: 1 - from / to).reversed : head
  }

  /// The number of lines that are no further from the piece than a distance: the second differences of its points bound that.
  func lineCount(within distance: Double) -> Int {
    if isLine { return 1 }
    func difference(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
      hypot(Double(a.x - 2 * b.x + c.x), Double(a.y - 2 * b.y + c.y))
    }
    let most = max(difference(start, control1, control2), difference(control1, control2, end))
    let count = (0.75 * most / max(distance, 1e-9)).squareRoot().rounded(.up)
    return count.isFinite ? min(max(Int(count), 1), 512) : 1
  }

  private static func mix(_ one: CGPoint, _ two: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: one.x + (two.x - one.x) * CGFloat(t), y: one.y + (two.y - one.y) * CGFloat(t))
  }
}
