import CDBus
import Foundation

/// What runs on the thread of a ``SessionBus``: libdbus, which is used on this thread alone.
///
/// Names are requested, and answers awaited, without the calls of libdbus that block.
final class BusLoop {
  private struct PendingCall {
    var deadline: ContinuousClock.Instant
    var completion: (Result<BusReply, BusError>) -> Void
  }

  private let bus: SessionBus
  private let owner: any SessionBusOwner
  private let pipe: WakePipe
  private let clock = ContinuousClock()

  private var connection: OpaquePointer?
  /// The descriptors of the connection, with what libdbus waits for.
  private var watches: [OpaquePointer] = []
  /// By their numbers.
  private var calls: [UInt32: PendingCall] = [:]
  private var scheduled: [(time: ContinuousClock.Instant, body: () -> Void)] = []
  /// The process is known to the bus since then.
  private var connectionTime: ContinuousClock.Instant?
  /// When the next attempt to connect is made.
  private var retry: ContinuousClock.Instant?
  /// How many attempts have failed since there was a connection; `nil` before the first one.
  private var attempts: Int?
  /// The unique name of this process.
  private var uniqueName = ""

  init(_ bus: SessionBus, _ owner: any SessionBusOwner, _ pipe: WakePipe) {
    self.bus = bus
    self.owner = owner
    self.pipe = pipe
  }

  /// Runs until the bus is stopped.
  func run() {
    connect()
    while true {
      let (tasks, isStopped) = bus.takeTasks()
      for task in tasks { task(self) }
      if isStopped { break }
      elapse()
      wait(until: nextTime)
      receive()
    }
    finish()
    close()
    calls = [:]
  }

  // MARK: Time

  private var nextTime: ContinuousClock.Instant? {
    var times = scheduled.map(\.time) + calls.values.map(\.deadline)
    if let retry { times.append(retry) }
    return times.min()
  }

  /// Does what is due.
  private func elapse() {
    let now = clock.now
    if let time = retry, time <= now {
      retry = nil
      connect()
    }
    for (serial, call) in calls where call.deadline <= now {
      // The end of another call may end the connection, and with it all calls.
      if calls.removeValue(forKey: serial) != nil { call.completion(.failure(.timedOut)) }
    }
    let due = scheduled.filter { $0.time <= now }
    scheduled.removeAll { $0.time <= now }
    for task in due { task.body() }
  }

  func schedule(after time: Duration, _ body: @escaping () -> Void) {
    scheduled.append((clock.now + time, body))
  }

  // MARK: The connection

  private func connect() {
    var error = DBusError()
    dbus_error_init(&error)
    defer { dbus_error_free(&error) }
    guard let connection = dbus_connection_open_private(bus.address, &error) else {
      return lose(.unreachable(error.message.map { String(cString: $0) } ?? "it does not answer"))
    }
    dbus_connection_set_exit_on_disconnect(connection, 0)
    dbus_connection_set_max_message_size(connection, bus.limits.messageLength)
    dbus_connection_set_max_received_size(connection, bus.limits.messageLength)
    self.connection = connection
    let data = Unmanaged.passUnretained(self).toOpaque()
    let isWatched = dbus_connection_set_watch_functions(
      connection,
      { watch, data in
        guard let watch, let data else { return 0 }
        Unmanaged<BusLoop>.fromOpaque(data).takeUnretainedValue().watches.append(watch)
        return 1
      },
      { watch, data in
        guard let watch, let data else { return }
        Unmanaged<BusLoop>.fromOpaque(data).takeUnretainedValue().watches.removeAll { $0 == watch }
      }, { _, _ in }, data, nil)
    guard isWatched != 0 else { return lose(.unreachable("there is no memory left")) }
    call(.bus("Hello"), limit: bus.limits.connectTime) { [unowned self] result in
      switch result {
      case .success(let reply): greeted(as: reply.values.first?.string ?? "")
      case .failure(let error):
        // If the connection has ended, that is reported already.
        if self.connection != nil { lose(.unreachable(error.description)) }
      }
    }
  }

  /// The bus has accepted the process.
  private func greeted(as name: String) {
    uniqueName = name
    for match in bus.signals { call(.bus("AddMatch", [.string(match.rule)]), limit: bus.limits.connectTime) { _ in } }
    guard let name = bus.name else { return established(ownsName: false) }
    // The process does not wait in the queue for a name that another one has.
    let doNotQueue: UInt32 = 4
    call(.bus("RequestName", [.string(name), .uint32(doNotQueue)]), limit: bus.limits.connectTime) {
      [unowned self] result in
      // 1: it has the name now; 4: it had it before.
      established(ownsName: [1, 4].contains((try? result.get())?.values.first?.uint32))
    }
  }

  private func established(ownsName: Bool) {
    guard connection != nil else { return }
    connectionTime = clock.now
    owner.connected(ownsName: ownsName)
  }

  /// There is no connection. A bus to which there was one is connected to again, a limited number of times.
  private func lose(_ reason: BusError) {
    close()
    let isShort = connectionTime.map { clock.now - $0 < bus.limits.shortConnection } ?? true
    if connectionTime != nil, attempts == nil || !isShort { attempts = 0 }
    connectionTime = nil
    if let count = attempts, count < bus.limits.attempts {
      retry = clock.now + bus.limits.firstRetry * (1 << count)
      attempts = count + 1
    }
    let pending = calls
    calls = [:]
    for call in pending.values { call.completion(.failure(.disconnected)) }
    owner.disconnected(reason, isFinal: retry == nil)
  }

