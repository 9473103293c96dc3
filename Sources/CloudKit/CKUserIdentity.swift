public import Foundation

/// A user of CloudKit. Created only by the system.
///
/// Differs from Apple: an invitation of a device script names no person, so there is neither name nor account.
open class CKUserIdentity: NSObject, NSCopying, @unchecked Sendable {
  /// Whether the user has an account: unknown, so `false`.
  public let hasiCloudAccount = false
  /// The user's record, or `nil` if it is unknown.
  public let userRecordID: CKRecord.ID?

  init(userRecordID: CKRecord.ID?) {
    self.userRecordID = userRecordID
    super.init()
  }

  /// Returns the identity itself: it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
