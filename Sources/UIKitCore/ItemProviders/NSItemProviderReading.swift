public import Foundation

/// An object that can be created from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that the class can read, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an object from data.
  ///
  /// - Parameters:
  ///   - data: The data of the item provider.
  ///   - typeIdentifier: One of those that the class can read.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
