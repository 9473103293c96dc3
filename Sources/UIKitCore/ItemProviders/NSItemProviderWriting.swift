public import Foundation

/// An object that an item provider can provide as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that every object of the class can write, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types that this object can write, in order of preference. The default is the class's.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the types that the object can write.
  ///   - completionHandler: Receives the data, or the error.
  /// - Returns: The progress, if writing takes time.
  @discardableResult func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Returns the class's types.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}
