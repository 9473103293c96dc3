import Foundation

/// The bar at the top of a navigation controller.
///
/// Differs from Apple: it holds titles and buttons for a host to show; nothing in it is laid out.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The items from the first screen to the one on top.
  open var items: [UINavigationItem]?
  /// The item of the screen on top.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles may be large. Default: `false`.
  open var prefersLargeTitles = false
  /// The background's colour, or `nil`.
  open var barTintColor: UIColor?
  /// Whether what lies behind shines through. Default: `true`.
  open var isTranslucent = true
  /// The looks of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The looks while content touches the bar's edge, or `nil`.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks of a low bar, or `nil`.
  open var compactAppearance: UINavigationBarAppearance?
  /// The font and colour of the title, or `nil`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The font and colour of a large title, or `nil`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
}
