import Foundation

/// A curve from 0 to 1 over the times from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
    indirect case inverse(Kind)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        UnitPoint(x: min(max(startControlPoint.x, 0), 1), y: startControlPoint.y),
        UnitPoint(x: min(max(endControlPoint.x, 0), 1), y: endControlPoint.y)))
  }

  /// Slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at both ends.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut
  /// Slow at the beginning.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter of a circle, slow at the beginning.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quarters of a circle, slow at both ends.
  public static let circularEaseInOut = UnitCurve(.circularInOut)
  /// The same speed throughout.
  public static let linear = UnitCurve(.linear)

  /// The curve with times and values exchanged.
  public var inverse: UnitCurve {
    if case .inverse(let kind) = kind { return UnitCurve(kind) }
    return UnitCurve(.inverse(kind))
  }

  /// The value at a time. Before 0 it is 0, and after 1 it is 1.
  public func value(at progress: Double) -> Double {
    if progress.isNaN || progress <= 0 { return 0 }
    return progress >= 1 ? 1 : UnitCurve.value(kind, progress)
  }

  /// The speed at a time.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    if kind == .linear { return 1 }
    let step = 1e-5
    let (before, after) = (max(0, progress - step), min(1, progress + step))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  private static func value(_ kind: Kind, _ time: Double) -> Double {
    switch kind {
    case .linear: return time
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (time - 1) * (time - 1)).squareRoot()
    case .circularInOut:
      return time < 0.5
        ? value(.circularIn, time * 2) / 2 : 0.5 + value(.circularOut, time * 2 - 1) / 2
    case .bezier(let start, let end):
      let parameter = root(time) { coordinate(start.x, end.x, $0) }
      return coordinate(start.y, end.y, parameter)
    case .inverse(let kind): return root(time) { value(kind, $0) }
    }
  }

  private static func coordinate(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }

  /// Where a function that does not decrease has a value, by bisection.
  private static func root(_ value: Double, _ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
