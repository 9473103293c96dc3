import Foundation
import Synchronization

/// The connection of a process to the session bus, on a thread of its own.
///
/// The thread waits for the descriptor of the connection: it wakes up for a message, for a call of this object, and when a call has got no
/// answer in time. Nothing else depends on the bus: a process on it that does not answer keeps no one waiting but its own call.
public final class SessionBus: Sendable {
  private struct State: Sendable {
    var tasks: [@Sendable (BusLoop) -> Void] = []
    var isStopped = false
    /// No task is carried out any more.
    var hasEnded = false
    var hasStarted = false
  }

  /// The name, interface and first part of the path of the bus itself.
  static let busName = "org.freedesktop.DBus"

  let limits: BusLimits
  let address: String
  let name: String?
  let signals: [BusSignalMatch]
  /// Answers calls of other processes; `nil` for an unknown method.
  let answer: @Sendable (BusCall) -> [BusValue]?
  private let state = Mutex(State())
  private let pipe = WakePipe()
  private let end = DispatchSemaphore(value: 0)

  /// Makes an object that does nothing yet.
  ///
  /// - Parameters:
  ///   - address: The address of the bus.
  ///   - name: The name that the process requests each time that it is connected.
  ///   - signals: Which signals it receives.
  public convenience init(address: String, name: String?, signals: [BusSignalMatch] = []) {
    self.init(address: address, name: name, signals: signals, limits: BusLimits(), answer: { _ in nil })
  }

  init(
    address: String, name: String?, signals: [BusSignalMatch], limits: BusLimits,
    answer: @escaping @Sendable (BusCall) -> [BusValue]?
  ) {
    self.address = address
    self.name = name
    self.signals = signals
    self.limits = limits
    self.answer = answer
  }

  /// The address of the user's session bus: `DBUS_SESSION_BUS_ADDRESS`, or the socket `bus` in the user's folder for sockets; `nil` if there
  /// is none. No bus is started.
  public static func address(environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
      return address.hasPrefix("autolaunch:") ? nil : address
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
      FileManager.default.fileExists(atPath: folder + "/bus")
    else { return nil }
    let allowed = CharacterSet(charactersIn: "-_/.*").union(.alphanumerics)
    return (folder + "/bus").addingPercentEncoding(withAllowedCharacters: allowed).map { "unix:path=\($0)" }
  }

  /// Connects to the bus. It is called once.
  ///
  /// - Parameter owner: Receives what happens, until the bus is stopped.
  public func start(owner: any SessionBusOwner) {
    guard let pipe, state.withLock({ !$0.hasStarted && !$0.isStopped }) else {
      return owner.disconnected(.unreachable("the process has no file descriptors left"), isFinal: true)
    }
    state.withLock { $0.hasStarted = true }
    let thread = Thread { [self] in
      Thread.current.name = "session bus"
      BusLoop(self, owner, pipe).run()
      end.signal()
    }
    thread.start()
  }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - limit: How long the answer may take.
  ///   - completion: Is called once on the thread of the bus, unless the bus is stopped before.
  public func call(
    _ call: BusCall, limit: Duration,
    completion: @escaping @Sendable (Result<BusReply, BusError>) -> Void = { _ in }
  ) {
    run { $0.call(call, limit: limit, completion: completion) }
  }

  /// Calls `body` on the thread of the bus, after earlier calls.
  public func perform(_ body: @escaping @Sendable () -> Void) { run { _ in body() } }

  /// Calls `body` on the thread of the bus when this time has passed.
  public func perform(after time: Duration, _ body: @escaping @Sendable () -> Void) {
    run { $0.schedule(after: time, body) }
  }

  /// Sends a signal to all.
  func emit(_ member: String, path: String, interface: String, _ arguments: [BusValue]) {
    run { $0.emit(member, path: path, interface: interface, arguments) }
  }

  /// Ends the connection after earlier calls were answered, and those that their completions make; neither the bus nor a process on it is
  /// waited for longer than a second.
  public func stop() {
    let isRunning = state.withLock { state in
      defer {
        state.isStopped = true
        state.hasEnded = state.hasEnded || !state.hasStarted
      }
      return state.hasStarted && !state.isStopped
    }
    guard isRunning else { return }
    pipe?.wake()
    let (seconds, attoseconds) = limits.stopTime.components
    _ = end.wait(timeout: .now() + Double(seconds) + Double(attoseconds) / 1e18)
  }

  // MARK: The thread

  private func run(_ task: @escaping @Sendable (BusLoop) -> Void) {
    let isFirst = state.withLock { state in
      guard !state.hasEnded else { return false }
      state.tasks.append(task)
      return state.tasks.count == 1
    }
    if isFirst { pipe?.wake() }
  }

  /// From now on tasks are ignored.
  func endTasks() {
    state.withLock { state in
      state.hasEnded = true
      state.tasks = []
    }
  }

  /// What was requested since the last call, and whether the thread ends after it.
  func takeTasks() -> (tasks: [@Sendable (BusLoop) -> Void], isStopped: Bool) {
    state.withLock { state in
      defer { state.tasks = [] }
      return (state.tasks, state.isStopped)
    }
  }
}
