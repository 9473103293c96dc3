public import Foundation

/// Makes controllers whose state was preserved (`UIViewController.restorationClass`). iOS 6.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  /// The controller for a path, or `nil` to ignore its state.
  ///
  /// - Parameters:
  ///   - identifierComponents: The restoration identifiers of the controllers above it, and its own.
  ///   - coder: Its preserved state.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
