import Foundation
import SceneSystem

@testable import SceneWire

/// The device's end of the wire, with a kernel behind it: what `proscenium simulate` is, without its prompt.
final class DeviceEnd {
  private let listener: WireListener
  private var connection: WireConnection?
  private var kernel: Kernel?
  private var batch: UInt64 = 0

  init() throws { listener = try WireListener() }

  var path: String { listener.path }

  /// Lets the app in and greets it.
  func welcome(version: Int = wireProtocolVersion, profile: DeviceProfile = .padN, trace: Bool = false) throws {
    let connection = try listener.accept(timeout: .seconds(60))
    let greeting = DeviceGreeting(version: version, profile: profile, wantsTrace: trace)
    kernel = Kernel(profile: profile, app: try connection.welcome(greeting, timeout: .seconds(60)).app)
    self.connection = connection
  }

  /// Lets the app in, reads its greeting and answers with something else.
  func welcome(with bytes: [UInt8]) throws {
    let connection = try listener.accept(timeout: .seconds(60))
    _ = try connection.receive(AppMessage.self, timeout: .seconds(60))
    try connection.send(bytes: bytes)
    self.connection = connection
  }

  /// Does `stimulus` to the device, and returns everything that the app sent because of it, `done` left out.
  @discardableResult func handle(_ stimulus: Stimulus) throws -> [AppMessage] {
    guard var device = kernel else { throw WireError.closed }
    var messages: [AppMessage] = []
    try device.run(stimulus, commit: { _ in }) { directives in
      let answers = try exchange(directives)
      messages += answers
      return answers.compactMap {
        switch $0 {
        case .reply(let reply): .reply(reply)
        case .request(let id, let request): .request(id, request)
        default: nil
        }
      }
    }
    kernel = device
    return messages
  }

  /// Sends one batch and returns what comes until its `done`.
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

  /// The device goes away.
  func leave() { connection?.close() }
}
