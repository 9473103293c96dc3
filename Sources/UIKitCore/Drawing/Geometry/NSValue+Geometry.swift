public import Foundation

/// Geometry in objects, as Core Animation and `userInfo` dictionaries have it.
///
/// Differs from Apple: a `CGRect` is not an `NSValue` by itself; `as? NSValue` of one is `nil`.
extension NSValue {
  /// A point in an object.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size in an object.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A rectangle in an object.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A vector in an object.
  public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
  /// A transform of the plane in an object.
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(plain: transform, count: 6) }
  /// A transform in space in an object.
  public convenience init(caTransform3D t: CATransform3D) { self.init(plain: t, count: 16) }

  /// The point. Ends the process, as any value of another type, if the object has none.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The vector.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
  /// The transform of the plane.
  public var cgAffineTransformValue: CGAffineTransform { plain() }
  /// The transform in space.
  public var caTransform3DValue: CATransform3D { plain() }

  /// Foundation here encodes arrays of numbers, but no structures.
  convenience init<Value>(plain value: Value, count: Int) {
    let bytes = withUnsafeBytes(of: value) { Array($0) }
    self.init(bytes: bytes, objCType: "[\(count)d]")
  }

  func plain<Value>() -> Value {
    guard let found = plainValue(Value.self) else { preconditionFailure("The NSValue \(self) has no \(Value.self).") }
    return found
  }

  /// The value, or `nil` if the object has one of another type.
  func plainValue<Value>(_ type: Value.Type = Value.self) -> Value? {
    let count = MemoryLayout<Value>.size / MemoryLayout<Double>.size
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      guard let address = buffer.baseAddress else { return nil }
      getValue(UnsafeMutableRawPointer(address))
      return address.pointee
    }
  }
}
