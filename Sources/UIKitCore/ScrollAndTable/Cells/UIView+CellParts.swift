import Foundation

// What cells and the headers and footers of sections have in common.
extension UIView {
  /// Fills the view, which is a content view, with what shows `configuration`: `former` where that can, or else a new view
  /// in its place. Answers it; `nil` where there is nothing to show.
  func show(
    _ configuration: (any UIContentConfiguration)?, replacing former: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    if let configuration, let former, former.supports(configuration) {
      former.configuration = configuration
      return former
    }
    former?.removeFromSuperview()
    guard let configuration else { return nil }
    let made = configuration.makeContentView()
    made.frame = bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(made)
    return made
  }

  /// Puts `view` behind everything but what lies below `index`, as large as this view, in the place of `former`.
  func exchangeBackground(_ former: UIView?, for view: UIView?, at index: Int) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    guard let view else { return }
    // A press on the background is a press on the row.
    view.isUserInteractionEnabled = false
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }
}
