import Foundation
internal import CUIKit
import SceneManifest
import SceneSystem
import SceneWire
import UIKitCore

/// Runs the app on a simulated device in another process, over a socket.
///
/// The app waits for its device as long as that lives: between two stimuli a device reads nothing, and a person at a prompt may
/// think for an hour. A device that is gone is noticed wherever the app waits for it or runs its main loop, and the app leaves.
/// While the app is busy or stopped, the operating system ends it with its device
/// (``SceneWire/DeviceEnvironment/endsWithParent``).
@MainActor final class DeviceHost: SystemLink {
  private let app: LaunchedApp
  private let socketPath: String
  private var connection: WireConnection?
  private var runner: AppRunner?
  private var source: (any DispatchSourceRead)?
  /// Messages that came while the app waited for its sessions.
  private var waiting: [DeviceMessage] = []

  init(app: LaunchedApp, socketPath: String) {
    self.app = app
    self.socketPath = socketPath
  }

  /// How long a device may take to let the app in and to greet it.
  private static let greetingTimeout = Duration.seconds(30)

  func run() -> Never {
    let parent = getppid()
    if app.variables[DeviceEnvironment.endsWithParent] == "1" {
      cuikit_end_with_parent()
      // It may have ended before it could be told.
      if getppid() != parent { AppProcess.leave("The device went away.", status: 0) }
    }
    do {
      let connection = try WireConnection.connect(to: socketPath, timeout: Self.greetingTimeout)
      self.connection = connection
      try greet(connection)
    } catch {
      AppProcess.leave("The device at \(socketPath) cannot be used. \(error.description)", status: 69)
    }
    AppProcess.runMainLoop()
  }

  private func greet(_ connection: WireConnection) throws(WireError) {
    // The device's profile decides which variant of Info.plist counts, and that comes with the answer; what the greeting
    // says of the app does not depend on it.
    let preliminary = app.quietInstalledApp()
    let greeting = try connection.greet(
      AppGreeting(processIdentifier: ProcessInfo.processInfo.processIdentifier, app: preliminary),
      timeout: Self.greetingTimeout)
    if ProcessInfo.processInfo.environment[DeviceEnvironment.describeOnly] != nil { exit(0) }
    let runner = app.runner(in: app.environment(on: greeting.profile), link: self)
    if greeting.wantsTrace { runner.recorder = TraceRecorder(clock: TraceRecorder.machineClock) }
    self.runner = runner
    runner.endTurnsOfItsOwn()
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
        runner.carryOut(directives)
        let leaves = directives.contains(.terminate)
        settle(batch, leaving: leaves)
      case .perform(let batch, let act):
        runner.perform(act)
        settle(batch, leaving: false)
      }
    } catch {
      leave(because: error)
    }
  }

  private func leave(because error: WireError) -> Never {
    if error == .closed { AppProcess.leave("The device went away.", status: 0) }
    AppProcess.leave("The device was left. \(error.description)", status: 76)
  }

  /// Asks the device and waits for its answer. A batch that crosses the wish on its way is carried out afterwards.
  func openSessions() -> [SessionRecord] {
    guard let connection else { return [] }
    send(.wantsSessions)
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
      leave(because: error)
    }
  }

  /// Lets work that the app has put on the main queue run first, then tells the device that the turn is over.
  private func settle(_ batch: UInt64, leaving: Bool, hops: Int = 4) {
    if hops > 0 && !leaving {
      DispatchQueue.main.async { self.settle(batch, leaving: leaving, hops: hops - 1) }
      return
    }
    if let events = runner?.recorder?.drain(), !events.isEmpty { send(.trace(events)) }
    send(.done(batch: batch))
    if leaving {
      fflush(nil)
      exit(0)
    }
  }

  func send(_ reply: Reply) { send(.reply(reply)) }

  func send(_ request: SceneRequest, id: RequestID) { send(.request(id, request)) }

  private func send(_ message: AppMessage) {
    do {
      try connection?.send(message)
    } catch {
      AppProcess.leave("The device went away. \(error.description)", status: 0)
    }
  }
}

extension LaunchedApp {
  /// The app's facts for the greeting; mistakes in Info.plist are said later, once.
  func quietInstalledApp() -> InstalledApp {
    do {
      return installedApp(in: AppEnvironment(infoPlist: try bundle.infoPlist(), bundle: bundle))
    } catch {
      AppProcess.leave(error.description, status: 66)
    }
  }
}
