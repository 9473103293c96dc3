import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// The log of controllers, in order.
@MainActor final class ViewsLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that logs every callback as `NAME.callback`, as with `print` in the template.
@MainActor class LoggingController: UIViewController {
  let name: String
  let log: ViewsLog
  var forwards = true
  var onLoad: (() -> Void)?
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?

  init(_ name: String, _ log: ViewsLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func loadView() {
    log.add("\(name).loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    log.add("\(name).viewDidLoad")
    onLoad?()
  }
  override func viewWillAppear(_ animated: Bool) {
    log.add("\(name).viewWillAppear")
    onWillAppear?()
  }
  override func viewIsAppearing(_ animated: Bool) {
    #expect(viewIfLoaded?.window != nil, "\(name) is appearing outside of any window")
    log.add("\(name).viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    log.add("\(name).viewDidAppear")
    onDidAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name).viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name).viewDidDisappear") }
  override func viewWillLayoutSubviews() { log.add("\(name).viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.add("\(name).viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    log.add(
      "\(name).willMove(toParent: \((parent as? LoggingController)?.name ?? (parent == nil ? "nil" : "container")))")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.add(
      "\(name).didMove(toParent: \((parent as? LoggingController)?.name ?? (parent == nil ? "nil" : "container")))")
  }

  isolated deinit { log.add("\(name).deinit") }
}

/// A process on a device with this idiom.
///
/// The process that tests share keeps the device of the runner that was launched last.
@MainActor func makeProcess(on idiom: UIUserInterfaceIdiom) -> UIProcess {
  let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
  process.enter { UIDevice.current.userInterfaceIdiom = idiom }
  return process
}

/// Runs `body` on a device with this idiom, in a process of its own.
@MainActor func onDevice<Result>(_ idiom: UIUserInterfaceIdiom, _ body: () throws -> Result) rethrows -> Result {
  try makeProcess(on: idiom).enter(body)
}

/// A scene for windows.
@MainActor func makeTestScene() -> UIWindowScene {
  let runner = AppRunner(
    environment: AppEnvironment(profile: .phone), delegateClass: SilentAppDelegate.self, link: SilentLink())
  let session = UISceneSession(
    record: SessionRecord(id: SessionID(rawValue: 1), persistentIdentifier: "views-test"), runner: runner)
  return UIWindowScene(
    session: session, connectionOptions: UIScene.ConnectionOptions(ConnectionPayload(), response: nil))
}

final class SilentAppDelegate: UIResponder, UIApplicationDelegate {}

extension UIWindow {
  /// The runner's work at the end of every turn.
  @MainActor func endTurn() {
    layoutPass(forced: false)
    finishAppearance()
  }
}

/// Without the lines about layout and containment, where a test is about appearance only.
func appearanceOnly(_ lines: [String]) -> [String] {
  lines.filter { line in
    ["Appear", "Disappear", "deinit", "viewDidLoad"].contains { line.contains($0) }
  }
}

@MainActor final class SilentLink: SystemLink {
  func openSessions() -> [SessionRecord] { [] }
  func send(_ reply: Reply) {}
  func send(_ request: SceneRequest, id: RequestID) {}
}
