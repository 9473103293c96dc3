import Foundation

/// A transform as scale, rotation and translation in the plane, which is what key paths such as `transform.rotation.z` name.
struct LayerTransform {
  private let whole: CATransform3D
  private var scale: CGSize
  private var rotation: CGFloat
  private var translation: CGPoint

  init(_ transform: CATransform3D) {
    whole = transform
    let (a, b, c, d) = (transform.m11, transform.m12, transform.m21, transform.m22)
    let width = hypot(a, b)
    scale = CGSize(width: width, height: width > 0 ? (a * d - b * c) / width : hypot(c, d))
    rotation = CGFloat(atan2(Double(b), Double(a)))
    translation = CGPoint(x: transform.m41, y: transform.m42)
  }

  private var transform: CATransform3D {
    let scaled = CATransform3DMakeScale(scale.width, scale.height, 1)
    let turned = CATransform3DConcat(scaled, CATransform3DMakeRotation(rotation, 0, 0, 1))
    return CATransform3DConcat(turned, CATransform3DMakeTranslation(translation.x, translation.y, 0))
  }

  /// Mixes two transforms: by their parts if both are in the plane, so that a rotation turns, and else by their numbers.
  func combined(with other: LayerTransform, _ mix: (CGFloat, CGFloat) -> CGFloat) -> CATransform3D {
    guard CATransform3DIsAffine(whole), CATransform3DIsAffine(other.whole) else {
      return zip(whole, other.whole, mix)
    }
    var (end, mixed) = (other, self)
    // The shorter way around.
    if end.rotation - rotation > .pi { end.rotation -= 2 * .pi }
    if rotation - end.rotation > .pi { end.rotation += 2 * .pi }
    mixed.scale = CGSize(width: mix(scale.width, end.scale.width), height: mix(scale.height, end.scale.height))
    mixed.rotation = mix(rotation, end.rotation)
    mixed.translation = CGPoint(
      x: mix(translation.x, end.translation.x), y: mix(translation.y, end.translation.y))
    return mixed.transform
  }

  private func zip(_ a: CATransform3D, _ b: CATransform3D, _ mix: (CGFloat, CGFloat) -> CGFloat) -> CATransform3D {
    var mixed = a
    let paths: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    for path in paths { mixed[keyPath: path] = mix(a[keyPath: path], b[keyPath: path]) }
    return mixed
  }

  /// A part: `rotation`, `scale` or `translation`, and an axis of it.
  func component(_ name: Substring, _ axis: Substring?) -> LayerValue? {
    switch (name, axis) {
    case ("rotation", "x"), ("rotation", "y"): .number(0)
    case ("rotation", _): .number(rotation)
    case ("scale", "x"): .number(scale.width)
    case ("scale", "y"): .number(scale.height)
    case ("scale", "z"): .number(1)
    case ("scale", _): .number((scale.width + scale.height) / 2)
    case ("translation", "x"): .number(translation.x)
    case ("translation", "y"): .number(translation.y)
    case ("translation", "z"): .number(whole.m43)
    case ("translation", _): .size(CGSize(width: translation.x, height: translation.y))
    default: nil
    }
  }

  /// The transform with another value of a part; `nil` if there is no such part.
  func replacing(_ name: Substring, _ axis: Substring?, by part: LayerValue) -> CATransform3D? {
    var changed = self
    switch (name, axis, part) {
    case ("rotation", "x", .number(let angle)): return CATransform3DRotate(whole, angle, 1, 0, 0)
    case ("rotation", "y", .number(let angle)): return CATransform3DRotate(whole, angle, 0, 1, 0)
    case ("rotation", _, .number(let angle)): changed.rotation = angle
    case ("scale", "x", .number(let x)): changed.scale.width = x
    case ("scale", "y", .number(let y)): changed.scale.height = y
    case ("scale", "z", _), ("translation", "z", _): return whole
    case ("scale", _, .number(let factor)): changed.scale = CGSize(width: factor, height: factor)
    case ("translation", "x", .number(let x)): changed.translation.x = x
    case ("translation", "y", .number(let y)): changed.translation.y = y
    case ("translation", _, .size(let size)): changed.translation = CGPoint(x: size.width, y: size.height)
    default: return nil
    }
    return changed.transform
  }
}
