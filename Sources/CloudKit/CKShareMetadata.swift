import Foundation

extension CKShare {
  /// What the system tells an app about a share whose invitation the user has accepted (E-07).
  ///
  /// It comes in `connectionOptions.cloudKitShareMetadata`, or by `windowScene(_:userDidAcceptCloudKitShareWith:)`; apps make
  /// none. On a device the app would go on with `CKAcceptSharesOperation`.
  ///
  /// Differs from Apple: only what an invitation of a device script can fill is there. The owner's identity, the root
  /// record and the participant's role, status and permission are absent.
  open class Metadata: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier of the container in which the shared records lie; empty where the invitation names none.
    public let containerIdentifier: String
    /// The share.
    public let share: CKShare

    /// The metadata of an accepted invitation. Apple withholds this initialiser.
    ///
    /// - Parameters:
    ///   - url: The share's address, as text.
    ///   - title: What the owner called the share, or `nil`.
    ///   - containerIdentifier: Where the shared records lie.
    @_spi(Runtime) public init(url: String, title: String?, containerIdentifier: String) {
      self.containerIdentifier = containerIdentifier
      share = CKShare(url: URL(string: url), title: title)
      super.init()
    }

    /// The metadata itself: it cannot change, so a copy would be no different.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
