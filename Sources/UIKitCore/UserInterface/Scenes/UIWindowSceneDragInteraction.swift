public import Foundation

/// Lets the user move a window by dragging one of the app's views, such as a toolbar. iOS 17.
///
/// Differs from Apple: the desktop's window manager moves windows by their frames, so dragging the view moves nothing; the
/// interaction is added and removed like any other.
@preconcurrency @MainActor public final class UIWindowSceneDragInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to, or `nil`.
  public private(set) weak var view: UIView?

  /// The drag's recogniser, for failure requirements of other recognisers. Differs from Apple: it recognises nothing, so they proceed.
  public let gestureForFailureRelationships: UIGestureRecognizer = UIGestureRecognizer(action: nil)

  /// An interaction.
  public override init() { super.init() }

  /// Does nothing.
  public func willMove(to view: UIView?) {}

  /// Stores the view.
  public func didMove(to view: UIView?) { self.view = view }
}
