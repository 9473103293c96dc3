import Foundation
import SceneSystem
import SceneTrace
import SceneWire

/// A built app as a real process on the simulated device, reached over a Unix socket.
///
/// The process gets its own home folder in the device's container, so that no file of the user's is read or written. `kill` is a real
/// SIGKILL, `suspend` a real SIGSTOP; both also reach the process's children.
///
/// No app can block the device or fill its memory. Every wait has a limit (``Options``), the end of the process is detected at once, and
/// what it sends and prints is limited (``AppLimits``). An app that closes its socket and does not end within a second, one whose first
/// message is not a greeting of this version, and one that sends an invalid message, are ended at once.
public final class ProcessAppConnection: AppConnection {
  /// How an app is started, and the device's timeouts for it.
  public struct Options: Sendable {
    /// The executable, as an absolute path.
    public var executable: String
    /// The command line arguments.
    public var arguments: [String] = []
    /// Environment variables in addition to the device's own.
    public var environment: [String: String] = [:]
    /// The folder that is the app's part of the device.
    public var container: AppContainer
    /// The device, sent in the greeting.
    public var profile: DeviceProfile
    /// Whether the app records a trace.
    public var recordsTrace = false
    /// The maximum time until a process sends its greeting.
    public var startTimeout = Duration.seconds(30)
    /// The maximum time for one batch, from the first byte that is sent to the last that is received, after which the device ends the
    /// process as iOS's watchdog does.
    public var batchTimeout = Duration.seconds(60)
    /// The limits on what the device accepts from the app in response to one stimulus.
    public var limits = AppLimits()
    /// The longest message that is sent to the app, if it differs from the connection's own limit.
    package var messageLimit: Int?

    /// Makes options for an executable.
    public init(executable: String, container: AppContainer, profile: DeviceProfile) {
      self.executable = executable
      self.container = container
      self.profile = profile
    }
  }

  /// Returns the open sessions when the app reads them; none until the device sets it.
  public var openSessions: () -> [SessionRecord] = { [] }

  private let options: Options
  private let listener: WireListener
  private var child: ChildProcess?
  private var connection: WireConnection?
  private var isStopped = false
  private var batch: UInt64 = 0
  /// What is left of the limits for the present stimulus: since the last start, or since the device last read unsolicited messages, which
  /// it does at the start of a stimulus.
  private var allowance: AppLimits
  /// The states that were received for the present stimulus.
  private var stated: Set<StateKey> = []

  /// The greeting of the running process, or `nil` before the first start.
  public private(set) var greeting: AppGreeting?

  /// Creates the socket and the container; starts nothing yet.
  ///
  /// Throws if no socket can be created or the container cannot be written to.
  public init(_ options: Options) throws(AppConnectionError) {
    self.options = options
    allowance = options.limits
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
    allowance = options.limits
    stated = []
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
    allowance = options.limits
    stated = []
    var answer = AppResponse()
    guard let connection, child != nil else { return answer }
    if !isStopped || !isRunning { receive(from: connection, until: nil, deadline: batchDeadline(), into: &answer) }
    if answer.problem != nil { child?.send(signal: SIGKILL) }
    finish(&answer, isGone: answer.problem != nil || !isRunning)
    return answer
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
    var answer = AppResponse()
    child?.send(signal: SIGKILL)
    finish(&answer, isGone: true)
    return answer
  }

  /// Waits for the end of a process that was asked to terminate.
  public func waitForExit() -> AppResponse {
    var answer = AppResponse()
    if let child, child.waitForEnd(timeout: options.batchTimeout) == nil {
      answer.problem =
        "\(name) did not exit within \(options.batchTimeout) after applicationWillTerminate and was ended."
      child.send(signal: SIGKILL)
    }
    finish(&answer, isGone: true)
    return answer
  }

  private func batchDeadline() -> ContinuousClock.Instant { .now + options.batchTimeout }

