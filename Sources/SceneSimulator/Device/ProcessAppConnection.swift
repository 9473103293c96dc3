import Foundation
public import SceneSystem
import SceneTrace
public import SceneWire

/// A built app as a real process on the simulated device, reached over a Unix socket.
///
/// The process gets its own home folder in the device's container, so that no file of the user's is read or written. `kill` is a real
/// SIGKILL, `suspend` a real SIGSTOP; both also reach the process's children.
///
/// No app can block the device or fill its memory. Every wait has a limit (``Options``), the end of the process is detected at once, and
/// what it sends and prints is limited (``AppLimits``). An app that closes its socket and does not end within a second, one whose first
/// message is not a greeting of this version, and one that sends an invalid message, are ended at once.
public final class ProcessAppConnection: AppConnection {
  /// Returns the open sessions when the app reads them; none until the device sets it.
  public var openSessions: () -> [SessionRecord] = { [] }

  private let options: Options
  private let listener: WireListener
  private var child: ChildProcess?
  private var connection: WireConnection?
  private var isStopped = false
  private var batch: UInt64 = 0
  private var allowance: AppAllowance

  /// The greeting of the running process, or `nil` before the first start.
  public private(set) var greeting: AppGreeting?

  /// Creates the socket and the container; starts nothing yet.
  ///
  /// Throws if no socket can be created or the container cannot be written to.
  public init(_ options: Options) throws(AppConnectionError) {
    self.options = options
    allowance = AppAllowance(options.limits)
    do throws(WireError) {
      listener = try WireListener()
    } catch {
      throw AppConnectionError(.cannotPrepare, error.message, suggestion: error.suggestion)
    }
    try options.container.prepare()
  }

  deinit {
    connection?.close()
    child?.send(signal: SIGKILL)
  }

  /// Starts the app only to read its life cycle from its greeting (M-05), and returns what the greeting describes.
  ///
  /// Throws if the app does not send a greeting.
  public static func describe(_ options: Options) throws(AppConnectionError) -> InstalledApp {
    var options = options
    options.environment[DeviceEnvironment.describeOnly] = "1"
    let appConnection = try ProcessAppConnection(options)
    try appConnection.start()
    // It was asked to terminate; a process that does not is ended.
    if appConnection.child?.waitForEnd(timeout: options.startTimeout) == nil { _ = appConnection.kill() }
    guard let greeting = appConnection.greeting else {
      throw AppConnectionError(.noGreeting, "\(appConnection.name) did not describe itself.")
    }
    return greeting.app
  }

  /// Whether the process is alive.
  public var isRunning: Bool { child.map { $0.termination == nil } ?? false }

  /// The path of the device's socket. Its folder is removed with this object; a process that exits without releasing it removes it.
  public var socketPath: String { listener.path }

  /// The process identifier, or `nil` while no process is alive.
  public var processIdentifier: Int32? { isRunning ? child?.identifier : nil }

  /// The executable's name, for sentences.
  private var name: String { (options.executable as NSString).lastPathComponent.oneLine }

  /// Starts a process and exchanges greetings with it.
  public func start() throws(AppConnectionError) {
    guard !isRunning else { return }
    connection = nil
    greeting = nil
    isStopped = false
    allowance.reset()
    var environment = ProcessInfo.processInfo.environment
    environment.merge(options.container.environment) { $1 }
    environment.merge(options.environment) { $1 }
    environment[DeviceEnvironment.socketPath] = listener.path
    environment[DeviceEnvironment.exitsWithParent] = "1"
    let child: ChildProcess
    do {
      child = try ChildProcess(
        executable: options.executable, arguments: options.arguments, environment: environment, limits: options.limits)
    } catch {
      throw AppConnectionError(.cannotStart, "\(options.executable.oneLine) cannot be started: \(error.reason).")
    }
    self.child = child
    let deadline = ContinuousClock.now + options.startTimeout
    var refused = ""
    while true {
      do throws(WireError) {
        let connection = try listener.accept(timeout: max(.zero, deadline - .now), processEnd: child.endDescriptor)
        if try introduce(child, over: connection, until: deadline) { return }
      } catch {
        switch error.code {
        case .timedOut:
          throw fail(
            child, "\(name) did not report to the device within \(options.startTimeout) and was ended.\(refused)")
        // The process has ended.
        case .closed: break
        case .otherUser: refused = " \(error)"
        default:
          throw fail(child, "\(name) was ended, because it did not introduce itself to the device. \(error)")
        }
      }
      if let termination = child.termination {
        self.child = nil
        throw AppConnectionError(
          .noGreeting, "\(name) \(termination) before it reported to the device.\(refused)",
          suggestion: "Is it built with Proscenium's UIKit?", output: child.drainOutput().text)
      }
    }
  }

