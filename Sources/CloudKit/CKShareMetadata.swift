import Foundation

extension CKShare {
  /// What the system tells an app about a share whose invitation the user has accepted (E-07).
  ///
  /// It comes in `connectionOptions.cloudKitShareMetadata`, or by `windowScene(_:userDidAcceptCloudKitShareWith:)`; apps make
  /// none. On a device the app would go on with `CKAcceptSharesOperation`.
  ///
  /// Differs from Apple: an invitation of a device script says where the share is and what it is called. What it does not
  /// say (the owner, the root record, the participant's role and permission) is not known.
  open class Metadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The identifier of the container in which the shared records lie; empty where the invitation names none.
    public let containerIdentifier: String
    /// The share.
    public let share: CKShare
    private let url: String

    /// The record at the top of what is shared, or `nil` where a zone is shared. iOS 15. Always `nil`.
    public var hierarchicalRootRecordID: CKRecord.ID? { nil }
    /// The record at the top of what is shared, where it was fetched with the metadata. Always `nil`.
    public var rootRecord: CKRecord? { nil }
    /// The record at the top of what is shared. Deprecated on a device since iOS 16. Named by the share's address.
    public var rootRecordID: CKRecord.ID { CKRecord.ID(recordName: url) }
    /// What the person who has accepted is to the share. iOS 12. Not known.
    public var participantRole: CKShare.ParticipantRole { .unknown }
    /// What became of the invitation: `pending`, because it is the app that accepts it with CloudKit.
    public var participantStatus: CKShare.ParticipantAcceptanceStatus { .pending }
    /// What the person may do with the records. Not known.
    public var participantPermission: CKShare.ParticipantPermission { .unknown }
    /// Whose records they are. Somebody who is not known.
    public var ownerIdentity: CKUserIdentity { CKUserIdentity(userRecordID: nil) }

    /// The metadata of an accepted invitation. Apple withholds this initialiser.
    ///
    /// - Parameters:
    ///   - url: The share's address, as text.
    ///   - title: What the owner called the share, or `nil`.
    ///   - containerIdentifier: Where the shared records lie.
    @_spi(Runtime) public init(url: String, title: String?, containerIdentifier: String) {
      self.containerIdentifier = containerIdentifier
      self.url = url
      share = CKShare(url: URL(string: url), title: title)
      super.init()
    }

    /// Metadata from an archive, or `nil` where it holds none.
    public required init?(coder: NSCoder) {
      guard let url = coder.text(forKey: "url"), let containerIdentifier = coder.text(forKey: "containerIdentifier")
      else { return nil }
      self.containerIdentifier = containerIdentifier
      self.url = url
      share = CKShare(url: URL(string: url), title: coder.text(forKey: "title"))
      super.init()
    }

    /// Writes what the invitation has said.
    open func encode(with coder: NSCoder) {
      coder.encode(NSString(string: url), forKey: "url")
      coder.encode(NSString(string: containerIdentifier), forKey: "containerIdentifier")
      if let title = share[SystemFieldKey.title] as? String { coder.encode(NSString(string: title), forKey: "title") }
    }

    /// A class of the top level, which is what archives can name.
    open override var classForKeyedArchiver: AnyClass? {
      ArchivedClasses.makeKnown()
      return ArchivedShareMetadata.self
    }

    /// Whether archives are read securely: they are.
    public static var supportsSecureCoding: Bool { true }

    /// The metadata itself: it cannot change, so a copy would be no different.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
