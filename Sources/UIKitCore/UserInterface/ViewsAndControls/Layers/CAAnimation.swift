public import Foundation

/// Is called when an animation starts and stops. Both methods have a default that does nothing.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended, or was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer.
///
/// Differs from Apple: it is not drawn. The layer has its values, which the animation does not change on a device either, and the delegate is
/// called after the duration, or at once where animations take no time. Changes that take time are those of `UIView.animate`.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming {
  /// When it begins.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one run, in seconds; 0 for that of the transaction.
  open var duration: CFTimeInterval = 0
  /// The speed.
  open var speed: Float = 1
  /// The offset in its own time.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// How long it is repeated.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs backwards afterwards.
  open var autoreverses = false
  /// What is shown outside of its duration.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The curve.
  open var timingFunction: CAMediaTimingFunction?
  /// Called at the start and the end. Retained until the animation has ended.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from its layer at its end. Default: `true`.
  open var isRemovedOnCompletion = true

  /// An animation.
  public override init() { super.init() }

  /// The time until its end, in seconds; `nil` if it does not end.
  var total: CFTimeInterval? {
    let once = duration > 0 ? duration : CATransaction.animationDuration()
    let runs = autoreverses ? once * 2 : once
    let all = repeatDuration > 0 ? repeatDuration : runs * Double(max(1, repeatCount))
    guard all.isFinite, repeatCount < .greatestFiniteMagnitude, speed > 0 else { return nil }
    return all / Double(speed)
  }
}

/// An animation of one property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The path of the property.
  open var keyPath: String?
  /// Whether values are added to the present one.
  open var isAdditive = false
  /// Whether each run begins where the one before has ended.
  open var isCumulative = false

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference of both.
  open var byValue: Any?
}

/// An animation between two values with a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass. Default: 1.
  open var mass: CGFloat = 1
  /// The stiffness. Default: 100.
  open var stiffness: CGFloat = 100
  /// The damping. Default: 10.
  open var damping: CGFloat = 10
  /// The initial velocity. Default: 0.
  open var initialVelocity: CGFloat = 0
  /// How long the spring moves, in seconds, until a thousandth of its movement is left.
  open var settlingDuration: CFTimeInterval {
    let (mass, stiffness, damping) = (max(Double(mass), 0.0001), max(Double(stiffness), 0.0001), Double(damping))
    let frequency = (stiffness / mass).squareRoot()
    let ratio = min(max(damping / (2 * (stiffness * mass).squareRoot()), 0.01), 1)
    return 6.9 / (ratio * frequency)
  }
}

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

/// Several animations at a time.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A direction by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation between the old and the new content of a layer.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind. Default: `fade`.
  open var type = CATransitionType.fade
  /// The direction; `nil` for none.
  open var subtype: CATransitionSubtype?
}

extension CALayer {
  /// Adds an animation. One with the same key is removed.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let name = key ?? (anim as? CATransition).map { _ in "transition" } ?? "\(ObjectIdentifier(anim))"
    removeAnimation(forKey: name)
    CATransaction.track(anim)
    anim.delegate?.animationDidStart(anim)
    guard UIProcess.current.animatesViews, !CATransaction.disableActions() else { return end(anim, finished: true) }
    let timer = anim.total.map { total in
      ProcessTimer(after: total) { [self] in
        running.removeAll { $0.animation === anim }
        end(anim, finished: true)
      }
    }
    running.append((name, anim, timer))
  }

  /// Removes an animation; its delegate is called with `false`.
  public func removeAnimation(forKey key: String) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    let removed = running.remove(at: index)
    removed.timer?.cancel()
    end(removed.animation, finished: false)
  }

  /// Removes all animations.
  public func removeAllAnimations() { for key in running.map(\.key) { removeAnimation(forKey: key) } }

  /// The animation with a key, while it runs.
  public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

  /// The keys of the animations that run; `nil` for none.
  public func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }

  private func end(_ animation: CAAnimation, finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    CATransaction.ended(animation)
  }
}
