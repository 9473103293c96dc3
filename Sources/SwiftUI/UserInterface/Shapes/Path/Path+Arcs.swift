public import SwiftUICore
import UIKitCore

extension Path {
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
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
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
    guard let p0 = currentPoint else { return }
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
}
