public import SwiftUICore
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

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with a radius for each corner.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// An ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A path that a function makes.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A path of CoreGraphics.
  public init(_ path: CGPath) {
    var made = Path()
    path.forEachElement(
      move: { made.move(to: $0) }, line: { made.addLine(to: $0) },
      curve: { made.addCurve(to: $2, control1: $0, control2: $1) }, close: { made.closeSubpath() })
    self = made
  }

  /// A path of CoreGraphics.
  public init(_ path: CGMutablePath) { self.init(path as CGPath) }

  /// A path from its description; `nil` if it is none.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): closeSubpath()
      case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line begins.
  public var currentPoint: CGPoint? { end }

  /// The path of CoreGraphics.
  public var cgPath: CGPath {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let to): path.move(to: to)
      case .line(let to): path.addLine(to: to)
      case .quadCurve(let to, let control): path.addQuadCurve(to: to, control: control)
      case .curve(let to, let one, let two): path.addCurve(to: to, control1: one, control2: two)
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// Calls a function for each part.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: - Building

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

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    var part = Path()
    part.move(to: CGPoint(x: rect.minX, y: rect.minY))
    part.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    part.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    part.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    part.closeSubpath()
    addPath(part, transform: transform)
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect, corners: [cornerSize, cornerSize, cornerSize, cornerSize], transform: transform)
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    addRoundedRect(in: rect, corners: radii.map { CGSize(width: $0, height: $0) }, transform: transform)
  }

  /// The corners are from the upper left one, clockwise. Radii that do not fit are smaller.
  private mutating func addRoundedRect(in rect: CGRect, corners: [CGSize], transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let radii = corners.map {
      CGSize(width: min(max($0.width, 0), rect.width / 2), height: min(max($0.height, 0), rect.height / 2))
    }
    guard radii.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect, transform: transform) }
    let k = 1 - Path.quarter
    var part = Path()
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (a, b, c, d) = (radii[0], radii[1], radii[2], radii[3])
    part.move(to: CGPoint(x: left + a.width, y: top))
    part.addLine(to: CGPoint(x: right - b.width, y: top))
    if b != .zero {
      part.addCurve(
        to: CGPoint(x: right, y: top + b.height), control1: CGPoint(x: right - b.width * k, y: top),
        control2: CGPoint(x: right, y: top + b.height * k))
    }
    part.addLine(to: CGPoint(x: right, y: bottom - c.height))
    if c != .zero {
      part.addCurve(
        to: CGPoint(x: right - c.width, y: bottom), control1: CGPoint(x: right, y: bottom - c.height * k),
        control2: CGPoint(x: right - c.width * k, y: bottom))
    }
    part.addLine(to: CGPoint(x: left + d.width, y: bottom))
    if d != .zero {
      part.addCurve(
        to: CGPoint(x: left, y: bottom - d.height), control1: CGPoint(x: left + d.width * k, y: bottom),
        control2: CGPoint(x: left, y: bottom - d.height * k))
    }
    part.addLine(to: CGPoint(x: left, y: top + a.height))
    if a != .zero {
      part.addCurve(
        to: CGPoint(x: left + a.width, y: top), control1: CGPoint(x: left, y: top + a.height * k),
        control2: CGPoint(x: left + a.width * k, y: top))
    }
    part.closeSubpath()
    addPath(part, transform: transform)
  }

  /// The distance of the control points of a quarter of a circle from its ends, in radii.
  private static let quarter: CGFloat = 0.552_284_749_830_793_4

  /// Adds an ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let (x, y) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (x * Path.quarter, y * Path.quarter)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: center.x + dx, y: center.y + dy) }
    var part = Path()
    part.move(to: point(x, 0))
    part.addCurve(to: point(0, y), control1: point(x, ky), control2: point(kx, y))
    part.addCurve(to: point(-x, 0), control1: point(-kx, y), control2: point(-x, ky))
    part.addCurve(to: point(0, -y), control1: point(-x, -ky), control2: point(-kx, -y))
    part.addCurve(to: point(x, 0), control1: point(kx, -y), control2: point(x, -ky))
    part.closeSubpath()
    addPath(part, transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds lines from each point to the next.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a part of a circle by its angles. A line leads to its beginning.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(center, radius, from: startAngle.radians, by: delta.radians, transform)
  }

  /// Adds a part of a circle between two angles. A line leads to its beginning.
  ///
  /// The y axis points down: an arc that is not `clockwise` is drawn clockwise on the screen, as on a device.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      if delta > 0 { delta -= full * (delta / full).rounded(.up) }
      delta = max(delta, -full)
    } else {
      if delta < 0 { delta += full * (-delta / full).rounded(.up) }
      delta = min(delta, full)
    }
    addArc(center, radius, from: startAngle.radians, by: delta, transform)
  }

  private mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, from start: Double, by delta: Double, _ transform: CGAffineTransform
  ) {
    guard radius.isFinite, start.isFinite, delta.isFinite else { return }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    let first = point(start).applying(transform)
    if end == nil { move(to: first) } else { addLine(to: first) }
    guard delta != 0 else { return }
    let parts = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / Double(parts)
    let reach = CGFloat(4.0 / 3.0 * tan(step / 4)) * radius
    for part in 0..<parts {
      let (one, two) = (start + step * Double(part), start + step * Double(part + 1))
      let (from, to) = (point(one), point(two))
      addCurve(
        to: to.applying(transform),
        control1: CGPoint(x: from.x - reach * CGFloat(sin(one)), y: from.y + reach * CGFloat(cos(one)))
          .applying(transform),
        control2: CGPoint(x: to.x + reach * CGFloat(sin(two)), y: to.y - reach * CGFloat(cos(two)))
          .applying(transform))
    }
  }

  /// Adds a part of a circle that touches the lines from the current point to the first one, and from there to the second one.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let p0 = end else { return }
    let (p1, p2) = (p1.applying(transform), p2.applying(transform))
    let (ax, ay) = (Double(p0.x - p1.x), Double(p0.y - p1.y))
    let (bx, by) = (Double(p2.x - p1.x), Double(p2.y - p1.y))
    let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    let cross = ax * by - ay * bx
    guard a > 0, b > 0, radius > 0, abs(cross) > 1e-9 else { return addLine(to: p1) }
    let angle = acos(max(-1, min(1, (ax * bx + ay * by) / (a * b))))
    let distance = Double(radius) / tan(angle / 2)
    let (ux, uy, vx, vy) = (ax / a, ay / a, bx / b, by / b)
    let (half, toCenter) = (angle / 2, Double(radius) / sin(angle / 2))
    let length = 2 * cos(half)
    let center = CGPoint(
      x: p1.x + CGFloat((ux + vx) / length * toCenter), y: p1.y + CGFloat((uy + vy) / length * toCenter))
    let first = CGPoint(x: p1.x + CGFloat(ux * distance), y: p1.y + CGFloat(uy * distance))
    let last = CGPoint(x: p1.x + CGFloat(vx * distance), y: p1.y + CGFloat(vy * distance))
    func direction(_ point: CGPoint) -> Double { atan2(Double(point.y - center.y), Double(point.x - center.x)) }
    var delta = direction(last) - direction(first)
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addArc(center, radius, from: direction(first), by: delta, .identity)
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

  // MARK: - Other paths

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
    path.strokeStyle = strokeStyle
    return path
  }

  // MARK: - Geometry

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

extension Path: LosslessStringConvertible {
  /// The parts as numbers and letters: `m` for a beginning, `l` for a line, `q` and `c` for curves, `h` for a line to the beginning.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    func number(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    return elements.map { element in
      switch element {
      case .move(let to): text(to) + " m"
      case .line(let to): text(to) + " l"
      case .quadCurve(let to, let control): text(control, to) + " q"
      case .curve(let to, let one, let two): text(one, two, to) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }
}

/// A cubic curve, or a line.
private struct Curve {
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
