import Foundation

/// A record of a CloudKit database; here, only as much of one as an accepted share shows.
///
/// Differs from Apple: there is no database behind it. An app reads records that the system hands over, and makes none.
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
  /// Names a field of a record.
  public typealias FieldKey = String
  /// Names the kind of a record.
  public typealias RecordType = String

  /// What kind of record this is.
  public let recordType: RecordType
  private let values: [FieldKey: any CKRecordValueProtocol]

  init(recordType: RecordType, values: [FieldKey: any CKRecordValueProtocol]) {
    self.recordType = recordType
    self.values = values
    super.init()
  }

  /// The value of a field, or `nil` where the record has none.
  ///
  /// Differs from Apple: fields are read only.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }

  /// The names of the fields that have a value, in the order of their names.
  open func allKeys() -> [FieldKey] { values.keys.sorted() }

  /// The record itself: it cannot change, so a copy would be no different.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a field of a ``CKRecord`` can hold.
public protocol CKRecordValueProtocol {}

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
