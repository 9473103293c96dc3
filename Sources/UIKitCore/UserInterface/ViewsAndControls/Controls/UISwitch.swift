public import Foundation
package import ViewBacking

/// A switch that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on. Setting it sends no event.
  open var isOn = false {
    didSet { if oldValue != isOn { setNeedsShow() } }
  }
  /// The colour of a switch that is on; `nil` for the desktop's.
  open var onTintColor: UIColor? {
    didSet { setNeedsShow() }
  }

  /// A switch that is off. It has its own size, independent of `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size = intrinsicContentSize
    self.frame.origin = frame.origin
  }

  /// A switch from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, at: UISwitch.self)
  }

  /// Turns it on or off. Differs from Apple: without animation.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  package override var shownContent: ViewContent {
    var toggle = ToggleContent(isOn: isOn)
    toggle.onColor = resolved(onTintColor)
    return .toggle(toggle)
  }

  package override func receive(_ event: ViewEvent) {
    guard case .switched(let on) = event, isEnabled, on != isOn else { return super.receive(event) }
    isOn = on
    operate(.touchUpInside, .valueChanged)
  }

  /// The size of a switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The size of a switch.
  open override var intrinsicContentSize: CGSize { measure(shownContent, fitting: .zero) }
}
