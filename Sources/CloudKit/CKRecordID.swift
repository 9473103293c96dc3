public import Foundation

extension CKRecord {
  /// Identifies a record in its database.
  open class ID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The record's name.
    public let recordName: String

    /// Makes the identifier of the record with this name.
    public init(recordName: String) {
      self.recordName = recordName
      super.init()
    }

    /// An identifier from an archive, or `nil` if the archive has none.
    public required init?(coder: NSCoder) {
      guard let name = coder.text(forKey: "recordName") else { return nil }
      recordName = name
      super.init()
    }

    /// Encodes the name.
    open func encode(with coder: NSCoder) { coder.encode(NSString(string: recordName), forKey: "recordName") }

    /// A top-level class, because archives can name no other.
    open override var classForKeyedArchiver: AnyClass? {
      ArchivedClasses.registerClasses()
      return ArchivedRecordID.self
    }

    /// Always `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Returns the identifier itself: it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Two identifiers are equal if their names are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }

    /// Equal identifiers have equal hashes.
    open override var hash: Int { recordName.hashValue }
  }
}
