import Foundation

// Methods that cells and the headers and footers of sections share.
extension UIView {
  /// Fills the view, which is a content view, with a view for `configuration`: `previous` if that supports it, otherwise a new view in its
  /// place. Returns it; `nil` if there is nothing to show.
  func show(
    _ configuration: (any UIContentConfiguration)?, replacing previous: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    if let configuration, let previous, previous.supports(configuration) {
      previous.configuration = configuration
      return previous
    }
    previous?.removeFromSuperview()
    guard let configuration else { return nil }
    let made = configuration.makeContentView()
    made.frame = bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(made)
    return made
  }

  /// Replaces `previous` by `view`, as large as this view, and inserts it at `index`.
  func exchangeBackground(_ previous: UIView?, for view: UIView?, at index: Int) {
    guard previous !== view else { return }
    previous?.removeFromSuperview()
    guard let view else { return }
    // A press on the background counts as a press on the row.
    view.isUserInteractionEnabled = false
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }
}
