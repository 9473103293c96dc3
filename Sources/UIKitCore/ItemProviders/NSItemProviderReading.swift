import Foundation

/// An object that can be made of the data that an item provider has.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// What the class can read, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object of data.
  ///
  /// - Parameters:
  ///   - data: What was handed out.
  ///   - typeIdentifier: One of those that the class can read.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
