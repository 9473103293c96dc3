import SwiftUICore
public import UIKitCore

/// A transform of a plane with a perspective, as a matrix for row vectors.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// The transform that changes nothing.
  public init() {}

  /// A transform without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// What a transform of space does with a plane.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether it has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// First this transform, then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let a = [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
    let b = [[rhs.m11, rhs.m12, rhs.m13], [rhs.m21, rhs.m22, rhs.m23], [rhs.m31, rhs.m32, rhs.m33]]
    func part(_ row: Int, _ column: Int) -> CGFloat { (0..<3).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (part(0, 0), part(0, 1), part(0, 2))
    (result.m21, result.m22, result.m23) = (part(1, 0), part(1, 1), part(1, 2))
    (result.m31, result.m32, result.m33) = (part(2, 0), part(2, 1), part(2, 2))
    return result
  }

  /// The transform without perspective that is the same at the centre of a rectangle of this size.
  func affine(in size: CGSize) -> CGAffineTransform {
    if isAffine { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
    let (x, y) = (size.width / 2, size.height / 2)
    let (u, v, w) = (m11 * x + m21 * y + m31, m12 * x + m22 * y + m32, m13 * x + m23 * y + m33)
    guard abs(w) > 1e-6 else { return CGAffineTransform(scaleX: 0, y: 0) }
    let (a, b) = ((m11 * w - u * m13) / (w * w), (m12 * w - v * m13) / (w * w))
    let (c, d) = ((m21 * w - u * m23) / (w * w), (m22 * w - v * m23) / (w * w))
    return CGAffineTransform(a: a, b: b, c: c, d: d, tx: u / w - a * x - c * y, ty: v / w - b * x - d * y)
  }
}
