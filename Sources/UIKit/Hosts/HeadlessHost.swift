import Foundation
import SceneStore
import SceneSystem
import UIKitCore

/// Runs the app by itself, without a display: a desktop whose windows nobody sees.
///
/// Sessions are kept under the XDG state folder, so they come back at the next start (D-07). SIGINT and SIGTERM quit the
/// app as the end of a login session does (D-06); state is also saved every 15 seconds (D-09).
@MainActor final class HeadlessHost: SystemLink {
  private let app: LaunchedApp
  private var kernel: Kernel
  private var runner: AppRunner?
  private let store: any SessionStore
  private let environment: AppEnvironment
  private var answers: [Stimulus] = []
  private var isRunning = false
  private var isCommitted = PersistentState()
  private var sources: [any DispatchSourceProtocol] = []

  init(app: LaunchedApp) {
    self.app = app
    environment = app.environment(on: .desktop)
    let installed = app.installedApp(in: environment)
    let path = SessionStoreLocation(bundleIdentifier: installed.bundleIdentifier).path
    store = SQLiteSessionStore(path: path, report: { HeadlessHost.say($0) })
    var persistent = PersistentState(identifierSeed: .random(in: .min ... .max))
    do {
      if let stored = try store.load() { persistent = stored }
    } catch {
      HeadlessHost.say(error.description)
    }
    isCommitted = persistent
    kernel = Kernel(profile: .desktop, app: installed, persistent: persistent)
    HeadlessHost.say(
      """
      \(app.bundle.executableName): no display, so its windows are not shown. Sessions are kept in \(path). \
      To drive it, run: proscenium simulate \(app.bundle.executableName)
      """)
  }

  func run() -> Never {
    let runner = app.runner(in: environment, link: self)
    self.runner = runner
    runner.endTurnsOfItsOwn()
    for number in [SIGINT, SIGTERM] { quit(on: number) }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 15, repeating: 15, leeway: .seconds(3))
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.happen(.autosave) } }
    timer.resume()
    sources.append(timer)
    happen(.tapIcon)
    AppProcess.runMainLoop()
  }

  private func quit(on number: Int32) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.happen(.quit) } }
    source.resume()
    sources.append(source)
  }

  private func happen(_ stimulus: Stimulus) {
    guard let runner else { return }
    var leaves = false
    isRunning = true
    kernel.run(stimulus, commit: commit) { directives in
      runner.carryOut(directives)
      leaves = leaves || directives.contains(.terminate)
      defer { answers.removeAll() }
      return answers
    }
    isRunning = false
    if leaves {
      fflush(nil)
      exit(0)
    }
  }

  private func commit(_ persistent: PersistentState) {
    guard persistent != isCommitted else { return }
    do {
      try store.commit(persistent)
      isCommitted = persistent
    } catch {
      HeadlessHost.say(error.description)
    }
  }

  /// As they were before the present turn: what comes and goes in it the app is told of.
  func openSessions() -> [SessionRecord] { isCommitted.sessions }

  func send(_ reply: Reply) { receive(.reply(reply)) }

  func send(_ request: SceneRequest, id: RequestID) { receive(.request(id, request)) }

  /// During a turn answers wait for its end; the app may also ask for something at any other time.
  private func receive(_ stimulus: Stimulus) {
    if isRunning {
      answers.append(stimulus)
    } else {
      DispatchQueue.main.async { self.happen(stimulus) }
    }
  }

  private static nonisolated func say(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}
