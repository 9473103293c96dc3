public import Foundation

/// A decoder of data: `JSONDecoder` or `PropertyListDecoder`.
public protocol TopLevelTransferDecoder {
  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

extension JSONDecoder: TopLevelTransferDecoder {}
extension PropertyListDecoder: TopLevelTransferDecoder {}
