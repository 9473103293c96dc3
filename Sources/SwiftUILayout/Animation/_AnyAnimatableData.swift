/// The data of an ``AnyLayout``: that of the layout that it wraps.
///
/// Data of two different layouts are not comparable. Their sum, and their difference, is the left one; nothing plus data is the data.
public struct _AnyAnimatableData: VectorArithmetic {
  /// `nil` is zero for each type of data.
  private var base: (any VectorArithmetic)?

  init(_ base: any VectorArithmetic) { self.base = base }
  private init() {}

  /// The data as `type`; `nil` if it is another layout's.
  func value<Value: VectorArithmetic>(as type: Value.Type) -> Value? { base == nil ? .zero : base as? Value }

  /// Zero for each layout.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  /// Whether both are data of layouts of one type, and equal.
  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
    func isEqual<Value: VectorArithmetic>(_ value: Value) -> Bool {
      (lhs.value(as: Value.self), rhs.value(as: Value.self)) == (value, value)
    }
    guard let some = lhs.base ?? rhs.base else { return true }
    return isEqual(some)
  }

  /// The sum.
  public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    func sum<Value: VectorArithmetic>(_ value: Value) -> _AnyAnimatableData {
      rhs.value(as: Value.self).map { _AnyAnimatableData(value + $0) } ?? lhs
    }
    guard let left = lhs.base else { return rhs }
    return sum(left)
  }

  /// The difference.
  public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    var negative = rhs
    negative.scale(by: -1)
    return lhs + negative
  }

  /// Multiplies the data by `rhs`.
  public mutating func scale(by rhs: Double) { base?.scale(by: rhs) }

  /// The data's magnitude.
  public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }
}
