import Foundation

extension NSUserActivity {
  /// Why a typed payload could not be read or written. iOS 14; on a device SwiftUI declares it.
  public enum TypedPayloadError: Error, Hashable, Sendable {
    /// `userInfo` is not what ``setTypedPayload(_:)`` writes for the type.
    case invalidContent
    /// The value does not encode to a dictionary of types that `userInfo` accepts.
    case encodingError
  }

  /// The value that ``setTypedPayload(_:)`` has written to ``userInfo``. iOS 14; on a device SwiftUI declares it.
  ///
  /// - Throws: ``TypedPayloadError/invalidContent`` if `userInfo` holds no value of the type.
  public func typedPayload<T>(_ type: T.Type) throws -> T where T: Codable {
    guard let userInfo, let entries = userInfo as? [String: Any] else { throw TypedPayloadError.invalidContent }
    do {
      let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
      return try PropertyListDecoder().decode(type, from: data)
    } catch {
      throw TypedPayloadError.invalidContent
    }
  }

  /// Replaces the content of ``userInfo`` by a value: an entry for each of its properties. iOS 14; on a device
  /// SwiftUI declares it.
  ///
  /// - Throws: ``TypedPayloadError/encodingError`` if the value does not encode to a dictionary, for instance a number.
  public func setTypedPayload<T>(_ payload: T) throws where T: Codable {
    do {
      let encoder = PropertyListEncoder()
      // The XML format stores dates without fractions of a second.
      encoder.outputFormat = .binary
      let list = try PropertyListSerialization.propertyList(from: encoder.encode(payload), options: [], format: nil)
      guard let entries = list as? [String: Any] else { throw TypedPayloadError.encodingError }
      userInfo = Dictionary(uniqueKeysWithValues: entries.map { (AnyHashable($0.key), $0.value) })
      needsSave = true
    } catch {
      throw TypedPayloadError.encodingError
    }
  }
}
