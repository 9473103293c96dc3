public import Foundation

/// A record of a CloudKit database, with only the parts that an accepted share exposes.
///
/// Differs from Apple: there is no database behind it. An app reads records that the system passes to it, and creates none.
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
  /// The name of a field of a record.
  public typealias FieldKey = String
  /// The name of a type of records.
  public typealias RecordType = String

  /// The type of this record.
  public let recordType: RecordType
  private let values: [FieldKey: any CKRecordValueProtocol]

  init(recordType: RecordType, values: [FieldKey: any CKRecordValueProtocol]) {
    self.recordType = recordType
    self.values = values
    super.init()
  }

  /// The value of a field, or `nil` if the record has none.
  ///
  /// Differs from Apple: fields are read only.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }

  /// The names of the fields that have a value, in the order of their names.
  open func allKeys() -> [FieldKey] { values.keys.sorted() }

  /// Returns the record itself: it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The type of a field's value in a ``CKRecord``.
public protocol CKRecordValueProtocol {}

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
