import Foundation
import HandoffService
import NIOCore
import NIOPosix
import Testing

@testable import AvahiDiscovery

/// The discovery without a bus, with a bus without the daemon, and with the daemon.
@Suite(.serialized, .timeLimit(.minutes(1))) struct AvahiDiscoveryTests {
  init() { _ = PrivateBus.folder }

  @Test("Without a bus there is one problem at the start and one for each use, and the discovery can be stopped")
  func noBus() async {
    let start = ContinuousClock.now
    let events = Events()
    #expect(await events.problem()?.contains("cannot be reached over D-Bus") == true)
    events.discovery.searchForPairing(true)
    #expect(await events.problem()?.contains("cannot be reached over D-Bus") == true)
    events.discovery.publish([PublishedService(kind: .pairing, name: "Desk", port: 1, text: ["v=1"])])
    #expect(await events.problem()?.contains("cannot be reached over D-Bus") == true)
    // The attempt that no use causes comes after 15 s.
    #expect(start.duration(to: .now) < .seconds(15))
    events.discovery.stop()
  }

  @Test("A bus that closes connections is a problem, and is tried again when the discovery is used")
  func busThatCloses() async throws {
    let (connections, continuation) = AsyncStream.makeStream(of: Void.self)
    let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        continuation.yield()
        return channel.close()
      }
      .bind(unixDomainSocketPath: PrivateBus.path).get()
    let events = Events()
    var attempts = connections.makeAsyncIterator()
    for _ in 0..<2 {
      _ = await attempts.next(isolation: #isolation)
      #expect(await events.problem()?.contains("cannot be reached over D-Bus") == true)
      events.discovery.publish([])
    }
    events.discovery.stop()
    try await listener.close().get()
    unlink(PrivateBus.path)
  }

  @Test("A discovery that is stopped before it has started, or at once, ends")
  func stopped() {
    let discovery = AvahiDiscovery()
    discovery.start { _ in }
    discovery.publish([])
    discovery.stop()
  }

  @Test(
    "A bus without the daemon is a problem with the daemon's name; a bus that ends is one too",
    .enabled(if: PrivateBus.isPossible, "dbus-daemon is not installed"))
  func busWithoutDaemon() async throws {
    let bus = try PrivateBus.startBus()
    defer { PrivateBus.end(bus) }
    let events = Events()
    #expect(await events.problem()?.contains("(avahi-daemon) does not run") == true)
    PrivateBus.end(bus)
    #expect(await events.problem() != nil)
    events.discovery.stop()
  }

  @Test(
    "With the daemon a published service is found with its TXT record, and lost when its publisher stops",
    .enabled(
      if: PrivateBus.isAvahiPossible, "only root may start avahi-daemon in namespaces of its own; see Scripts/setup"))
  func daemon() async throws {
    let bus = try PrivateBus.startBus()
    defer { PrivateBus.end(bus) }
    let publisher = Events()
    let browser = Events()
    #expect(await browser.problem() != nil)
    let avahi = try PrivateBus.startAvahi()
    defer { PrivateBus.end(avahi) }
    await publisher.awaitDaemon()
    await browser.awaitDaemon()
    browser.discovery.searchForPairing(true)
    publisher.discovery.publish([
      PublishedService(kind: .exchange, name: "0011223344556677", port: 4711, text: ["v=1", "t0=00"]),
      PublishedService(kind: .pairing, name: "Desk", port: 4711, text: ["v=1"]),
    ])
    var found: [DiscoveryKind: DiscoveredService] = [:]
    while found.count < 2 {
      let service = await browser.first { if case .found(let service) = $0 { service } else { nil } }
      guard let service else { break }
      found[service.kind] = service
    }
    let exchange = try #require(found[.exchange])
    #expect(exchange.name == "0011223344556677" && exchange.address.port == 4711)
    #expect(exchange.text.map(Set.init) == ["v=1", "t0=00"])
    #expect(found[.pairing]?.name == "Desk")
    publisher.discovery.stop()
    var lost: Set<String> = []
    while lost.count < 2, let key = await browser.first({ if case .lost(_, let key) = $0 { key } else { nil } }) {
      lost.insert(key)
    }
    #expect(lost.contains(exchange.key))
    PrivateBus.end(avahi)
    #expect(await browser.first { if case .lostAll = $0 { true } else { nil } } == true)
    #expect(await browser.problem()?.contains("Avahi") == true)
    browser.discovery.stop()
  }
}
