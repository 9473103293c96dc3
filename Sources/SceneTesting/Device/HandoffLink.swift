import Handoff

/// The network between two devices of one user.
///
/// ```swift
/// let link = phone.pair(with: pad)
/// phone.app?.scene("A").button("Edit").tap()
/// #expect(pad.remoteActivities.map(\.title) == ["Shopping"])
/// pad.continueActivity()
/// ```
///
/// Without a ``delay`` everything that follows from a step has happened when the step returns. With one, messages arrive while ``advance(by:)``
/// moves the time of both devices forward.
@MainActor public final class HandoffLink {
  /// The state of the network.
  public enum State: Hashable, Sendable {
    /// Messages arrive.
    case connected
    /// Messages are lost, and neither device notices it: the other one was switched off, or has left the network.
    case silent
    /// Both devices know that there is no connection.
    case disconnected
  }

  // The devices have the link.
  private weak var first: Device?
  private weak var second: Device?
  /// How long a message takes. Default: no time.
  public var delay = Duration.zero
  /// The number of bytes that were sent, in both directions.
  public private(set) var byteCount = 0

  /// Whether messages arrive. Messages that are on their way when this changes are lost.
  public var state = State.connected {
    didSet {
      guard state != oldValue else { return }
      messages = []
      switch state {
      case .silent: break
      case .disconnected: if oldValue != .disconnected { report { .disconnected($0) } }
      case .connected:
        // A connection on which bytes were lost is a new one afterwards.
        if oldValue == .silent { report { .disconnected($0) } }
        report { .connected($0) }
      }
      first?.exchange.finish()
    }
  }
  /// A message on its way.
  private struct Message {
    let due: Duration
    let receiver: WeakDevice
    let event: HandoffExchange.Event
  }

  private struct WeakDevice {
    weak var value: Device?
  }

  private var messages: [Message] = []
  private var now = Duration.zero

  init(_ first: Device, _ second: Device) {
    self.first = first
    self.second = second
  }

  /// Moves the time of both devices forward. What is due on either, and what arrives, happens in the order of time.
  public func advance(by duration: Duration) {
    let end = now + max(duration, .zero)
    repeat {
      let waiting = [first, second].compactMap { $0 }.compactMap { device in
        device.clock.nextDeadline.map { max(now, now + $0 - device.clock.now) }
      }
      let next = min(end, (waiting + messages.map(\.due)).min() ?? end)
      let step = next - now
      // Before the devices: what they send now takes its time from now on.
      now = next
      first?.advance(by: step)
      second?.advance(by: step)
      deliver()
    } while now < end || messages.contains { $0.due <= now }
  }

  /// Delivers what has arrived.
  private func deliver() {
    let due = messages.filter { $0.due <= now }
    messages.removeAll { $0.due <= now }
    for message in due { message.receiver.value?.exchange.enqueue(message.event) }
    first?.exchange.finish()
  }

  func open() {
    report { .connected($0) }
    first?.exchange.finish()
  }

  /// Sends bytes to the device that is not `sender`.
  func send(_ bytes: [UInt8], from sender: Device) {
    byteCount += bytes.count
    guard state == .connected, let receiver = sender === first ? second : first else { return }
    let event = HandoffExchange.Event.received(bytes, from: sender.exchange.id)
    guard delay > .zero else { return receiver.exchange.enqueue(event) }
    messages.append(Message(due: now + delay, receiver: WeakDevice(value: receiver), event: event))
  }

  private func report(_ event: (HandoffExchange.ID) -> HandoffExchange.Event) {
    guard let first, let second else { return }
    first.exchange.enqueue(event(second.exchange.id))
    second.exchange.enqueue(event(first.exchange.id))
  }
}
