import Foundation
import ViewBacking

/// An animation that was added to a layer.
struct LayerAnimation {
  let key: String
  let animation: CAAnimation
  /// When it begins, in the layer's time.
  let begin: CFTimeInterval
  var timer: ProcessTimer?
  /// Whether its delegate knows of its end. What is kept afterwards shows its last value.
  var hasEnded = false
}

extension CALayer {
  // MARK: Adding and removing

  /// Adds an animation. One with the same key is removed.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let name = key ?? (anim as? CATransition).map { _ in "transition" } ?? "\(ObjectIdentifier(anim))"
    removeAnimation(forKey: name)
    anim.transactionDuration = CATransaction.animationDuration()
    if anim.timingFunction == nil { anim.timingFunction = CATransaction.animationTimingFunction() }
    CATransaction.track(anim)
    anim.delegate?.animationDidStart(anim)
    guard UIProcess.current.animatesViews, !CATransaction.disableActions() else {
      if keepsValues(anim) { append(anim, name, hasEnded: true) }
      return end(anim, finished: true)
    }
    append(anim, name, hasEnded: false)
    scheduleEnds()
  }

  private func append(_ anim: CAAnimation, _ name: String, hasEnded: Bool) {
    let begin = anim.beginTime > 0 ? anim.beginTime : localTime
    running.append(LayerAnimation(key: name, animation: anim, begin: begin, timer: nil, hasEnded: hasEnded))
    changed()
  }

  /// Removes an animation; if it has not ended, its delegate is called with `false`.
  public func removeAnimation(forKey key: String) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    let removed = running.remove(at: index)
    removed.timer?.cancel()
    changed()
    if !removed.hasEnded { end(removed.animation, finished: false) }
  }

  /// Removes all animations.
  public func removeAllAnimations() { for key in running.map(\.key) { removeAnimation(forKey: key) } }

  /// The animation with a key, until it has ended and is removed.
  public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

  /// The keys of the animations; `nil` for none.
  public func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }

  // MARK: Time

  /// A time in this layer's coordinates of time, from another layer's or, without one, that of ``CACurrentMediaTime()``.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let absolute = l?.absoluteTime(t) ?? t
    let above = superlayer?.convertTime(absolute, from: nil) ?? absolute
    return (above - beginTime) * Double(speed) + timeOffset
  }

  /// A time of this layer in another layer's coordinates of time, or, without one, that of ``CACurrentMediaTime()``.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.convertTime(absoluteTime(t), from: nil) ?? absoluteTime(t)
  }

  private func absoluteTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let above = speed != 0 ? (time - timeOffset) / Double(speed) + beginTime : beginTime
    return superlayer?.absoluteTime(above) ?? above
  }

  /// The time in this layer's coordinates of time.
  final var localTime: CFTimeInterval { convertTime(CACurrentMediaTime(), from: nil) }

  /// The speed beside the clock's.
  private var totalSpeed: Double { sequence(first: self) { $0.superlayer }.reduce(1) { $0 * Double($1.speed) } }

  /// The times of this layer or of one above have changed.
  final func timesChanged() {
    scheduleEnds()
    changed()
    for child in children { child.timesChanged() }
    for subview in view?.subviews ?? [] { subview.attachments?.layer?.timesChanged() }
  }

  private func scheduleEnds() {
    let (now, speed) = (localTime, totalSpeed)
    for index in running.indices where !running[index].hasEnded {
      running[index].timer?.cancel()
      running[index].timer = nil
      let (animation, begin) = (running[index].animation, running[index].begin)
      // A layer that stands still goes on when its speed changes.
      guard let total = animation.total, speed > 0, speed.isFinite else { continue }
      running[index].timer = ProcessTimer(after: max(0, (begin + total - now) / speed)) { [self] in finish(animation) }
    }
  }

  private func finish(_ animation: CAAnimation) {
    guard let index = running.firstIndex(where: { $0.animation === animation }) else { return }
    if keepsValues(animation) {
      running[index].timer = nil
      running[index].hasEnded = true
    } else {
      running.remove(at: index)
    }
    changed()
    end(animation, finished: true)
  }

  private func keepsValues(_ animation: CAAnimation) -> Bool { !animation.isRemovedOnCompletion }

  private func end(_ animation: CAAnimation, finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    CATransaction.ended(animation)
  }

  // MARK: What is shown

  /// Whether something is shown that is not the layer's own value.
  final var isAnimated: Bool { !running.isEmpty }

  /// Runs `body` with the values that are shown in place of the layer's own ones. Those that are its view's are the view's description's.
  final func presenting<Result>(_ body: () -> Result) -> Result {
    guard isAnimated, !isPresenting else { return body() }
    continueIfMoving()
    isPresenting = true
    let own = animatedNames.compactMap { name in animatedValue(name).map { (name, $0) } }
    applyAnimations()
    defer {
      for (name, value) in own { setAnimatedValue(value, name) }
      isPresenting = false
    }
    return body()
  }

  /// The properties that animations change.
  fileprivate var animatedNames: Set<String> {
    var names: Set<String> = []
    for entry in running {
      for path in entry.animation.animatedPaths { names.insert(String(path.prefix { $0 != "." })) }
    }
    return names
  }

  /// Requests another frame if something moves.
  private func continueIfMoving() {
    guard running.contains(where: { !$0.hasEnded }), totalSpeed != 0 else { return }
    UIProcess.current.animationClock.add(self)
  }

  private func applyAnimations() {
    let now = localTime
    for entry in running { entry.animation.apply(to: self, at: now, begin: entry.begin) }
  }

  /// A layer of the same values as this one and its view, and of those that are shown where they are animated.
  final func presented<Copy: CALayer>(_ copy: Copy) -> Copy {
    copy.running = running
    copy.isPresenting = true
    // The copy has no view, whose time its layers have.
    let now = localTime
    for entry in running { entry.animation.apply(to: copy, at: now, begin: entry.begin) }
    copy.running = []
    copy.isPresenting = false
    return copy
  }

  /// The value at a key path such as `position.x`; `nil` if the layer has none.
  final func animatedValue(atPath path: String) -> LayerValue? {
    let names = path.split(separator: ".")
    guard let name = names.first else { return nil }
    return animatedValue(String(name))?.component(Array(names.dropFirst()))
  }

  /// Sets the value at a key path.
  final func setAnimatedValue(_ value: LayerValue, atPath path: String) {
    let names = path.split(separator: ".")
    guard let name = names.first, let whole = animatedValue(String(name)) else { return }
    setAnimatedValue(whole.replacing(Array(names.dropFirst()), by: value), String(name))
  }
}

