import SwiftUICore
public import UIKitCore

extension Path {
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
}
