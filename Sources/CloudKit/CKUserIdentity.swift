import Foundation

/// A person of CloudKit. Made by the system only.
///
/// Differs from Apple: an invitation of a device script names nobody, so there is neither name nor account.
open class CKUserIdentity: NSObject, NSCopying, @unchecked Sendable {
  /// Whether the person has an account: not known here, so `false`.
  public let hasiCloudAccount = false
  /// The person's record, or `nil` where it is not known.
  public let userRecordID: CKRecord.ID?

  init(userRecordID: CKRecord.ID?) {
    self.userRecordID = userRecordID
    super.init()
  }

  /// The identity itself: it cannot change, so a copy would be no different.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
