import Foundation

/// The bar at the top of a navigation controller.
///
/// Differs from Apple: it holds titles and buttons for a host to show; nothing in it is laid out.
@MainActor open class UINavigationBar: UIView {
  /// The items from the first screen to the one on top.
  open var items: [UINavigationItem]?
  /// The item of the screen on top.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles may be large. Default: `false`.
  open var prefersLargeTitles = false
}
