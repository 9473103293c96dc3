import Foundation

/// The greetings of both sides. The app sends its greeting first, so that a device can read it and end the connection.
extension WireConnection {
  /// At the app's end: sends `greeting`, waits for the device's and returns it.
  ///
  /// Throws ``WireError/versionMismatch(ours:theirs:)`` if the device has another version, and ``WireError/malformedMessage(found:)`` if
  /// the first message is not a greeting.
  public func greet(_ greeting: AppGreeting, timeout: Duration? = nil) throws(WireError) -> DeviceGreeting {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    try send(AppMessage.hello(greeting), timeout: timeout)
    let message = try receiveMessage(timeout: deadline.map { max(.zero, $0 - .now) })
    try checkVersion(of: message)
    guard case .hello(let answer) = try decode(DeviceMessage.self, from: message) else {
      close()
      throw .malformedMessage(found: "the device's first message is not hello")
    }
    setLimits(asDevice: false)
    return answer
  }

  /// At the device's end: waits for the app's greeting, replies with its own and returns the app's.
  ///
  /// Throws as ``greet(_:timeout:)`` does. It is not an error if the app exits after its greeting, as one that only describes itself does:
  /// its greeting is returned.
  public func welcome(_ greeting: DeviceGreeting, timeout: Duration? = nil) throws(WireError) -> AppGreeting {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    let message = try receiveMessage(timeout: timeout)
    try checkVersion(of: message)
    guard case .hello(let answer) = try decode(AppMessage.self, from: message) else {
      close()
      throw .malformedMessage(found: "the app's first message is not hello")
    }
    setLimits(asDevice: true)
    do throws(WireError) {
      try send(DeviceMessage.hello(greeting), timeout: deadline.map { max(.zero, $0 - .now) })
    } catch {
      guard error == .closed else { throw error }
    }
    return answer
  }

  /// Reads the version alone, because a greeting of another version may have other fields.
  private func checkVersion(of message: WireMessage) throws(WireError) {
    struct Probe: Decodable {
      struct Hello: Decodable {
        struct Greeting: Decodable { var version: Int }
        var _0: Greeting
      }
      var hello: Hello
    }
    // A message that is not a greeting at all is reported when the whole message is decoded.
    guard let probe = try? JSONDecoder().decode(Probe.self, from: message.text) else { return }
    let theirs = probe.hello._0.version
    guard theirs == wireProtocolVersion else {
      close()
      throw .versionMismatch(ours: wireProtocolVersion, theirs: theirs)
    }
  }
}
