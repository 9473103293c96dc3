public import Foundation

/// Manages a popover: determines what it points to.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to, or `nil`.
  open weak var sourceView: UIView?
  /// The part of the view that it points to; the whole view if it is null.
  open var sourceRect = CGRect.null
  /// The button in a bar that the popover points to, or `nil`.
  open weak var barButtonItem: UIBarButtonItem?

  /// The rectangle that the popover points to, in the coordinates of `view`; `nil` if it is not visible.
  func anchor(in view: UIView) -> CGRect? {
    if let item = barButtonItem {
      guard let button = item.bar?.subviews.first(where: { ($0 as? BarButton)?.item === item }), button.window != nil
      else {
        return nil
      }
      return button.convert(button.bounds, to: view)
    }
    guard let sourceView, sourceView.window != nil else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: view)
  }
}
