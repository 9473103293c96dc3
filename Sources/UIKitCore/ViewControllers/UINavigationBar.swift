import Foundation

/// The bar at the top of a navigation controller.
///
/// Differs from Apple: it holds titles and buttons for a host to show; nothing in it is laid out.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  var looks = AppearanceRecord<UINavigationBar>()

  /// The colour of what can be tapped in the bar.
  open override var tintColor: UIColor! {
    didSet { looks.note(\.tintColor) }
  }

  /// Takes over what was set on `appearance()`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { adoptAppearance() }
  }

  /// The items from the first screen to the one on top.
  open var items: [UINavigationItem]?
  /// The item of the screen on top.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles may be large. Default: `false`.
  open var prefersLargeTitles = false {
    didSet { looks.note(\.prefersLargeTitles) }
  }
  /// The background's colour, or `nil`.
  open var barTintColor: UIColor? {
    didSet { looks.note(\.barTintColor) }
  }
  /// Whether what lies behind shines through. Default: `true`.
  open var isTranslucent = true {
    didSet { looks.note(\.isTranslucent) }
  }
  /// The looks of the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { looks.note(\.standardAppearance) }
  }
  /// The looks while content touches the bar's edge, or `nil`.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { looks.note(\.scrollEdgeAppearance) }
  }
  /// The looks of a low bar, or `nil`.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { looks.note(\.compactAppearance) }
  }
  /// The font and colour of the title, or `nil`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { looks.note(\.titleTextAttributes) }
  }
  /// The font and colour of a large title, or `nil`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { looks.note(\.largeTitleTextAttributes) }
  }
}
