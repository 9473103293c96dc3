import Foundation
import CUIKit
import SceneManifest
import SceneSystem
import SceneWire
import UIKitCore

/// Runs the app on a simulated device in another process, over a socket.
///
/// The app waits for its device as long as that is running: between two stimuli a device reads nothing, and a user at a prompt may take an
/// hour. A device that has ended is detected wherever the app waits for it or runs its main loop, and the app exits. While the app is busy
/// or stopped, the operating system ends it with its device (``SceneWire/DeviceEnvironment/exitsWithParent``).
@MainActor final class DeviceHost: SystemLink {
  private let app: LaunchedApp
  private let socketPath: String
  private var connection: WireConnection?
  private var runner: AppRunner?
  private var source: (any DispatchSourceRead)?
  /// Messages that arrived while the app waited for its sessions.
  private var waiting: [DeviceMessage] = []

  init(app: LaunchedApp, socketPath: String) {
    self.app = app
    self.socketPath = socketPath
  }

  /// The time limit for a device to accept the app and to greet it.
  private static let greetingTimeout = Duration.seconds(30)

  func run() -> Never {
    let parent = getppid()
    if app.variables[DeviceEnvironment.exitsWithParent] == "1" {
      cuikit_end_with_parent()
      // The parent may have ended before the request took effect.
      if getppid() != parent { AppProcess.terminate("The device has ended.", status: 0) }
    }
    do {
      let connection = try WireConnection.connect(to: socketPath, timeout: Self.greetingTimeout)
      self.connection = connection
      try greet(connection)
    } catch {
      AppProcess.terminate("The device at \(socketPath) cannot be used. \(error.description)", status: 69)
    }
    AppProcess.runMainLoop()
  }

  private func greet(_ connection: WireConnection) throws(WireError) {
    // The device's profile, which arrives with the greeting, decides which variant of Info.plist is used; the app's part of the greeting
    // does not depend on it.
    let preliminary = app.quietInstalledApp()
    let greeting = try connection.greet(
      AppGreeting(processIdentifier: ProcessInfo.processInfo.processIdentifier, app: preliminary),
      timeout: Self.greetingTimeout)
    if ProcessInfo.processInfo.environment[DeviceEnvironment.describeOnly] != nil { exit(0) }
    let runner = app.runner(in: app.environment(on: greeting.profile), link: self)
    if greeting.recordsTrace { runner.recorder = TraceRecorder(clock: TraceRecorder.systemClock) }
    self.runner = runner
    runner.finishOwnTurns()
    let source = DispatchSource.makeReadSource(fileDescriptor: connection.fileDescriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.receive() } }
    source.resume()
    self.source = source
  }

  private func receive() {
    guard let connection, let runner else { return }
    do {
      let message = waiting.isEmpty ? try connection.receive(DeviceMessage.self) : waiting.removeFirst()
      switch message {
      case .hello, .sessions: break
      case .run(let batch, let directives):
        runner.execute(directives)
        let leaves = directives.contains(.terminate)
        finishBatch(batch, leaving: leaves)
      case .perform(let batch, let act):
        runner.perform(act)
        finishBatch(batch, leaving: false)
      }
    } catch {
      terminate(because: error)
    }
  }

  private func terminate(because error: WireError) -> Never {
    if error == .closed { AppProcess.terminate("The device has ended.", status: 0) }
    AppProcess.terminate("The connection to the device was closed. \(error.description)", status: 76)
  }

  /// Requests the sessions from the device and waits for them. A batch that arrives meanwhile is carried out afterwards.
  func openSessions() -> [SessionRecord] {
    guard let connection else { return [] }
    send(.requestSessions)
    var records: [SessionRecord] = []
    do throws(WireError) {
      while true {
        let message: DeviceMessage = try connection.receive()
        if case .sessions(let some, let isLast) = message {
          records += some
          if isLast { return records }
        } else {
          waiting.append(message)
          DispatchQueue.main.async { self.receive() }
        }
      }
    } catch {
      terminate(because: error)
    }
  }

  /// Runs the work that the app has added to the main queue, then reports the end of the turn to the device.
  private func finishBatch(_ batch: UInt64, leaving: Bool, hops: Int = 4) {
    if hops > 0 && !leaving {
      DispatchQueue.main.async { self.finishBatch(batch, leaving: leaving, hops: hops - 1) }
      return
    }
    var events = runner?.recorder?.drain()[...] ?? []
    while !events.isEmpty {
      send(.trace(Array(events.prefix(Self.eventsInMessage))))
      events = events.dropFirst(Self.eventsInMessage)
    }
    AppProcess.saveDefaults()
    send(.done(batch: batch))
    if leaving {
      fflush(nil)
      exit(0)
    }
  }

  private static let eventsInMessage = 512

  func send(_ reply: Reply) { send(.reply(reply)) }

  func send(_ request: SceneRequest, id: RequestID) {
    if send(.request(id, request)) { return }
    // In a later turn, like every refusal (P-06).
    DispatchQueue.main.async { self.runner?.execute([.refuse(id, .requestDenied)]) }
  }

  /// Sends a message, and returns whether it was sent. One that is too long is not sent, and the app continues; saved states are never too
  /// long (`StateLimit`).
  @discardableResult private func send(_ message: AppMessage) -> Bool {
    do throws(WireError) {
      try connection?.send(message)
      return true
    } catch {
      switch error.code {
      case .messageTooLong:
        AppProcess.log("The device was not sent \(message.subject). \(error.description)")
        return false
      case .closed: AppProcess.terminate("The device has ended. \(error.description)", status: 0)
      default: terminate(because: error)
      }
    }
  }
}

extension AppMessage {
  /// The subject of the message, as the end of a sentence.
  fileprivate var subject: String {
    switch self {
    case .hello, .requestSessions, .done: "the app"
    case .trace: "the trace"
    case .request: "a request, so it is refused"
    case .reply(let reply):
      switch reply {
      case .closureConfirmation(let id, _): "whether session \(id.label) asks before it is closed"
      case .currentActivity, .activityProvided: "an activity for other devices"
      case .accessory, .accessoryUnregistered: "a scene accessory"
      case .configured(let id, _): "the configuration of session \(id.label)"
      case .captured(let id, _, _), .restorationActivity(let id, _): "the state of session \(id.label)"
      case .conditions(let id, _): "the activation conditions of session \(id.label)"
      case .userInfo(let id, _): "the userInfo of session \(id.label)"
      case .preservedState: "the app's preserved state"
      case .unavailable(let id), .restorationExtended(let id), .restorationCompleted(let id),
        .discardedOnDisconnection(let id, _):
        "session \(id.label)"
      }
    }
  }
}

extension LaunchedApp {
  /// The app's data for the greeting; mistakes in Info.plist are reported later, once.
  func quietInstalledApp() -> InstalledApp {
    do {
      return installedApp(in: AppEnvironment(infoPlist: try bundle.infoPlist(), bundle: bundle))
    } catch {
      AppProcess.terminate(error.description, status: 66)
    }
  }
}
