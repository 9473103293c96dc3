import CAvahi
import HandoffService
import NIOCore

/// The address and the TXT record of one service, as they are now. The search ends when this object is released.
final class AvahiResolver {
  private let key: AvahiBrowser.Key
  private let kind: DiscoveryKind
  private let report: @Sendable (DiscoveryEvent) -> Void
  private var resolver: OpaquePointer?
  /// How many strings of a TXT record are read.
  static let maximumStrings = 32

  init(
    client: OpaquePointer, key: AvahiBrowser.Key, kind: DiscoveryKind,
    report: @escaping @Sendable (DiscoveryEvent) -> Void
  ) {
    self.key = key
    self.kind = kind
    self.report = report
    resolver = avahi_service_resolver_new(
      client, key.interface, key.ipVersion, key.name, kind.serviceType, key.domain, key.ipVersion,
      AvahiLookupFlags(rawValue: 0),
      { _, _, _, event, _, _, _, _, address, port, text, _, data in
        guard let data, event == AVAHI_RESOLVER_FOUND, let address else { return }
        Unmanaged<AvahiResolver>.fromOpaque(data).takeUnretainedValue().found(address.pointee, port, text)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    if let resolver { avahi_service_resolver_free(resolver) }
  }

  private func found(_ address: AvahiAddress, _ port: UInt16, _ text: UnsafeMutablePointer<AvahiStringList>?) {
    guard let address = Self.socketAddress(address, port, interface: key.interface) else { return }
    report(
      .found(
        DiscoveredService(kind: kind, key: key.text, name: key.name, address: address, text: Self.strings(text))))
  }

  /// The address of a service that was found on an interface.
  static func socketAddress(_ address: AvahiAddress, _ port: UInt16, interface: AvahiIfIndex) -> SocketAddress? {
    var address = address
    let capacity = Int(AVAHI_ADDRESS_STR_MAX)
    let digits = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) { _ = avahi_address_snprint($0.baseAddress, capacity, &address) }
      count = buffer.firstIndex(of: 0) ?? 0
    }
    var text = String(decoding: digits, as: UTF8.self)
    // An address of the link (fe80::/10) is one of an interface.
    let first = address.data.ipv6.address
    if address.proto == AVAHI_PROTO_INET6, first.0 == 0xFE, first.1 & 0xC0 == 0x80 { text += "%\(interface)" }
    // The text is numeric, so no name is resolved.
    return try? SocketAddress.makeAddressResolvingHost(text, port: Int(port))
  }

  /// The strings of a TXT record. Bytes that are no text are replaced.
  static func strings(_ list: UnsafeMutablePointer<AvahiStringList>?) -> [String] {
    var strings: [String] = []
    var next = list
    while let node = next, strings.count < maximumStrings {
      let bytes = UnsafeBufferPointer(start: avahi_string_list_get_text(node), count: avahi_string_list_get_size(node))
      strings.append(String(decoding: bytes, as: UTF8.self))
      next = avahi_string_list_get_next(node)
    }
    return strings
  }
}
