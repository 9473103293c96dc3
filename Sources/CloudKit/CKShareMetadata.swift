public import Foundation

extension CKShare {
  /// Information about a share whose invitation the user has accepted (E-07).
  ///
  /// It is passed in `connectionOptions.cloudKitShareMetadata`, or to `windowScene(_:userDidAcceptCloudKitShareWith:)`; apps create none.
  /// On a device the app would continue with `CKAcceptSharesOperation`.
  ///
  /// Differs from Apple: an invitation of a device script has the share's URL and title. Other values (the owner, the root record, the
  /// participant's role and permission) are unknown.
  open class Metadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The identifier of the container that has the shared records; empty if the invitation names none.
    public let containerIdentifier: String
    /// The share.
    public let share: CKShare
    private let url: String

    /// The root record of the share, or `nil` if a zone is shared. iOS 15. Always `nil`.
    public var hierarchicalRootRecordID: CKRecord.ID? { nil }
    /// The root record of the share, if it was fetched with the metadata. Always `nil`.
    public var rootRecord: CKRecord? { nil }
    /// The identifier of the root record. Deprecated on a device since iOS 16. Named by the share's URL.
    public var rootRecordID: CKRecord.ID { CKRecord.ID(recordName: url) }
    /// The role of the person who has accepted. iOS 12. Unknown.
    public var participantRole: CKShare.ParticipantRole { .unknown }
    /// The acceptance status of the invitation: `pending`, because it is the app that accepts it with CloudKit.
    public var participantStatus: CKShare.ParticipantAcceptanceStatus { .pending }
    /// The permission of the person for the records. Unknown.
    public var participantPermission: CKShare.ParticipantPermission { .unknown }
    /// The owner of the records, who is unknown.
    public var ownerIdentity: CKUserIdentity { CKUserIdentity(userRecordID: nil) }

    /// Makes the metadata of an accepted invitation. Apple does not publish this initialiser.
    ///
    /// - Parameters:
    ///   - url: The share's address, as text.
    ///   - title: The title that the owner gave the share, or `nil`.
    ///   - containerIdentifier: The identifier of the container that has the shared records.
    @_spi(Runtime) public init(url: String, title: String?, containerIdentifier: String) {
      self.containerIdentifier = containerIdentifier
      self.url = url
      share = CKShare(url: URL(string: url), title: title)
      super.init()
    }

    /// Metadata from an archive, or `nil` if the archive has none.
    public required init?(coder: NSCoder) {
      guard let url = coder.text(forKey: "url"), let containerIdentifier = coder.text(forKey: "containerIdentifier")
      else { return nil }
      self.containerIdentifier = containerIdentifier
      self.url = url
      share = CKShare(url: URL(string: url), title: coder.text(forKey: "title"))
      super.init()
    }

    /// Encodes the values of the invitation.
    open func encode(with coder: NSCoder) {
      coder.encode(NSString(string: url), forKey: "url")
      coder.encode(NSString(string: containerIdentifier), forKey: "containerIdentifier")
      if let title = share[SystemFieldKey.title] as? String { coder.encode(NSString(string: title), forKey: "title") }
    }

    /// A top-level class, because archives can name no other.
    open override var classForKeyedArchiver: AnyClass? {
      ArchivedClasses.registerClasses()
      return ArchivedShareMetadata.self
    }

    /// Always `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Returns the metadata itself: it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