  private func exchange(_ message: (UInt64) -> DeviceMessage) -> AppResponse {
    var answer = AppResponse()
    guard let connection, child != nil else { return answer }
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
      case .messageTooLong: answer.problem = problem(of: message, longerThan: error.limit ?? 0)
      default: answer.problem = problem(error, whileSending: true)
      }
    }
    if answer.problem == nil { receive(from: connection, until: batch, deadline: deadline, into: &answer) }
    if answer.problem != nil { child?.send(signal: SIGKILL) }
    finish(&answer, isGone: answer.problem != nil || answer.termination != nil)
    return answer
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

  /// A state of a session. Each may arrive once in response to a stimulus without being counted in the bytes: the device stores it in any
  /// case, and no more of it than `StateLimit` allows.
  private enum StateKey: Hashable {
    case activity(SessionID)
    case userInfo(SessionID)

    var session: SessionID {
      switch self {
      case .activity(let id), .userInfo(let id): id
      }
    }
  }

  /// Shorter messages are counted without being inspected.
  private static let smallMessage = 65_536

  private func isFirstState(_ message: AppMessage) -> Bool {
    let key: StateKey
    switch message {
    case .reply(.captured(let id, _, _)), .reply(.restorationActivity(let id, _)): key = .activity(id)
    case .reply(.userInfo(let id, _)): key = .userInfo(id)
    default: return false
    }
    guard stated.insert(key).inserted else { return false }
    return openSessions().contains { $0.id == key.session }
  }

  /// Reads messages until a batch is done; without one, those that have arrived. Also stops when the app has exited, when it exceeds its
  /// limits, and at the deadline, even if it never stops sending.
  private func receive(
    from connection: WireConnection, until batch: UInt64?, deadline: ContinuousClock.Instant,
    into answer: inout AppResponse
  ) {
    var count = connection.receivedBytes
    while true {
      let left = deadline - .now
      guard left > .zero else {
        if batch != nil { answer.problem = problem(.timedOut) }
        return
      }
      do throws(WireError) {
        let message: AppMessage = try connection.receive(timeout: batch == nil ? .zero : left)
        let received = connection.receivedBytes
        let length = received - count
        count = received
        if length < Self.smallMessage || !isFirstState(message) { allowance.messageBytes -= length }
        allowance.messages -= 1
        if case .trace(let events) = message { allowance.traceEvents -= events.count }
        if let excess {
          answer.problem = excess
          // The requests of a flood are not carried out.
          answer.requests = []
          return
        }
        switch message {
        case .hello: break
        case .done(let number): if number == batch { return }
        case .reply(let reply): answer.replies.append(reply)
        case .request(let id, let request): answer.requests.append(.init(id: id, request: request))
        case .trace(let events): answer.trace += events
        case .requestSessions: try sendSessions(over: connection, deadline: deadline)
        }
      } catch {
        switch error.code {
        // No message is the usual case: only unsolicited messages are read here.
        case .timedOut where batch == nil: break
        case .closed:
          // The socket closes a moment before the process ends.
          answer.termination = child?.waitForEnd(timeout: Self.closedSocketGrace)
          if answer.termination == nil { answer.problem = problem(error) }
        default: answer.problem = problem(error)
        }
        return
      }
    }
  }

  /// Which limit the app has exceeded, as a sentence, or `nil`.
  private var excess: String? {
    let what: String
    if allowance.messages < 0 {
      what = "sent more than \(options.limits.messages) messages"
    } else if allowance.messageBytes < 0 {
      what = "sent more than \(options.limits.messageBytes) bytes"
    } else if allowance.traceEvents < 0 {
      what = "recorded more than \(options.limits.traceEvents) events"
    } else {
      return nil
    }
    return "\(name) \(what) in response to one stimulus and was ended."
  }

  /// Sends the sessions to an app that waits for them, in pieces that fit into a message.
  private func sendSessions(
    over connection: WireConnection, deadline: ContinuousClock.Instant
  ) throws(WireError) {
    var rest = openSessions()[...]
    repeat {
      var room = Self.stateInMessage
      // The first one is sent in any case.
      let piece = Array(
        rest.prefix(Self.sessionsInMessage).prefix { record in
          defer { room -= record.stateLength }
          return room > 0
        })
      rest = rest.dropFirst(piece.count)
      try connection.send(
        DeviceMessage.sessions(piece, isLast: rest.isEmpty), timeout: max(.zero, deadline - .now))
    } while !rest.isEmpty
  }

  private static let sessionsInMessage = 64
  private static let stateInMessage = 1024 * 1024

  /// Reads the app's output, and its exit status if it has ended.
  private func finish(_ answer: inout AppResponse, isGone: Bool) {
    guard let child else { return }
    // A process may also have ended after it reported that it is done.
    let termination = isGone ? child.waitForEnd(timeout: Self.killGrace) : child.termination
    if let termination { answer.termination = termination }
    var printed = child.drainOutput()
    printed.trim(to: &allowance)
    answer.printed.append(printed)
    if termination != nil {
      connection?.close()
      connection = nil
      self.child = nil
      isStopped = false
    }
  }
}