  /// Exchanges greetings; `false` if the peer is not a process of the app, or if the app has exited meanwhile.
  private func introduce(
    _ child: ChildProcess, over connection: WireConnection, until deadline: ContinuousClock.Instant
  ) throws(WireError) -> Bool {
    do throws(WireError) {
      greeting = try connection.welcome(
        DeviceGreeting(profile: options.profile, recordsTrace: options.recordsTrace),
        timeout: max(.zero, deadline - .now))
      if let limit = options.messageLimit { connection.limitSending(to: limit) }
      self.connection = connection
      return true
    } catch {
      if error == .timedOut { throw error }
      // A connection from another process of this user is refused, and the device keeps waiting for the app.
      guard connection.peerProcess == 0 || child.includes(process: connection.peerProcess) else { return false }
      guard error == .closed else { throw error }
      if child.waitForEnd(timeout: Self.closedSocketGrace) != nil { return false }
      throw .malformedMessage(found: "it closed its connection without a greeting")
    }
  }

  /// Ends an unusable process, and returns the error to throw.
  private func fail(_ child: ChildProcess, _ sentence: String) -> AppConnectionError {
    child.send(signal: SIGKILL)
    _ = child.waitForEnd(timeout: Self.killGrace)
    self.child = nil
    return AppConnectionError(.noGreeting, sentence, output: child.drainOutput().text)
  }

  /// The time that a process may continue after it has closed its socket: its exit may follow a moment later.
  private static let closedSocketGrace = Duration.seconds(1)
  /// The time that the operating system may take to end a process.
  private static let killGrace = Duration.seconds(10)

  /// Sends a batch and collects the replies until it is done.
  public func run(_ directives: [Directive]) -> AppResponse {
    exchange { .run(batch: $0, directives) }
  }

  /// Sends an action for the app to perform and collects the replies until it is done.
  public func perform(_ act: AppAction) -> AppResponse {
    exchange { .perform(batch: $0, act) }
  }

  /// Reads messages that have arrived unsolicited. Another stimulus starts here, so the limits are reset.
  public func poll() -> AppResponse {
    allowance.reset()
    var response = AppResponse()
    guard let connection, child != nil else { return response }
    if !isStopped || !isRunning { receive(from: connection, until: nil, deadline: batchDeadline(), into: &response) }
    if response.problem != nil { child?.send(signal: SIGKILL) }
    finish(&response, isGone: response.problem != nil || !isRunning)
    return response
  }

  /// SIGSTOP.
  public func suspend() {
    child?.stop()
    isStopped = true
  }

  /// SIGCONT.
  public func resume() {
    child?.send(signal: SIGCONT)
    isStopped = false
  }

  /// SIGKILL; returns when the process has ended, with its last output.
  public func kill() -> AppResponse {
    var response = AppResponse()
    child?.send(signal: SIGKILL)
    finish(&response, isGone: true)
    return response
  }

  /// Waits for the end of a process that was asked to terminate.
  public func waitForExit() -> AppResponse {
    var response = AppResponse()
    if let child, child.waitForEnd(timeout: options.batchTimeout) == nil {
      response.problem =
        "\(name) did not exit within \(options.batchTimeout) after applicationWillTerminate and was ended."
      child.send(signal: SIGKILL)
    }
    finish(&response, isGone: true)
    return response
  }

  private func batchDeadline() -> ContinuousClock.Instant { .now + options.batchTimeout }

