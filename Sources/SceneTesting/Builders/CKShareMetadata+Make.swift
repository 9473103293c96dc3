@_spi(Runtime) public import CloudKit

extension CKShare.Metadata {
  /// The metadata of an invitation that the user has accepted.
  ///
  /// - Parameters:
  ///   - url: The share's address.
  ///   - title: The title that the owner gave the share.
  ///   - containerIdentifier: The container that has the shared records.
  public static func make(
    url: String, title: String? = nil, containerIdentifier: String = ""
  ) -> CKShare.Metadata {
    CKShare.Metadata(url: url, title: title, containerIdentifier: containerIdentifier)
  }
}
