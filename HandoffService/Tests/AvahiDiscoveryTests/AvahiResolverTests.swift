import CAvahi
import Foundation
import NIOCore
import Testing

@testable import AvahiDiscovery

/// What the daemon reports of a service.
@Suite struct AvahiResolverTests {
  /// The strings of a list with these ones, in order.
  private func read(_ strings: [[UInt8]]) -> [String] {
    var list: UnsafeMutablePointer<AvahiStringList>?
    for string in strings.reversed() { list = avahi_string_list_add_arbitrary(list, string, string.count) }
    defer { avahi_string_list_free(list) }
    return AvahiResolver.strings(list)
  }

  @Test("The strings of a TXT record are read in order, with any bytes, up to a limit")
  func strings() {
    #expect(read([]) == [])
    #expect(read([Array("v=1".utf8), [], Array("t0=aa".utf8)]) == ["v=1", "", "t0=aa"])
    #expect(read([[0x61, 0xFF, 0x00, 0xC3]]) == ["a\u{FFFD}\u{0}\u{FFFD}"])
    let many = (0..<100).map { Array("t\($0)".utf8) }
    #expect(read(many) == (0..<AvahiResolver.maximumStrings).map { "t\($0)" })
    #expect(read([Array(repeating: 0x61, count: 60_000)]).map(\.utf8.count) == [60_000])
  }

  private func address(_ text: String, interface: AvahiIfIndex = 1) throws -> SocketAddress? {
    var address = AvahiAddress()
    try #require(avahi_address_parse(text, AvahiProtocol(AVAHI_PROTO_UNSPEC), &address) != nil)
    return AvahiResolver.socketAddress(address, 443, interface: interface)
  }

  @Test("An address of the link has its interface, and other addresses have none", arguments: [1, 3] as [AvahiIfIndex])
  func addresses(interface: AvahiIfIndex) throws {
    let found = try address("10.77.0.1", interface: interface)
    #expect(found?.ipAddress == "10.77.0.1" && found?.port == 443)
    #expect(try address("2001:db8::1", interface: interface)?.ipAddress == "2001:db8::1")
    for (text, scope) in [("2001:db8::1", 0), ("fe80::1", interface), ("febf::1", interface), ("fec0::1", 0)] {
      guard case .v6(let found)? = try address(text, interface: 1) else {
        Issue.record("\(text) is no address of IPv6.")
        continue
      }
      #expect(found.address.sin6_scope_id == UInt32(scope == 0 ? 0 : 1), "\(text)")
      #expect(found.address.sin6_port == UInt16(443).bigEndian)
    }
  }

  @Test("One service on two interfaces, or by both versions of IP, has different keys")
  func keys() {
    let key = AvahiBrowser.Key(interface: 1, ipVersion: AvahiProtocol(AVAHI_PROTO_INET), name: "a", domain: "local")
    var others = Array(repeating: key, count: 4)
    others[0].interface = 2
    others[1].ipVersion = AvahiProtocol(AVAHI_PROTO_INET6)
    others[2].name = "b"
    others[3].domain = "example.com"
    #expect(Set((others + [key]).map(\.text)).count == 5)
  }

  @Test("Each error of Avahi has a text, and so has a number that is none")
  func texts() {
    #expect(AvahiConnection.text(Int32(AVAHI_ERR_NO_DAEMON)) == "Daemon not running")
    #expect(!AvahiConnection.text(-9999).isEmpty)
  }
}
