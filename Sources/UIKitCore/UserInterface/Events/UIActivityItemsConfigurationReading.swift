public import Foundation

/// The content that an object offers for sharing. iOS 13.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The content to share, as item providers.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// An object with a ``UIActivityItemsConfigurationReading``, such as a responder or a scene's own source. iOS 15.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// The offered content, or `nil` for none.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
