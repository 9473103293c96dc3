import Foundation
import SceneSystem

@testable import SceneWire

/// The device's end of the wire, with a kernel: `proscenium simulate` without its prompt.
final class DeviceEnd {
  private let listener: WireListener
  private var connection: WireConnection?
  private var driver: KernelDriver?
  private var batch: UInt64 = 0

  init() throws { listener = try WireListener() }

  var path: String { listener.path }

  /// Accepts the app and sends the greeting.
  func welcome(version: Int = wireProtocolVersion, profile: DeviceProfile = .padN, trace: Bool = false) throws {
    let connection = try listener.accept(timeout: .seconds(60))
    let greeting = DeviceGreeting(version: version, profile: profile, recordsTrace: trace)
    let app = try connection.welcome(greeting, timeout: .seconds(60)).app
    driver = KernelDriver(Kernel(profile: profile, app: app))
    self.connection = connection
  }

  /// Accepts the app, reads its greeting and answers with another message.
  func welcome(with bytes: [UInt8]) throws {
    let connection = try listener.accept(timeout: .seconds(60))
    _ = try connection.receive(AppMessage.self, timeout: .seconds(60))
    try connection.send(bytes: bytes)
    self.connection = connection
  }

  /// Performs `stimulus`, and returns all messages that the app sent because of it, without `done`.
  @discardableResult func handle(_ stimulus: Stimulus) throws -> [AppMessage] {
    guard let driver else { throw WireError.closed }
    var messages: [AppMessage] = []
    try driver.run(stimulus, commit: { _ in }) { directives in
      let answers = try exchange(directives)
      messages += answers
      for answer in answers {
        switch answer {
        case .reply(let reply): driver.send(.reply(reply))
        case .request(let id, let request): driver.send(.request(id, request))
        default: break
        }
      }
    }
    return messages
  }

  /// Sends one batch and returns the messages until its `done`.
  private func exchange(_ directives: [Directive]) throws -> [AppMessage] {
    guard let connection else { throw WireError.closed }
    batch += 1
    try connection.send(DeviceMessage.run(batch: batch, directives))
    var answers: [AppMessage] = []
    while true {
      let message = try connection.receive(AppMessage.self, timeout: .seconds(60))
      if case .done(batch: batch) = message { return answers }
      answers.append(message)
    }
  }

  func send(_ bytes: [UInt8]) throws { try connection?.send(bytes: bytes) }

  /// The device exits.
  func leave() { connection?.close() }
}
