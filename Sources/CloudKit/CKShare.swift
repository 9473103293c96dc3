public import Foundation

/// A share of records with other people, for the person who has accepted an invitation (E-07).
///
/// Differs from Apple: only the system creates it, and it is immutable; participants and permissions are absent, because an invitation of a
/// device script has none.
open class CKShare: CKRecord, @unchecked Sendable {
  /// The names of the fields that every share may have.
  public enum SystemFieldKey {
    /// The title that the owner gave the share, a `String`.
    public static let title: CKRecord.FieldKey = "cloudkit.title"
    /// A thumbnail image, `Data`. Differs from Apple: never present.
    public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    /// The uniform type of the shared content, a `String`. Differs from Apple: never present.
    public static let shareType: CKRecord.FieldKey = "cloudkit.type"
  }

  /// The URL of the share, or `nil` if the invitation's text is not a URL.
  public let url: URL?

  init(url: URL?, title: String?) {
    self.url = url
    super.init(recordType: "cloudkit.share", values: title.map { [SystemFieldKey.title: $0] } ?? [:])
  }
}
