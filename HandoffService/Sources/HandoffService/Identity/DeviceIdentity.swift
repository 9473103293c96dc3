package import Crypto
import Foundation
import Handoff
import NIOSSL
import SwiftASN1
import X509

/// The key of this device and a certificate for it.
///
/// Only the key is stored. The certificate is made from it at each start: peers compare public keys and nothing else, and one file cannot
/// disagree with another.
package struct DeviceIdentity: Sendable {
  /// The file of the key in the service's folder.
  static let file = "key.pem"
  private static let maximumLength = 4096

  /// Identifies this device to its peers.
  let id: PeerID
  /// The SubjectPublicKeyInfo, in DER.
  let publicKey: [UInt8]
  let certificate: NIOSSLCertificate
  let privateKey: NIOSSLPrivateKey

  /// The identity with a key.
  package init(key: P256.Signing.PrivateKey) throws {
    publicKey = Array(key.publicKey.derRepresentation)
    id = Self.id(ofPublicKey: publicKey)
    let name = try DistinguishedName { CommonName("Proscenium") }
    // The dates say nothing of the device's clock.
    let certificate = try Certificate(
      version: .v3, serialNumber: Certificate.SerialNumber(bytes: [1]), publicKey: Certificate.PublicKey(key.publicKey),
      notValidBefore: Date(timeIntervalSince1970: 1_577_836_800),
      notValidAfter: Date(timeIntervalSince1970: 4_733_510_400), issuer: name, subject: name,
      signatureAlgorithm: .ecdsaWithSHA256, extensions: Certificate.Extensions(),
      issuerPrivateKey: Certificate.PrivateKey(key))
    var serializer = DER.Serializer()
    try serializer.serialize(certificate)
    self.certificate = try NIOSSLCertificate(bytes: serializer.serializedBytes, format: .der)
    privateKey = try NIOSSLPrivateKey(bytes: Array(key.derRepresentation), format: .der)
  }

  /// The identity in `folder`, made if there is none. A damaged key is set aside.
  static func load(from folder: PrivateFolder, log: ServiceLog) throws -> DeviceIdentity {
    let content = try folder.read(file, limit: maximumLength)
    if content != .missing {
      if case .bytes(let bytes) = content,
        let key = try? P256.Signing.PrivateKey(pemRepresentation: String(decoding: bytes, as: UTF8.self))
      {
        guard chmod(folder.path(of: file), 0o600) == 0 else {
          throw ServiceError.system("The key \(LogText.quoted(folder.path(of: file))) cannot be made private", errno)
        }
        return try DeviceIdentity(key: key)
      }
      let other = try folder.setAside(file)
      log.report(
        "The key of this device was damaged; it is now \(LogText.quoted(other)), and there is a new one. "
          + "All devices have to be paired again.")
    }
    let key = P256.Signing.PrivateKey()
    try folder.write(Array((key.pemRepresentation + "\n").utf8), to: file)
    return try DeviceIdentity(key: key)
  }

  /// The identifier of the device with this SubjectPublicKeyInfo.
  static func id(ofPublicKey publicKey: [UInt8]) -> PeerID {
    PeerID(rawValue: Hexadecimal.text(SHA256.hash(data: publicKey)))
  }
}
