import Foundation
import RuntimeLogging
import ViewBacking

/// Builds the path of contexts, paths and Bézier paths.
struct PathBuilder: Hashable, Sendable {
  private(set) var elements: [PathElement] = []
  /// The start of the next element; `nil` for an empty path.
  private(set) var current: CGPoint?
  private var start = CGPoint.zero

  init() {}

  /// A path of these elements, which other paths may have made.
  init(_ elements: [PathElement]) { append(elements) }

  mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    (current, start) = (point, point)
  }

  mutating func line(to point: CGPoint) {
    guard hasCurrentPoint() else { return }
    elements.append(.line(point))
    current = point
  }

  /// Adds a line to the point, or begins there if the path is empty.
  mutating func reach(_ point: CGPoint) {
    if current == nil { move(to: point) } else { line(to: point) }
  }

  /// Whether there is a point from which a line or a curve can start; without one, logs an error and draws neither, as on a device.
  private func hasCurrentPoint() -> Bool {
    if current == nil { RuntimeLog.write("A path needs move(to:) before its first line or curve; nothing was added.") }
    return current != nil
  }

  mutating func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    guard hasCurrentPoint() else { return }
    elements.append(.curve(control1, control2, end))
    current = end
  }

  mutating func quadCurve(to end: CGPoint, _ control: CGPoint) {
    let from = current ?? control
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    curve(to: end, toward(from), toward(end))
  }

  mutating func close() {
    guard current != nil else { return }
    elements.append(.close)
    current = start
  }

  mutating func append(_ other: [PathElement]) {
    for element in other {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): line(to: point)
      case .curve(let one, let two, let end): curve(to: end, one, two)
      case .close: close()
      }
    }
  }

  mutating func rect(_ rect: CGRect) {
    let rect = rect.standardized
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  mutating func ellipse(in rect: CGRect) {
    roundedRect(rect, width: abs(rect.width) / 2, height: abs(rect.height) / 2)
  }

  /// A rectangle whose `corners` are quarters of ellipses.
  mutating func roundedRect(
    _ rect: CGRect, width: CGFloat, height: CGFloat, corners: UIRectCorner = .allCorners
  ) {
    let rect = rect.standardized
    let (rx, ry) = (min(max(width, 0), rect.width / 2), min(max(height, 0), rect.height / 2))
    guard rx > 0, ry > 0 else { return self.rect(rect) }
    func radii(_ corner: UIRectCorner) -> (CGFloat, CGFloat) { corners.contains(corner) ? (rx, ry) : (0, 0) }
    // The distance of a quarter circle's control points from its ends.
    let k = 1 - PathBuilder.quarter
    let (tlx, tly) = radii(.topLeft)
    let (trx, try_) = radii(.topRight)
    let (brx, bry) = radii(.bottomRight)
    let (blx, bly) = radii(.bottomLeft)
    move(to: CGPoint(x: rect.minX + tlx, y: rect.minY))
    line(to: CGPoint(x: rect.maxX - trx, y: rect.minY))
    if trx > 0 {
      curve(
        to: CGPoint(x: rect.maxX, y: rect.minY + try_), CGPoint(x: rect.maxX - trx * k, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.minY + try_ * k))
    }
    line(to: CGPoint(x: rect.maxX, y: rect.maxY - bry))
    if brx > 0 {
      curve(
        to: CGPoint(x: rect.maxX - brx, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY - bry * k),
        CGPoint(x: rect.maxX - brx * k, y: rect.maxY))
    }
    line(to: CGPoint(x: rect.minX + blx, y: rect.maxY))
    if blx > 0 {
      curve(
        to: CGPoint(x: rect.minX, y: rect.maxY - bly), CGPoint(x: rect.minX + blx * k, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY - bly * k))
    }
    line(to: CGPoint(x: rect.minX, y: rect.minY + tly))
    if tlx > 0 {
      curve(
        to: CGPoint(x: rect.minX + tlx, y: rect.minY), CGPoint(x: rect.minX, y: rect.minY + tly * k),
        CGPoint(x: rect.minX + tlx * k, y: rect.minY))
    }
    close()
  }

  static let quarter: CGFloat = 0.552_284_749_830_793_4

  /// A part of a circle, from one angle to the other; `increasing` is the direction.
  mutating func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, increasing: Bool) {
    guard radius.isFinite, start.isFinite, end.isFinite else { return }
    let full = 2 * CGFloat.pi
    // At most one full turn; from an angle to the same one a turn later is a full turn in either direction, as on a device.
    func sweep(ahead: CGFloat) -> CGFloat {
      ahead >= 0 ? min(ahead, full) : full - (-ahead).truncatingRemainder(dividingBy: full)
    }
    let sweep = increasing ? sweep(ahead: end - start) : -sweep(ahead: start - end)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(Double(angle))), y: center.y + radius * CGFloat(sin(Double(angle))))
    }
    reach(point(start))
    let parts = max(1, Int((abs(sweep) / (CGFloat.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(parts)
    let reach = CGFloat(4.0 / 3.0 * tan(Double(step) / 4)) * radius
    for part in 0..<parts where sweep != 0 {
      let (one, two) = (start + step * CGFloat(part), start + step * CGFloat(part + 1))
      let (from, to) = (point(one), point(two))
      curve(
        to: to,
        CGPoint(x: from.x - reach * CGFloat(sin(Double(one))), y: from.y + reach * CGFloat(cos(Double(one)))),
        CGPoint(x: to.x + reach * CGFloat(sin(Double(two))), y: to.y - reach * CGFloat(cos(Double(two)))))
    }
  }

  mutating func transform(_ transform: CGAffineTransform) {
    self = PathBuilder(elements.map { $0.applying(transform) })
  }

  /// The path whose parts begin at their ends.
  var reversed: PathBuilder {
    var result = PathBuilder()
    /// The segments of a part, each from its start on.
    var segments: [(start: CGPoint, element: PathElement)] = []
    var (first, here, isClosed) = (CGPoint.zero, CGPoint.zero, false)
    var hasPart = false
    func finish() {
      guard hasPart else { return }
      result.move(to: here)
      for (start, element) in segments.reversed() {
        if case .curve(let one, let two, _) = element {
          result.curve(to: start, two, one)
        } else {
          result.line(to: start)
        }
      }
      if isClosed { result.close() }
      (segments, isClosed, hasPart) = ([], false, false)
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        (first, here, hasPart) = (point, point, true)
      case .line(let end), .curve(_, _, let end):
        if isClosed {
          finish()
          (here, hasPart) = (first, true)
        }
        segments.append((here, element))
        here = end
      case .close: isClosed = true
      }
    }
    finish()
    return result
  }

  /// The rectangle around all points, including control points; `.null` for an empty path.
  var bounds: CGRect {
    let points = elements.flatMap(\.points)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the path winds around `point`. Curves are approximated by sixteen lines.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    var (here, first) = (CGPoint.zero, CGPoint.zero)
    func edge(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    for element in elements {
      switch element {
      case .move(let to):
        edge(here, first)
        (here, first) = (to, to)
      case .line(let to):
        edge(here, to)
        here = to
      case .curve(let one, let two, let end):
        let from = here
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let u = 1 - t
          let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          let to = CGPoint(
            x: p * from.x + q * one.x + r * two.x + s * end.x, y: p * from.y + q * one.y + r * two.y + s * end.y)
          edge(here, to)
          here = to
        }
      case .close:
        edge(here, first)
        here = first
      }
    }
    edge(here, first)
    return evenOdd ? winding % 2 != 0 : winding != 0
  }
}

extension PathElement {
  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .curve(let one, let two, let end):
      .curve(one.applying(transform), two.applying(transform), end.applying(transform))
    case .close: .close
    }
  }

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let one, let two, let end): [one, two, end]
    case .close: []
    }
  }
}