  private func close() {
    guard let connection else { return }
    self.connection = nil
    // No watch is removed from this object after this.
    _ = dbus_connection_set_watch_functions(connection, nil, nil, nil, nil, nil)
    watches = []
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  // MARK: Messages

  func call(_ call: BusCall, limit: Duration, completion: @escaping (Result<BusReply, BusError>) -> Void) {
    guard let message = BusMessage(call) else { return completion(.failure(.invalidCall)) }
    guard calls.count < bus.limits.calls else { return completion(.failure(.tooMuch)) }
    var serial: UInt32 = 0
    if let error = send(message, &serial) { return completion(.failure(error)) }
    calls[serial] = PendingCall(deadline: clock.now + limit, completion: completion)
  }

  func emit(_ member: String, path: String, interface: String, _ arguments: [BusValue]) {
    var serial: UInt32 = 0
    if let message = BusMessage(signal: member, path: path, interface: interface, arguments) {
      _ = send(message, &serial)
    }
  }

  private func send(_ message: BusMessage, _ serial: inout UInt32) -> BusError? {
    guard let connection else { return .disconnected }
    guard dbus_connection_get_outgoing_size(connection) < bus.limits.outgoingBytes,
      dbus_connection_send(connection, message.pointer, &serial) != 0
    else { return .tooMuch }
    return nil
  }

  /// Waits for a message, a task or a time.
  private func wait(until time: ContinuousClock.Instant?) {
    var milliseconds: Int32 = -1
    if let time {
      let (seconds, attoseconds) = (time - clock.now).components
      // A millisecond later rather than earlier, so that what is due is due.
      milliseconds = Int32(clamping: max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1))
    }
    let enabled = watches.filter { dbus_watch_get_enabled($0) != 0 }
    var descriptors = [pollfd(fd: pipe.output, events: Int16(POLLIN), revents: 0)]
    for watch in enabled {
      let flags = dbus_watch_get_flags(watch)
      var events: Int32 = 0
      if flags & DBUS_WATCH_READABLE.rawValue != 0 { events |= POLLIN }
      if flags & DBUS_WATCH_WRITABLE.rawValue != 0 { events |= POLLOUT }
      descriptors.append(pollfd(fd: dbus_watch_get_unix_fd(watch), events: Int16(events), revents: 0))
    }
    guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) > 0 else { return }
    if descriptors[0].revents != 0 { pipe.drain() }
    for (watch, descriptor) in zip(enabled, descriptors.dropFirst()) where descriptor.revents != 0 {
      // One watch may remove another.
      guard watches.contains(watch) else { continue }
      let events = Int32(descriptor.revents)
      var flags: UInt32 = 0
      if events & POLLIN != 0 { flags |= DBUS_WATCH_READABLE.rawValue }
      if events & POLLOUT != 0 { flags |= DBUS_WATCH_WRITABLE.rawValue }
      if events & POLLHUP != 0 { flags |= DBUS_WATCH_HANGUP.rawValue }
      if events & (POLLERR | POLLNVAL) != 0 { flags |= DBUS_WATCH_ERROR.rawValue }
      _ = dbus_watch_handle(watch, flags)
    }
  }

  /// Handles what has arrived.
  private func receive() {
    while let connection, let message = BusMessage(dbus_connection_pop_message(connection)) {
      switch message.kind {
      case .reply?, .error?: finish(message)
      case .signal?: received(message)
      case .call?: answer(message)
      case nil: break
      }
    }
    guard let connection, dbus_connection_get_is_connected(connection) == 0 else { return }
    lose(connectionTime == nil ? .unreachable("it refuses the connection") : .disconnected)
  }

  private func finish(_ message: BusMessage) {
    guard let call = calls.removeValue(forKey: message.replySerial) else { return }
    guard message.kind == .reply else { return call.completion(.failure(.failed(message.errorName))) }
    call.completion(.success(BusReply(sender: message.sender, values: message.values(limit: bus.limits.values))))
  }

  private func received(_ message: BusMessage) {
    let (interface, member) = (message.interface, message.member)
    guard bus.signals.contains(where: { $0.interface == interface && $0.member ?? member == member }) else { return }
    let signal = BusSignal(
      sender: message.sender, path: message.path, interface: interface, member: member,
      arguments: message.values(limit: bus.limits.values))
    if bus.signals.contains(where: { $0.matches(signal) }) { owner.received(signal) }
  }

  private func answer(_ message: BusMessage) {
    guard message.expectsReply else { return }
    let isPing = message.interface == "org.freedesktop.DBus.Peer" && message.member == "Ping"
    let call = BusCall(
      destination: uniqueName, path: message.path, interface: message.interface, member: message.member,
      arguments: message.values(limit: bus.limits.values))
    let values = isPing ? [] : bus.answer(call)
    guard let reply = values.map(message.reply) ?? message.unknownMethod() else { return }
    var serial: UInt32 = 0
    _ = send(reply, &serial)
  }

  /// Sends what waits to be sent, and waits for answers, with what follows from them. That takes a limited time.
  private func finish() {
    let end = clock.now + bus.limits.stopTime / 2
    while clock.now < end {
      for task in bus.takeTasks().tasks { task(self) }
      guard let connection, dbus_connection_has_messages_to_send(connection) != 0 || !calls.isEmpty else { break }
      wait(until: end)
      receive()
    }
    bus.endTasks()
  }
}
