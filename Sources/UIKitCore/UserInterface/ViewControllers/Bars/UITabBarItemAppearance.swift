public import Foundation

/// The appearance of the tabs of a bar.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The arrangement of picture and title.
  public enum Style: Int, Hashable, Sendable {
    /// The picture above the title.
    case stacked = 0
    /// The picture beside the title.
    case inline = 1
    /// The picture beside the title, in a low bar.
    case compactInline = 2
  }

  /// The appearance of a tab that is not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of a tab that cannot be selected. What is not set is that of ``normal``.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance of the tab with the keyboard focus. Stored: the desktop shows the focus.
  public let focused = UITabBarItemStateAppearance()

  /// The usual appearance.
  public required override init() { super.init() }

  /// The usual appearance of an arrangement.
  public convenience init(style: Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Resets the appearance to the usual one of an arrangement.
  open func configureWithDefault(for style: Style) {
    for state in states { state.copyProperties(from: UITabBarItemStateAppearance()) }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// An independent copy of the same class.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(duplicate()) }.value
  }

  func duplicate() -> UITabBarItemAppearance {
    let copy = type(of: self).init()
    for (state, own) in zip(copy.states, states) { state.copyProperties(from: own) }
    return copy
  }
}
