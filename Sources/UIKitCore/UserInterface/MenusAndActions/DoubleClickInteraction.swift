import Foundation

/// An interaction of a view that a double click activates.
@preconcurrency @MainActor protocol DoubleClickInteraction: UIInteraction {
  /// A double click at `point` of the view.
  func activate(at point: CGPoint)
}
