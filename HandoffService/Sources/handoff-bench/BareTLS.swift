import Crypto
import HandoffService
import NIOCore

/// TLS as the service has it, with a new key and for anybody.
struct BareTLS: Sendable {
  private let identity: DeviceIdentity

  init() throws { identity = try DeviceIdentity(key: P256.Signing.PrivateKey()) }

  func handler(isClient: Bool) throws -> any ChannelHandler {
    try TLSContexts(identity).handler(isClient: isClient) { _ in true }
  }
}
