import Foundation

extension CKRecord {
  /// Names a record in its database.
  open class ID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The record's name.
    public let recordName: String

    /// The identifier of the record of this name.
    public init(recordName: String) {
      self.recordName = recordName
      super.init()
    }

    /// An identifier from an archive, or `nil` where it holds none.
    public required init?(coder: NSCoder) {
      guard let name = coder.text(forKey: "recordName") else { return nil }
      recordName = name
      super.init()
    }

    /// Writes the name.
    open func encode(with coder: NSCoder) { coder.encode(NSString(string: recordName), forKey: "recordName") }

    /// A class of the top level, which is what archives can name.
    open override var classForKeyedArchiver: AnyClass? {
      ArchivedClasses.makeKnown()
      return ArchivedRecordID.self
    }

    /// Whether archives are read securely: they are.
    public static var supportsSecureCoding: Bool { true }

    /// The identifier itself: it cannot change, so a copy would be no different.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Two identifiers are equal where their names are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }

    /// Equal identifiers have equal hashes.
    open override var hash: Int { recordName.hashValue }
  }
}
