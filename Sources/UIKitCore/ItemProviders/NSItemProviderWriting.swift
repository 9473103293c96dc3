import Foundation

/// An object that an item provider can hand out as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// What every object of the class can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// What this object can be written as, the best first. The default is what the class says.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of those that the object can be written as.
  ///   - completionHandler: Takes the data, or why there are none.
  /// - Returns: How far it is, where that takes time.
  @discardableResult func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// What the class says.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}
