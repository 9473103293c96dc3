import Foundation

/// A share of records with other people, as the person sees it who has accepted an invitation (E-07).
///
/// Differs from Apple: it is made by the system alone and cannot change; participants and permissions are absent, because
/// an invitation of a device script names none.
open class CKShare: CKRecord, @unchecked Sendable {
  /// The names of the fields that every share may have.
  public enum SystemFieldKey {
    /// What the owner called the share, a `String`.
    public static let title: CKRecord.FieldKey = "cloudkit.title"
    /// A picture of it, `Data`. Differs from Apple: never present.
    public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    /// The uniform type of what is shared, a `String`. Differs from Apple: never present.
    public static let shareType: CKRecord.FieldKey = "cloudkit.type"
  }

  /// The address by which the share is found, or `nil` where the invitation's text is not a URL.
  public let url: URL?

  init(url: URL?, title: String?) {
    self.url = url
    super.init(recordType: "cloudkit.share", values: title.map { [SystemFieldKey.title: $0] } ?? [:])
  }
}