extension UIView {
  /// Replaces the values that animations of the layer show.
  final func describeLayerAnimations(_ description: inout ViewDescription) {
    guard let layer = attachments?.layer, layer.isAnimated else { return }
    layer.presenting {
      // What is not the view's own value was applied.
      description.cornerRadius = layer.cornerRadius.isFinite ? max(0, Double(layer.cornerRadius)) : 0
      description.borderWidth = layer.borderWidth.isFinite ? max(0, Double(layer.borderWidth)) : 0
      if layer.borderWidth > 0 { description.borderColor = layer.borderColor?.value }
    }
    let names = layer.animatedNames
    let shown = layer.presented(CALayer(copying: layer))
    if names.contains("opacity") { description.alpha = Double(min(max(shown.opacity, 0), 1)) }
    if names.contains("backgroundColor") { description.background = shown.backgroundColor?.value }
    if names.contains("hidden") { description.isHidden = shown.isHidden }
    if names.contains("transform") {
      let flat = shown.affineTransform()
      description.transform = flat == .identity ? nil : AffineTransform(flat)
    }
    if names.contains("position") || names.contains("bounds") || names.contains("anchorPoint") {
      // Both frames are those without the transform, which turns about the middle.
      let own = CALayer(copying: layer).frame
      description.frame.origin.x += shown.frame.minX - own.minX
      description.frame.origin.y += shown.frame.minY - own.minY
      description.frame.size = CGSize(width: max(0, shown.frame.width), height: max(0, shown.frame.height))
    }
  }
}
