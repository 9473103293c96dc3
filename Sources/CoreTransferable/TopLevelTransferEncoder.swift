public import Foundation

/// A coder of data: `JSONEncoder` or `PropertyListEncoder`.
public protocol TopLevelTransferEncoder {
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Data
}

extension JSONEncoder: TopLevelTransferEncoder {}
extension PropertyListEncoder: TopLevelTransferEncoder {}
