public import Foundation

/// Changes of layers that belong together.
///
/// Differs from Apple: changes of layers are shown at the end of the turn, without an animation of their own.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// The animations and the settings of one transaction.
  @MainActor private final class Level {
    var duration = 0.25
    var isDisabled = false
    var timing: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var animations: [CAAnimation] = []
    var isOver = false

    func finishIfDone() {
      guard isOver, animations.isEmpty, let completion else { return }
      self.completion = nil
      completion()
    }
  }

  private static var levels: [Level] = []
  private static var waiting: [Level] = []

  /// Begins a transaction in the present one.
  open class func begin() {
    let level = Level()
    if let outer = levels.last { (level.duration, level.isDisabled) = (outer.duration, outer.isDisabled) }
    levels.append(level)
  }

  /// Commits the transaction that was begun last. The completion is called when its animations have ended. Has no effect without one.
  open class func commit() {
    guard let level = levels.popLast() else { return }
    level.isOver = true
    if level.animations.isEmpty { level.finishIfDone() } else { waiting.append(level) }
  }

  /// Shows pending changes. Differs from Apple: they are shown at the end of the turn.
  open class func flush() {}
  /// Has no effect: layers belong to the main thread.
  open class func lock() {}
  /// Has no effect.
  open class func unlock() {}

  /// The duration of animations in the transaction, in seconds. Default: 0.25.
  open class func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }
  /// Sets the duration. Has no effect outside of a transaction.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { levels.last?.duration = max(0, dur) }
  /// The curve of animations in the transaction, or `nil`.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.timing }
  /// Sets the curve. Has no effect outside of a transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { levels.last?.timing = function }
  /// Whether animations in the transaction take no time. Default: `false`.
  open class func disableActions() -> Bool { levels.last?.isDisabled ?? false }
  /// Sets whether animations take no time. Has no effect outside of a transaction.
  open class func setDisableActions(_ flag: Bool) { levels.last?.isDisabled = flag }
  /// The closure that is called at the end, or `nil`.
  open class func completionBlock() -> (() -> Void)? { levels.last?.completion }
  /// Sets the closure that is called when all animations that are added afterwards have ended. Outside of a transaction it is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if let level = levels.last { level.completion = block } else { block?() }
  }

  /// The value of a setting of the transaction, by its name: one of the `kCATransaction` constants.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  /// Sets a setting of the transaction by its name. Other names and types have no effect.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let duration = (anObject as? NSNumber)?.doubleValue ?? anObject as? Double { setAnimationDuration(duration) }
    case kCATransactionDisableActions:
      if let flag = anObject as? Bool ?? (anObject as? NSNumber)?.boolValue { setDisableActions(flag) }
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }

  static func track(_ animation: CAAnimation) { levels.last?.animations.append(animation) }

  static func ended(_ animation: CAAnimation) {
    for level in levels + waiting {
      guard level.animations.contains(where: { $0 === animation }) else { continue }
      level.animations.removeAll { $0 === animation }
      level.finishIfDone()
    }
    waiting.removeAll { $0.animations.isEmpty }
  }
}

/// The name of the duration of a transaction's animations, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of the setting whether a transaction's animations take no time.
public let kCATransactionDisableActions = "disableActions"
/// The name of the curve of a transaction's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of the closure that is called at the end of a transaction.
public let kCATransactionCompletionBlock = "completionBlock"
