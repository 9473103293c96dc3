extension UIView {
  /// The ways to invalidate a view. iOS 15.
  public enum Invalidations {
    /// Draws the view again.
    public struct Display: UIViewInvalidating {
      /// The way.
      public init() {}
      /// Calls `setNeedsDisplay()`.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Lays the view out again.
    public struct Layout: UIViewInvalidating {
      /// The way.
      public init() {}
      /// Calls `setNeedsLayout()`.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Updates the view's constraints.
    public struct Constraints: UIViewInvalidating {
      /// The way.
      public init() {}
      /// Calls `setNeedsUpdateConstraints()`.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Asks for the view's own size again.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// The way.
      public init() {}
      /// Calls `invalidateIntrinsicContentSize()`.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Two ways, one after the other.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private let first: First
      private let second: Second

      /// Two ways.
      public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

      /// Invalidates in both ways.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}
