import CAvahi
import HandoffService

/// One published service. It is removed when this object is released.
final class AvahiPublication {
  private let client: OpaquePointer
  private let report: @Sendable (DiscoveryEvent) -> Void
  private var service: PublishedService
  private var group: OpaquePointer?
  /// How many names were taken.
  private var taken = 0
  private static let maximumTaken = 16

  init(client: OpaquePointer, service: PublishedService, report: @escaping @Sendable (DiscoveryEvent) -> Void) {
    self.client = client
    self.service = service
    self.report = report
    group = avahi_entry_group_new(
      client,
      { _, state, data in
        guard let data, state == AVAHI_ENTRY_GROUP_COLLISION else { return }
        Unmanaged<AvahiPublication>.fromOpaque(data).takeUnretainedValue().collide()
      }, Unmanaged.passUnretained(self).toOpaque())
    publish()
  }

  deinit {
    if let group { avahi_entry_group_free(group) }
  }

  private func publish() {
    guard let group else { return fail(avahi_client_errno(client)) }
    avahi_entry_group_reset(group)
    var text: UnsafeMutablePointer<AvahiStringList>?
    for string in service.text.reversed() { text = avahi_string_list_add(text, string) }
    defer { avahi_string_list_free(text) }
    let code = avahi_entry_group_add_service_strlst(
      group, AvahiIfIndex(AVAHI_IF_UNSPEC), AvahiProtocol(AVAHI_PROTO_UNSPEC), AvahiPublishFlags(rawValue: 0),
      service.name, service.kind.serviceType, nil, nil, UInt16(clamping: service.port), text)
    if code == AVAHI_ERR_COLLISION { return collide() }
    guard code == AVAHI_OK else { return fail(code) }
    let result = avahi_entry_group_commit(group)
    if result != AVAHI_OK { fail(result) }
  }

  /// The name is that of another service.
  private func collide() {
    taken += 1
    guard service.kind == .pairing, taken < Self.maximumTaken else { return report(.nameTaken(service.kind)) }
    guard let name = avahi_alternative_service_name(service.name) else { return }
    service.name = String(cString: name)
    avahi_free(name)
    publish()
  }

  private func fail(_ code: Int32) {
    report(.problem("This device is not visible to others: Avahi does not publish it (\(AvahiConnection.text(code)))."))
  }
}
