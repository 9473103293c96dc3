import Foundation

/// A curve from 0 to 1 over the times from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
    /// The inverse of the one that is slow at both ends.
    case circularOutIn
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

  /// The curve with times and values exchanged: that of a Bézier curve has the coordinates of its control points exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .circularInOut: UnitCurve(.circularOutIn)
    case .circularOutIn: .circularEaseInOut
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .bezier(let start, let end):
      .bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
    }
  }

  /// The value at a time. Before 0 it is 0, and after 1 it is 1.
  public func value(at progress: Double) -> Double {
    if progress.isNaN || progress <= 0 { return 0 }
    return progress >= 1 ? 1 : UnitCurve.value(kind, progress)
  }

  /// The speed at a time. Before 0 it is that at 0, and after 1 that at 1; where a curve is vertical, it is infinite.
  public func velocity(at progress: Double) -> Double {
    let time = progress.isNaN ? 0 : min(max(progress, 0), 1)
    switch kind {
    case .linear: return 1
    case .circularIn: return UnitCurve.circularVelocity(time)
    case .circularOut: return UnitCurve.circularVelocity(1 - time)
    case .circularInOut: return UnitCurve.circularVelocity(time < 0.5 ? time * 2 : 2 - time * 2)
    case .circularOutIn: return UnitCurve.circularVelocity(time < 0.5 ? 1 - time * 2 : time * 2 - 1)
    case .bezier(let start, let end):
      let (horizontal, vertical) = (Cubic(start.x, end.x), Cubic(start.y, end.y))
      let parameter = horizontal.parameter(of: time)
      let (width, height) = (horizontal.slope(at: parameter), vertical.slope(at: parameter))
      // A control point at the end of the curve: the curve has no direction there, and 1 is the answer of a device.
      if width == height { return 1 }
      return height / width
    }
  }

  private static func value(_ kind: Kind, _ time: Double) -> Double {
    switch kind {
    case .linear: return time
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (time - 1) * (time - 1)).squareRoot()
    case .circularInOut:
      return time < 0.5
        ? value(.circularIn, time * 2) / 2 : 0.5 + value(.circularOut, time * 2 - 1) / 2
    case .circularOutIn:
      return time < 0.5
        ? value(.circularOut, time * 2) / 2 : 0.5 + value(.circularIn, time * 2 - 1) / 2
    case .bezier(let start, let end):
      return Cubic(start.y, end.y).value(at: Cubic(start.x, end.x).parameter(of: time))
    }
  }

  /// The speed on a quarter of a circle that begins at its lowest point.
  private static func circularVelocity(_ time: Double) -> Double { time / (1 - time * time).squareRoot() }

  /// One coordinate of a Bézier curve from 0 to 1.
  private struct Cubic {
    private let cubic: Double
    private let square: Double
    private let linear: Double

    /// The coordinate with those of two control points.
    init(_ first: Double, _ second: Double) {
      linear = first * 3
      square = (second - first) * 3 - linear
      cubic = 1 - linear - square
    }

    func value(at parameter: Double) -> Double { ((cubic * parameter + square) * parameter + linear) * parameter }

    func slope(at parameter: Double) -> Double {
      linear + (square + square + cubic * 3 * parameter) * parameter
    }

    /// Where the coordinate, which does not decrease, has a value: by bisection.
    func parameter(of value: Double) -> Double {
      if value <= 0 { return 0 }
      if value >= 1 { return 1 }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<48 {
        let middle = (low + high) / 2
        if self.value(at: middle) < value { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }
}
