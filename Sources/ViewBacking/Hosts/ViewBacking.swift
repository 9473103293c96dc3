import Foundation

/// The host's widget that draws one view in a window. It exists while the view is in a shown window.
@MainActor package protocol ViewBacking: AnyObject {
  /// Applies the view's description. Called with the first description before anything else, then whenever it has changed.
  func show(_ description: ViewDescription)
  /// Sets the backings of the view's subviews, the rearmost first.
  func setSubviews(_ subviews: [any ViewBacking])
  /// Sets or removes the keyboard focus of the content.
  func setFocused(_ focused: Bool)
}
