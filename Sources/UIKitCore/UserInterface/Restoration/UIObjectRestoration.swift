public import Foundation

/// Makes objects whose state was preserved (`UIStateRestoring`). iOS 7.
@preconcurrency @MainActor public protocol UIObjectRestoration {
  /// The object for a path, or `nil` to ignore its state.
  ///
  /// - Parameters:
  ///   - identifierComponents: The restoration identifiers above it, and its own.
  ///   - coder: Its preserved state.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}
