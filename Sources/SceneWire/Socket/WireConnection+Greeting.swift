import Foundation

/// The first words of both sides. The app speaks first, so that a device can learn what an app is and let it go.
extension WireConnection {
  /// The app's side: sends `greeting`, waits for the device's and returns it.
  ///
  /// Throws ``WireError/versionMismatch(ours:theirs:)`` where the device is of another version, and
  /// ``WireError/nonsense(found:)`` where the first message is no greeting.
  public func greet(_ greeting: AppGreeting, timeout: Duration? = nil) throws(WireError) -> DeviceGreeting {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    try send(AppMessage.hello(greeting), timeout: timeout)
    let body = try receiveBody(timeout: deadline.map { max(.zero, $0 - .now) })
    try checkVersion(of: body)
    guard case .hello(let answer) = try decode(DeviceMessage.self, from: body) else {
      close()
      throw .nonsense(found: "the device's first message is not hello")
    }
    return answer
  }

  /// The device's side: waits for the app's greeting, answers with its own and returns the app's.
  ///
  /// Throws as ``greet(_:timeout:)`` does. An app that left after its greeting, as one that only describes itself, is no
  /// error: its greeting is returned.
  public func welcome(_ greeting: DeviceGreeting, timeout: Duration? = nil) throws(WireError) -> AppGreeting {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    let body = try receiveBody(timeout: timeout)
    try checkVersion(of: body)
    guard case .hello(let answer) = try decode(AppMessage.self, from: body) else {
      close()
      throw .nonsense(found: "the app's first message is not hello")
    }
    do throws(WireError) {
      try send(DeviceMessage.hello(greeting), timeout: deadline.map { max(.zero, $0 - .now) })
    } catch {
      guard error == .closed else { throw error }
    }
    return answer
  }

  /// Looks at the version alone, for a greeting of another version may have other parts, too.
  private func checkVersion(of body: Data) throws(WireError) {
    struct Probe: Decodable {
      struct Hello: Decodable {
        struct Greeting: Decodable { var version: Int }
        var _0: Greeting
      }
      var hello: Hello
    }
    // What is no greeting at all is reported by the decoding of the whole message.
    guard let probe = try? JSONDecoder().decode(Probe.self, from: body) else { return }
    let theirs = probe.hello._0.version
    guard theirs == wireProtocolVersion else {
      close()
      throw .versionMismatch(ours: wireProtocolVersion, theirs: theirs)
    }
  }
}
