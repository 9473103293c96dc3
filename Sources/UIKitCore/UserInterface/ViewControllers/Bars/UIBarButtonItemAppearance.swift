public import Foundation

/// The appearance of the buttons of a bar.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// The appearance of a button that can be pressed.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance of a pressed button. Stored: the desktop shows which button is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of a button that cannot be pressed. What is not set is that of ``normal``, dimmed.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance of the button with the keyboard focus. Stored: the desktop shows the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// The usual appearance of plain buttons.
  public required override init() { super.init() }

  /// The usual appearance of buttons of a style.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Resets the appearance to that of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.copyProperties(from: UIBarButtonItemStateAppearance()) }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// An independent copy of the same class.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(duplicate()) }.value
  }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = type(of: self).init()
    for (state, own) in zip(copy.states, states) { state.copyProperties(from: own) }
    return copy
  }
}
