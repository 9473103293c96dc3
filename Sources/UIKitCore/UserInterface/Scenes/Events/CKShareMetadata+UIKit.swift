@_spi(Runtime) import CloudKit
import SceneSystem

extension CKShare.Metadata {
  /// The metadata that the app receives for an invitation (E-07).
  convenience init(_ invitation: ShareInvitation) {
    self.init(
      url: invitation.url, title: invitation.title, containerIdentifier: invitation.containerIdentifier)
  }
}
