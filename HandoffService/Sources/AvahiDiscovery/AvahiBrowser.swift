import CAvahi
import HandoffService

/// The search for the services of one type. It ends when this object is released.
final class AvahiBrowser {
  /// A service on one interface, by one version of IP.
  struct Key: Hashable {
    var interface: AvahiIfIndex
    var ipVersion: AvahiProtocol
    var name: String
    var domain: String

    /// The key of the reported service.
    var text: String { "\(interface) \(ipVersion) \(domain) \(name)" }
  }

  private let client: OpaquePointer
  private let kind: DiscoveryKind
  private let report: @Sendable (DiscoveryEvent) -> Void
  private var browser: OpaquePointer?
  private var resolvers: [Key: AvahiResolver] = [:]
  /// How many services are resolved at a time.
  private static let maximumResolvers = 256

  init(client: OpaquePointer, kind: DiscoveryKind, report: @escaping @Sendable (DiscoveryEvent) -> Void) {
    self.client = client
    self.kind = kind
    self.report = report
    browser = avahi_service_browser_new(
      client, AvahiIfIndex(AVAHI_IF_UNSPEC), AvahiProtocol(AVAHI_PROTO_UNSPEC), kind.serviceType, nil,
      AvahiLookupFlags(rawValue: 0),
      { _, interface, ipVersion, event, name, _, domain, flags, data in
        guard let data, let name, let domain else { return }
        let key = Key(
          interface: interface, ipVersion: ipVersion, name: String(cString: name), domain: String(cString: domain))
        Unmanaged<AvahiBrowser>.fromOpaque(data).takeUnretainedValue().changed(event, key, flags)
      }, Unmanaged.passUnretained(self).toOpaque())
    if browser == nil {
      let reason = AvahiConnection.text(avahi_client_errno(client))
      report(.problem("Other devices cannot be found: Avahi does not search for them (\(reason))."))
    }
  }

  deinit {
    resolvers = [:]
    if let browser { avahi_service_browser_free(browser) }
  }

  private func changed(_ event: AvahiBrowserEvent, _ key: Key, _ flags: AvahiLookupResultFlags) {
    switch event {
    case AVAHI_BROWSER_NEW:
      let isOwn = flags.rawValue & AVAHI_LOOKUP_RESULT_OUR_OWN.rawValue != 0
      guard !isOwn, resolvers[key] == nil, resolvers.count < Self.maximumResolvers else { return }
      resolvers[key] = AvahiResolver(client: client, key: key, kind: kind, report: report)
    case AVAHI_BROWSER_REMOVE:
      if resolvers.removeValue(forKey: key) != nil { report(.lost(kind, key: key.text)) }
    default: break
    }
  }
}
