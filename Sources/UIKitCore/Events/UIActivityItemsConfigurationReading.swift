import Foundation

/// What an object offers to be shared. iOS 13.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// What can be shared, in the forms in which it can be.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// Who has a ``UIActivityItemsConfigurationReading``, as a responder and a scene's own source. iOS 15.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// What is offered, or `nil` for nothing.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
