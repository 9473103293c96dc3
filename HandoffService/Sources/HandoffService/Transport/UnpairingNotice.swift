import Crypto
import Handoff

/// The last bytes that a device sends to another one whose pairing it has removed.
///
/// They are sent on the connection for the exchange, which has authenticated the device, and are made with the secret of the pairing: neither a
/// stranger nor content that an app provides can have them. To the engine they are the beginning of a message that does not become complete.
enum UnpairingNotice {
  /// The length of the bytes.
  static let length = prefix.count + SHA256.byteCount

  /// The length of a message, one more byte than follows.
  private static let prefix: [UInt8] = [0, 0, 0, UInt8(SHA256.byteCount + 1)]

  /// The notice of `sender`, whose pairing with the receiver has this secret.
  static func bytes(of sender: PeerID, secret: [UInt8]) -> [UInt8] {
    prefix
      + Array(
        HMAC<SHA256>.authenticationCode(
          for: Array("proscenium handoff unpairing \(sender.rawValue)".utf8), using: SymmetricKey(data: secret)))
  }
}
