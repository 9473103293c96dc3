import Foundation

/// What draws one view in a window: a host's widget. It lives while the view is in a shown window.
@MainActor package protocol ViewBacking: AnyObject {
  /// Shows the view as described. Called with the first description before anything else, then whenever it has changed.
  func show(_ description: ViewDescription)
  /// The backings of the view's subviews are now these, the rearmost first.
  func setSubviews(_ subviews: [any ViewBacking])
  /// Gives the keyboard's focus to the content, or takes it away.
  func setFocused(_ focused: Bool)
}
