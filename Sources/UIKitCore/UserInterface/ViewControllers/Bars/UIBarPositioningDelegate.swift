public import Foundation

/// Determines the place of a bar that no controller positions.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The place of a bar. The default is the bar's own usual place.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `top` for a navigation bar, and `bottom` for other bars.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { bar is UINavigationBar ? .top : .bottom }
}
