package import Handoff
package import NIOCore
import NIOSSL

/// TLS 1.3 with certificates on both sides, for both sides of connections.
///
/// A certificate is accepted for its public key alone; see ``PeerID``.
package struct TLSContexts {
  private let server: NIOSSLContext
  private let client: NIOSSLContext

  /// Prepares both sides for a device.
  package init(_ identity: DeviceIdentity) throws {
    let chain: [NIOSSLCertificateSource] = [.certificate(identity.certificate)]
    var server = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain, privateKey: .privateKey(identity.privateKey))
    var client = TLSConfiguration.makeClientConfiguration()
    client.certificateChain = chain
    client.privateKey = .privateKey(identity.privateKey)
    Self.restrict(&server)
    Self.restrict(&client)
    self.server = try NIOSSLContext(configuration: server)
    self.client = try NIOSSLContext(configuration: client)
  }

  private static func restrict(_ configuration: inout TLSConfiguration) {
    configuration.minimumTLSVersion = .tlsv13
    configuration.maximumTLSVersion = .tlsv13
    // The peer has to send a certificate, which the callback verifies in place of BoringSSL.
    configuration.certificateVerification = .noHostnameVerification
    configuration.trustRoots = .certificates([])
    configuration.renegotiationSupport = .none
  }

  /// The handler of TLS.
  ///
  /// - Parameter accepts: Whether the other side may have this identifier. The handshake fails otherwise.
  package func handler(isClient: Bool, accepts: @escaping (PeerID) -> Bool) throws -> any ChannelHandler {
    let verify: NIOSSLCustomVerificationCallback = { certificates, promise in
      let id = certificates.first.flatMap(Self.publicKey).map(DeviceIdentity.id(ofPublicKey:))
      promise.succeed(id.map(accepts) == true ? .certificateVerified : .failed)
    }
    return isClient
      ? try NIOSSLClientHandler(context: client, serverHostname: nil, customVerificationCallback: verify)
      : NIOSSLServerHandler(context: server, customVerificationCallback: verify)
  }

  /// The SubjectPublicKeyInfo of a certificate.
  static func publicKey(of certificate: NIOSSLCertificate) -> [UInt8]? {
    try? certificate.extractPublicKey().toSPKIBytes()
  }
}
