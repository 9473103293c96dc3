import Foundation

/// An animation of one property.
///
/// The key path names a property of a layer or a part of it: `opacity`, `position.x`, `bounds.size.width`, `transform.rotation.z`, `strokeEnd`.
/// Colours, numbers, points, transforms and paths of the same elements have values in between; others change in the end.
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

  /// Makes transforms of the values, which are numbers then; `nil` for none. The path is that of a transform.
  open var valueFunction: CAValueFunction?

  /// The path whose values the animation has: a part of ``keyPath`` with a ``valueFunction``.
  private var animatedPath: String? {
    guard let keyPath, let part = valueFunction?.name.part else { return keyPath }
    return keyPath + "." + part
  }

  override var animatedPaths: [String] { animatedPath.map { [$0] } ?? [] }

  override func apply(to layer: CALayer, _ phase: Phase) {
    guard let path = animatedPath, let present = layer.animatedValue(atPath: path),
      let range = values(from: present, phase.part)
    else { return }
    var shown = range.shown
    if isCumulative, phase.round > 0 {
      let difference = range.last.plus(range.first, times: -1)
      shown = shown.plus(difference, times: CGFloat(phase.round))
    }
    layer.setAnimatedValue(isAdditive ? present.plus(shown) : shown, atPath: path)
  }

  /// The value at a part of a run, and those at its ends. The kinds of animations override it.
  func values(from present: LayerValue, _ part: Double) -> (first: LayerValue, last: LayerValue, shown: LayerValue)? {
    nil
  }
}
