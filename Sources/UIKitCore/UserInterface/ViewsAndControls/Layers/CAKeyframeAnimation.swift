public import Foundation

/// How values between key frames are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// The same speed throughout.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Smooth curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Smooth curves at the same speed throughout.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// An animation through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path of a point, in place of values.
  open var path: CGPath?
  /// The times of the values, as parts of the duration.
  open var keyTimes: [NSNumber]?
  /// The curves between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the layer turns along ``path``; `nil` if it does not.
  open var rotationMode: CAAnimationRotationMode?
  /// The tensions at the values, for cubic curves.
  open var tensionValues: [NSNumber]?
  /// The continuity at the values, for cubic curves.
  open var continuityValues: [NSNumber]?
  /// The bias at the values, for cubic curves.
  open var biasValues: [NSNumber]?
  /// How values between them are found. Default: `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear

  override var animatedPaths: [String] {
    super.animatedPaths + (path != nil && rotationMode != nil ? ["transform.rotation.z"] : [])
  }

  override func apply(to layer: CALayer, _ phase: Phase) {
    super.apply(to: layer, phase)
    guard let path, let rotationMode else { return }
    let ahead = FlatPath(path.builder.elements).direction(at: CGFloat(phase.part))
    layer.setAnimatedValue(.number(rotationMode == .rotateAuto ? ahead : ahead + .pi), atPath: "transform.rotation.z")
  }

  override func values(
    from present: LayerValue, _ part: Double
  ) -> (first: LayerValue, last: LayerValue, shown: LayerValue)? {
    if let path {
      let line = FlatPath(path.builder.elements)
      guard let first = line.point(at: 0), let last = line.point(at: 1) else { return nil }
      return (.point(first), .point(last), .point(line.point(at: CGFloat(part)) ?? first))
    }
    let frames = (values ?? []).compactMap { LayerValue($0, like: present) }
    guard let first = frames.first, let last = frames.last else { return nil }
    guard calculationMode != .discrete else {
      let times = times(frames.count + 1)
      let index = times.lastIndex { $0 <= part } ?? 0
      return (first, last, frames[min(index, frames.count - 1)])
    }
    guard frames.count > 1 else { return (first, last, first) }
    let times = times(frames.count)
    let index = min(times.lastIndex { $0 <= part } ?? 0, frames.count - 2)
    let length = times[index + 1] - times[index]
    var between = length > 0 ? min(max((part - times[index]) / length, 0), 1) : 1
    if let timingFunctions, timingFunctions.indices.contains(index) {
      between = timingFunctions[index].timing.progress(at: between)
    }
    if calculationMode == .cubic || calculationMode == .cubicPaced {
      return (first, last, curve(frames, index, CGFloat(between)))
    }
    return (first, last, frames[index].mixed(with: frames[index + 1], at: CGFloat(between)))
  }

  /// The times of so many values: those given, if there are as many, or equal distances.
  private func times(_ count: Int) -> [Double] {
    let given = keyTimes?.map(\.doubleValue) ?? []
    if given.count == count, !calculationMode.isPaced, given.allSatisfy(\.isFinite) { return given }
    if given.count == count - 1, calculationMode == .discrete { return given + [1] }
    return (0..<count).map { Double($0) / Double(max(1, count - 1)) }
  }

  /// A smooth curve through four values, of which the middle ones are the ends.
  private func curve(_ frames: [LayerValue], _ index: Int, _ part: CGFloat) -> LayerValue {
    let before = frames[max(0, index - 1)]
    let (from, to) = (frames[index], frames[index + 1])
    let after = frames[min(frames.count - 1, index + 2)]
    let (square, cube) = (part * part, part * part * part)
    // Catmull and Rom's curve, as a sum of differences.
    let start = to.plus(before, times: -1)
    let end = after.plus(from, times: -1)
    return from.plus(to.plus(from, times: -1), times: 3 * square - 2 * cube)
      .plus(start, times: (cube - 2 * square + part) / 2)
      .plus(end, times: (cube - square) / 2)
  }
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