  private func exchange(_ message: (UInt64) -> DeviceMessage) -> AppResponse {
    var response = AppResponse()
    guard let connection, child != nil else { return response }
    if isStopped { resume() }
    batch += 1
    let deadline = batchDeadline()
    let message = message(batch)
    do throws(WireError) {
      try connection.send(message, timeout: options.batchTimeout)
    } catch {
      switch error.code {
      // The remaining messages of a process that has ended are still read.
      case .closed: break
      case .messageTooLong: response.problem = problem(of: message, longerThan: error.limit ?? 0)
      default: response.problem = problem(error, whileSending: true)
      }
    }
    if response.problem == nil { receive(from: connection, until: batch, deadline: deadline, into: &response) }
    if response.problem != nil { child?.send(signal: SIGKILL) }
    finish(&response, isGone: response.problem != nil || response.termination != nil)
    return response
  }

  /// Why the app was ended, as a sentence.
  private func problem(_ error: WireError, whileSending: Bool = false) -> String {
    switch error.code {
    case .timedOut:
      whileSending
        ? "\(name) did not read what the device sent within \(options.batchTimeout) and was ended, as the watchdog would."
        : "\(name) did not answer within \(options.batchTimeout) and was ended, as the watchdog would."
    case .closed: "\(name) closed its connection to the device and was ended."
    default: "\(name) was ended. \(error)"
    }
  }

  /// Why a message exceeds what can be sent to the app: names the states in it, if it has any.
  private func problem(of message: DeviceMessage, longerThan limit: Int) -> String {
    var states: [String] = []
    if case .run(_, let directives) = message {
      for case .connect(let connection) in directives {
        let record = connection.session
        let length = record.stateLength
        if length > 0 {
          states.append("\(length) bytes of session \(record.id.label) (\(record.persistentIdentifier.oneLine))")
        }
      }
    }
    let what = states.isEmpty ? "a message to it" : "the saved state that it was to restore"
    return """
      \(name) was ended, because \(what) is longer than the \(limit) bytes that a message may have\
      \(states.isEmpty ? "" : ": " + states.joined(separator: ", ")).
      """
  }

  /// Reads messages until a batch is done; without one, those that have arrived. Also stops when the app has exited, when it exceeds its
  /// limits, and at the deadline, even if it never stops sending.
  private func receive(
    from connection: WireConnection, until batch: UInt64?, deadline: ContinuousClock.Instant,
    into response: inout AppResponse
  ) {
    var count = connection.receivedBytes
    while true {
      let left = deadline - .now
      guard left > .zero else {
        if batch != nil { response.problem = problem(.timedOut) }
        return
      }
      do throws(WireError) {
        let message: AppMessage = try connection.receive(timeout: batch == nil ? .zero : left)
        let received = connection.receivedBytes
        let length = received - count
        count = received
        allowance.count(message, length: length, openSessions: openSessions)
        if let excess = allowance.excess {
          response.problem = "\(name) \(excess) in response to one stimulus and was ended."
          // The requests of a flood are not carried out.
          response.requests = []
          return
        }
        switch message {
        case .hello: break
        case .done(let number): if number == batch { return }
        case .reply(let reply): response.replies.append(reply)
        case .request(let id, let request): response.requests.append(.init(id: id, request: request))
        case .trace(let events): response.trace += events
        case .requestSessions: try connection.send(sessions: openSessions(), deadline: deadline)
        }
      } catch {
        switch error.code {
        // No message is the usual case: only unsolicited messages are read here.
        case .timedOut where batch == nil: break
        case .closed:
          // The socket closes a moment before the process ends.
          response.termination = child?.waitForEnd(timeout: Self.closedSocketGrace)
          if response.termination == nil { response.problem = problem(error) }
        default: response.problem = problem(error)
        }
        return
      }
    }
  }

  /// Reads the app's output, and its exit status if it has ended.
  private func finish(_ response: inout AppResponse, isGone: Bool) {
    guard let child else { return }
    // A process may also have ended after it reported that it is done.
    let termination = isGone ? child.waitForEnd(timeout: Self.killGrace) : child.termination
    if let termination { response.termination = termination }
    var printed = child.drainOutput()
    allowance.trim(&printed)
    response.printed.append(printed)
    if termination != nil {
      connection?.close()
      connection = nil
      self.child = nil
      isStopped = false
    }
  }
}
