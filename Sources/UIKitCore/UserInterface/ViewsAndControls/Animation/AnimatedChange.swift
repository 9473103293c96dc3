import Foundation
import MainThread
import Selectors
import ViewBacking

/// One property of a view that changes over time.
@MainActor final class AnimatedChange {
  private(set) weak var view: UIView?
  let property: AnimatedProperty
  private let from: AnimatedValue
  private var keyframe: (start: Double, duration: Double)?
  private let group: AnimationGroup
  /// The change of an earlier key frame, until this one begins.
  private let earlier: AnimatedChange?
  private var fixedEnd: AnimatedValue?
  private(set) var isOver = false

  init(
    _ view: UIView, _ property: AnimatedProperty, from: AnimatedValue, group: AnimationGroup,
    keyframe: (start: Double, duration: Double)?
  ) {
    self.view = view
    self.property = property
    self.group = group
    self.keyframe = keyframe
    let before = view.attachments?.animations[property]
    earlier = keyframe != nil && before?.group === group ? before : nil
    self.from = earlier?.fixedEnd ?? from
  }

  /// The value now.
  var present: AnimatedValue? { present(ending: nil) }

  /// The value now, on the way to a value that is not the model's any more.
  func present(ending end: AnimatedValue?) -> AnimatedValue? {
    guard let view else { return nil }
    var part = group.fraction
    if let keyframe {
      if part < keyframe.start, let earlier { return earlier.present }
      part = keyframe.duration > 0 ? min(max((part - keyframe.start) / keyframe.duration, 0), 1) : 1
    }
    let progress = group.timing.progress(at: part)
    return from.mixed(with: fixedEnd ?? end ?? view.value(of: property), at: progress, in: view)
  }

  /// The next key frame of the property begins.
  func endKeyframe(at start: Double) {
    guard let view else { return }
    isOver = true
    // The model already has the new value; the one before is what this change has led to.
    fixedEnd = fixedEnd ?? view.valueBeforeChange ?? view.value(of: property)
  }

  /// Removes the change; the model's value is shown.
  func end(revert: Bool) {
    guard let view else { return }
    let first = earliest
    remove(from: view)
    if revert { UIView.withoutGroup { view.setValue(first.from, of: property) } }
  }

  /// Removes the change, and sets the model to the value that is shown.
  func endHere() {
    guard let view else { return }
    let value = present
    remove(from: view)
    if let value { UIView.withoutGroup { view.setValue(value, of: property) } }
  }

  /// The view is not shown any more.
  func abandon() { group.finish(didReachEnd: false) }

  private var earliest: AnimatedChange { earlier?.earliest ?? self }

  private func remove(from view: UIView) {
    if view.attachments?.animations[property] === self { view.attachments?.animations[property] = nil }
    view.setNeedsShow()
  }
}

extension UIView {
  /// The animation whose closure is running.
  static var animationGroup: AnimationGroup? {
    didSet { updateTracking() }
  }
  /// The value before the change that is being recorded.
  static var changedValue: AnimatedValue?
  /// The number of clocks, one of each process, that show frames.
  static var runningClocks = 0 {
    didSet { updateTracking() }
  }
  /// Whether the app observes properties of objects, which may be views.
  static var isObserved = false {
    didSet { updateTracking() }
  }
  /// Set up once: whether properties are observed is asked for at each change of a view.
  static let observationTracking: Void = KeyValueObservers.onActivity { _ in
    // An observation may begin on another thread; one of a view begins on the main thread.
    if MainThread.isCurrent {
      MainActor.assumeIsolated { UIView.isObserved = KeyValueObservers.areAny }
    } else {
      Task { @MainActor in UIView.isObserved = KeyValueObservers.areAny }
    }
  }
  private static func updateTracking() { tracksChanges = animationGroup != nil || isAnyAnimated || isObserved }
  /// Whether a view is animated.
  static var isAnyAnimated: Bool { runningClocks > 0 }
  /// Whether changes of properties have to be recorded.
  ///
  /// Read at each change of a view's geometry, and never during an access to itself: a checked access takes a hundredth of a scenario's
  /// instructions (`scene-bench instructions`).
  @exclusivity(unchecked) static private(set) var tracksChanges = false

  /// The model's value of a property.
  final func value(of property: AnimatedProperty) -> AnimatedValue {
    switch property {
    case .bounds: .rect(bounds)
    case .center: .point(center)
    case .alpha: .number(alpha)
    case .backgroundColor: .color(backgroundColor)
    case .transform: .transform(transform)
    }
  }

  final func setValue(_ value: AnimatedValue, of property: AnimatedProperty) {
    switch (property, value) {
    case (.bounds, .rect(let rect)): bounds = rect
    case (.center, .point(let point)): center = point
    case (.alpha, .number(let number)): alpha = number
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.transform, .transform(let value)): transform = value
    default: break
    }
  }

  /// Called when a property has changed while changes are animated, while views are animated, or while properties are observed.
  final func propertyChanged(_ property: AnimatedProperty, from old: AnimatedValue) {
    if UIView.isObserved { KeyValueObservers.changed(self) }
    if let group = UIView.animationGroup {
      UIView.changedValue = old
      group.note(self, property, from: old)
      UIView.changedValue = nil
    } else if let change = attachments?.animations[property] {
      // A change that is not animated is shown at once.
      change.end(revert: false)
    }
  }

  /// The value before the change that is being recorded.
  final var valueBeforeChange: AnimatedValue? { UIView.changedValue }

  /// Sets values without animating them.
  final class func withoutGroup(_ body: () -> Void) {
    let previous = animationGroup
    animationGroup = nil
    defer { animationGroup = previous }
    body()
  }

  /// The frame that is shown, if it is animated.
  final var animatedFrame: CGRect? {
    guard UIView.isAnyAnimated, let animations = attachments?.animations, !animations.isEmpty else { return nil }
    var (middle, size) = (center, bounds.size)
    if case .point(let point)? = animations[.center]?.present { middle = point }
    if case .rect(let rect)? = animations[.bounds]?.present { size = rect.size }
    return CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Replaces the values that are animated.
  final func describeAnimations(_ description: inout ViewDescription) {
    guard let animations = attachments?.animations, !animations.isEmpty else { return }
    if case .number(let alpha)? = animations[.alpha]?.present { description.alpha = Double(min(max(alpha, 0), 1)) }
    if case .color(let color)? = animations[.backgroundColor]?.present { description.background = resolved(color) }
    if case .transform(let transform)? = animations[.transform]?.present {
      description.transform = transform == .identity ? nil : AffineTransform(transform)
    }
  }
}
