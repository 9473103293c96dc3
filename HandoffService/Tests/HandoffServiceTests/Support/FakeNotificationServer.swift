import Foundation
import NIOConcurrencyHelpers

@testable import HandoffService
@testable import SessionBus

/// A notification server as desktops have one.
final class FakeNotificationServer: Sendable {
  enum Call: Hashable, Sendable {
    case notify(id: UInt32, [BusValue])
    case close(UInt32)

    /// The title of a notification.
    var summary: String? { if case .notify(_, let arguments) = self { arguments[3].string } else { nil } }
    var replaced: UInt32? { if case .notify(_, let arguments) = self { arguments[1].uint32 } else { nil } }
    var id: UInt32 {
      switch self {
      case .notify(let id, _), .close(let id): id
      }
    }
  }

  let calls: AsyncStream<Call>
  let client: BusClient
  /// While it is not `nil`, calls wait for it.
  let gate: NIOLockedValueBox<DispatchSemaphore?>
  /// How many calls there were.
  let count: NIOLockedValueBox<Int>

  /// Starts a server, and returns when it has its name.
  init(_ bus: PrivateBus, capabilities: [String] = ["actions", "body", "body-markup"]) async throws {
    let (calls, continuation) = AsyncStream.makeStream(of: Call.self)
    self.calls = calls
    let lastID = NIOLockedValueBox<UInt32>(0)
    let gate = NIOLockedValueBox<DispatchSemaphore?>(nil)
    let count = NIOLockedValueBox(0)
    self.gate = gate
    self.count = count
    client = BusClient(bus.address, name: SessionBusService.server) { call in
      guard call.interface == SessionBusService.server, call.path == SessionBusService.serverPath else { return nil }
      count.withLockedValue { $0 += 1 }
      gate.withLockedValue { $0 }?.wait()
      switch call.member {
      case "GetCapabilities": return [.strings(capabilities)]
      case "Notify":
        let replaced = call.arguments[1].uint32 ?? 0
        let id = lastID.withLockedValue { last in
          if replaced == 0 { last += 1 }
          return replaced == 0 ? last : replaced
        }
        continuation.yield(.notify(id: id, call.arguments))
        return [.uint32(id)]
      case "CloseNotification":
        continuation.yield(.close(call.arguments.first?.uint32 ?? 0))
        return []
      default: return nil
      }
    }
    guard await client.next() == .connected(ownsName: true) else { throw PrivateBus.Missing(program: "the name") }
  }

  func next() async -> Call? {
    for await call in calls { return call }
    return nil
  }

  func emit(_ member: String, _ arguments: [BusValue]) {
    client.bus.emit(
      member, path: SessionBusService.serverPath, interface: SessionBusService.server, arguments)
  }

  func stop() { client.stop() }
}
