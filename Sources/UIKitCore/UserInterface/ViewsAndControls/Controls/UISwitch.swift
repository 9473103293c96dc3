public import Foundation
package import ViewBacking

/// A switch that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The look of a switch. iOS 14.
  public enum Style: Int, Hashable, Sendable {
    /// The system decides.
    case automatic = 0
    /// A box with a check mark, on a Mac.
    case checkbox = 1
    /// A knob that slides.
    case sliding = 2
  }

  /// Whether it is on. Setting it sends no event.
  open var isOn = false {
    didSet { if oldValue != isOn { setNeedsShow() } }
  }
  /// The colour of a switch that is on; `nil` for the desktop's.
  open var onTintColor: UIColor? {
    didSet { setNeedsShow() }
  }

  /// The colour of the knob; `nil` for the desktop's.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsShow() }
  }
  /// A picture for a switch that is on. Stored, and without effect, as on a device since iOS 7.
  open var onImage: UIImage?
  /// A picture for a switch that is off. Stored, and without effect, as on a device since iOS 7.
  open var offImage: UIImage?
  /// The text beside a checkbox, or `nil`. Stored: only a checkbox on a Mac shows it. iOS 14.
  open var title: String?
  /// The wanted look. Stored: only a Mac has checkboxes. iOS 14. Default: `automatic`.
  open var preferredStyle = Style.automatic
  /// The look: `sliding`. iOS 14.
  open var style: Style { .sliding }

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
    toggle.knobColor = resolved(thumbTintColor)
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
