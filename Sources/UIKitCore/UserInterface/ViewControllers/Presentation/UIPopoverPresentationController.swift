public import Foundation

/// Manages a popover: determines what it points to.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to, or `nil`.
  open weak var sourceView: UIView?
  /// The part of the view that it points to; the whole view if it is null.
  open var sourceRect = CGRect.null
  /// The button in a bar that the popover points to, or `nil`.
  open weak var barButtonItem: UIBarButtonItem?

  /// The directions in which the popover may point. Stored: it is below what it points to, or above. Default: `any`.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction in which the popover points: `unknown`, because it has no arrow.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that can be operated while the popover is visible, or `nil`. Stored, and without effect.
  open var passthroughViews: [UIView]?
  /// The colour of the popover, or `nil`. Stored: the content's view covers it.
  open var backgroundColor: UIColor?
  /// The least distances from the edges of the window. Stored. Default: 10 points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover what it points to. Stored. iOS 9. Default: `false`.
  open var canOverlapSourceViewRect = false

  /// The sheet in which the popover is shown in a narrow window. iOS 15.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let storedSheetController { return storedSheetController }
    let made = UISheetPresentationController(presented: presentedViewController)
    made.containerView = containerView
    storedSheetController = made
    return made
  }
  /// That sheet, once it was accessed.
  var storedSheetController: UISheetPresentationController?

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
