import Foundation
import Handoff
import HandoffClient
import SceneSystem
import Testing

@testable import HandoffService

/// Continuation streams over two services in one process, with TLS over loopback.
@Suite(.timeLimit(.minutes(1))) struct StreamTests {
  @Test("Streams are opened, data goes both ways, and they end with the process of an app")
  func streams() async throws {
    let type = "com.example.edit"
    let notes = "com.example.notes"
    let a = try await TestDevice("Desk")
    let b = try await TestDevice("Lap")
    try await a.pair(with: b)
    let app = try await a.app(notes, [type])
    try await app.send(.offer(OfferedActivity(number: 1, activityType: type)))
    let command = try await b.watch()
    let offered = try #require(try await command.status { !$0.offers.isEmpty }.offers.first)
    let other = try await b.app(notes, [type])
    try await command.send(.accept(offered.peer, number: offered.number))
    let properties: [String: Any] = ["activityType": type, "supportsContinuationStreams": true]
    let data = try PropertyListSerialization.data(fromPropertyList: properties, format: .binary, options: 0)
    let archive = ActivityArchive(activityType: type, bytes: Bytes(data))
    try await app.send(.provided(try await app.provide().0, .activity(archive)))
    let continuation = try await other.first { reply in
      if case .deliver(let archive) = reply { archive.continuation } else { nil }
    }
    try await other.send(.streams(.open(continuation: continuation)))
    #expect(await app.next() == .continued(number: 1))
    let id = try await app.first { if case .streams(.received(let id, number: 1)) = $0 { id } else { nil } }
    try await app.send(.streams(.accept(id)))
    let own = try await other.first {
      if case .streams(.opened(let id, continuation)) = $0 { id } else { nil }
    }
    try await other.send(.streams(.transfer(own, .data([1, 2, 3]))))
    #expect(await app.next() == .streams(.transfer(id, .data([1, 2, 3]))))
    let long = Bytes([UInt8](repeating: 7, count: 65536))
    for _ in 0..<3 { try await app.send(.streams(.transfer(id, .data(long)))) }
    for _ in 0..<3 { #expect(await other.next() == .streams(.transfer(own, .data(long)))) }
    await app.client.close()
    #expect(await other.next() == .streams(.transfer(own, .end)))
    #expect(await other.next() == .streams(.transfer(own, .stop)))
    await a.stop()
    await b.stop()
    #expect(a.log.all.count == 1 && b.log.all.count == 1)
  }
}
