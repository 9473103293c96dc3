/// A way to invalidate a view, for ``UIView/Invalidating``. iOS 15.
@preconcurrency @MainActor public protocol UIViewInvalidating {
  /// Invalidates a view.
  func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The view is drawn again.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The view is laid out again.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The view's constraints are updated.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The view's own size is asked for again.
  public static var intrinsicContentSize: Self { Self() }
}
