import Figures
import Foundation
import SceneSystem
import SceneTrace
import UIKitCore

/// One transition of a scene in the app: the delegate is called, the notification posted, both recorded in a trace, in a hosted
/// process with its ledger.
///
/// The floor is what no implementation can do without: the call through a weak reference, and the post by a scene. Floor and
/// transitions take turns, so that what the machine does besides falls on all of them.
///
/// As in a test, time is the device's and trace events are read later, if at all. A desktop's trace reads the machine's clock
/// three times for each transition, which is measured in a separate row.
func benchmarkTransition() {
  MainActor.assumeIsolated {
    let rounds = 200
    let floor = TransitionFloor()
    let recorded = HostedTransitions(.recorded)
    let plain = HostedTransitions(.notRecorded)
    let desktop = HostedTransitions(.recordedByMachineClock)
    let readEvents = HostedTransitions(.recordedByMachineClock, readsEvents: true)
    let works = [floor.run, recorded.run, plain.run, desktop.run, readEvents.run] as [@MainActor (Int) -> Void]
    var times = [[Double]](repeating: [], count: works.count)
    measure(works, into: &times)
    let results = times.map { Measurement(nanosecondsAUnit: $0) }
    print(
      "transition: \(results[0].count) samples of \(rounds * 2) transitions, two scenes with a window each, in turns")
    let names = [
      "floor", "recorded", "not recorded", "recorded by the machine's clock",
      "recorded by the machine's clock, events read",
    ]
    for (name, result) in zip(names, results) {
      print(result.line(name, unit: "transitions"))
    }
    Figure(
      "a recorded transition / a weak call and a post", ours: results[1].median, floor: results[0].median, unit: "ns",
      reach: 1.4
    ).report()
    Figure(
      "a transition / a weak call and a post", ours: results[2].median, floor: results[0].median, unit: "ns", reach: 1.2
    ).report()
    // Last: from the first observer on, messages are posted as long as the process runs.
    let token = NotificationCenter.default.addObserver(of: UIApplication.self, for: .willTerminate) { _ in }
    let messageFloor = TransitionFloor(postsMessages: true)
    var observed = [[Double]](repeating: [], count: 2)
    measure([messageFloor.run, recorded.run], into: &observed)
    withExtendedLifetime(token) {}
    let messages = observed.map { Measurement(nanosecondsAUnit: $0) }
    print(messages[1].line("recorded, with a message", unit: "transitions"))
    Figure(
      "a recorded transition with a message / a weak call and two posts", ours: messages[1].median,
      floor: messages[0].median, unit: "ns", reach: 1.4
    ).report()
  }
}

/// Times the works in turn, in nanoseconds a transition.
@MainActor private func measure(_ works: [@MainActor (Int) -> Void], into times: inout [[Double]]) {
  let rounds = 200
  for sample in 0..<420 {
    for (index, work) in works.enumerated() {
      let start = threadNanoseconds()
      work(rounds)
      let duration = threadNanoseconds() - start
      if sample >= 20 { times[index].append(Double(duration) / Double(rounds * 2)) }
    }
  }
}

/// Makes `count` recorded transitions, to be counted.
func countTransitions(_ count: Int) {
  MainActor.assumeIsolated { HostedTransitions(.recorded).run(count / 2) }
}

/// Makes `count` weak calls and posts, to be counted.
func countTransitionFloor(_ count: Int) {
  MainActor.assumeIsolated { TransitionFloor().run(count / 2) }
}

/// The floor: a weak reference is called through, and a notification posted by a scene.
@MainActor private final class TransitionFloor {
  private let delegate = FloorDelegate()
  private let owner = FloorOwner()
  private let app = HostedTransitions(.notRecorded)
  private let postsMessages: Bool

  /// - Parameter postsMessages: Whether a message is posted with each notification.
  init(postsMessages: Bool = false) {
    self.postsMessages = postsMessages
    owner.delegate = delegate
  }

  /// What is called and posted in two transitions, `rounds` times.
  func run(_ rounds: Int) {
    guard let scene = app.scene else { return }
    for _ in 0..<rounds {
      owner.delegate?.sceneDidBecomeActive(scene)
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
      if postsMessages { NotificationCenter.default.post(UIScene.DidActivateMessage(scene: scene), subject: scene) }
      owner.delegate?.sceneDidBecomeActive(scene)
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
      if postsMessages { NotificationCenter.default.post(UIScene.WillDeactivateMessage(scene: scene), subject: scene) }
    }
    consume(delegate.calls)
  }
}

/// An app in a hosted process, which has a ledger.
@MainActor private final class HostedTransitions {
  private let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
  private let app: BenchmarkedApp

  /// Whether transitions are recorded, and by which clock.
  enum Recording { case notRecorded, recorded, recordedByMachineClock }

  private let readsEvents: Bool

  init(_ recording: Recording, readsEvents: Bool = false) {
    self.readsEvents = readsEvents
    app = process.enter { BenchmarkedApp(recording) }
  }

  /// Two transitions, `rounds` times.
  func run(_ rounds: Int) { process.enter { consume(app.transitions(rounds, readsEvents: readsEvents)) } }

  var scene: UIScene? { app.runner.scene(SessionID(rawValue: 1)) }
}

/// The clock of a simulated device, which advances with each look.
private final class Ticks: @unchecked Sendable {
  private var last: UInt64 = 0

  func next() -> UInt64 {
    last &+= 1_000
    return last
  }
}

/// An app with two scenes on screen, driven without a device.
@MainActor private final class BenchmarkedApp: SystemLink {
  lazy var runner = AppRunner(
    environment: AppEnvironment(profile: .padN, moduleName: "scene_bench"), delegateClass: BenchmarkAppDelegate.self,
    link: self)
  private let down: [Directive] = [.deactivate(SessionID(rawValue: 1), changesApplication: false)]
  private let up: [Directive] = [.activate(SessionID(rawValue: 1), changesApplication: false)]

  init(_ recording: HostedTransitions.Recording) {
    let configuration = SceneConfiguration(
      name: "Main", delegateClassName: NSStringFromClass(BenchmarkSceneDelegate.self))
    switch recording {
    case .notRecorded: break
    case .recorded:
      let ticks = Ticks()
      runner.recorder = TraceRecorder(clock: { ticks.next() })
    case .recordedByMachineClock: runner.recorder = TraceRecorder(clock: TraceRecorder.systemClock)
    }
    var directives: [Directive] = [.launch(Launch(adoption: .scenes, isBackground: false))]
    for number in 1...2 as ClosedRange<UInt32> {
      let id = SessionID(rawValue: number)
      let session = SessionRecord(id: id, persistentIdentifier: "session \(number)", configuration: configuration)
      directives.append(.connect(Connection(session: session, isNew: false)))
      directives.append(.enterForeground(id, changesApplication: number == 1))
      directives.append(.activate(id, changesApplication: number == 1))
    }
    runner.execute(directives)
  }

  /// Makes one scene resign and become active again, `rounds` times. What was recorded is taken out now and then, as a device
  /// does after each batch. Returns how many times there was something to take.
  func transitions(_ rounds: Int, readsEvents: Bool = false) -> Int {
    let runner = runner
    var count = 0
    for round in 1...max(1, rounds) {
      runner.execute(down)
      runner.execute(up)
      guard round.isMultiple(of: 50), let recorder = runner.recorder else { continue }
      if readsEvents {
        count += recorder.drain().count
      } else if !recorder.drainSegment().isEmpty {
        count += 1
      }
    }
    return count
  }

  func openSessions() -> [SessionRecord] { [] }
  func send(_ reply: Reply) {}
  func send(_ request: SceneRequest, id: RequestID) {}
}

final class BenchmarkAppDelegate: UIResponder, UIApplicationDelegate {}

final class BenchmarkSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var calls = 0

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneDidBecomeActive(_ scene: UIScene) { calls += 1 }
  func sceneWillResignActive(_ scene: UIScene) { calls += 1 }
}

private protocol FloorDelegating: AnyObject {
  func sceneDidBecomeActive(_ scene: AnyObject)
}

private final class FloorDelegate: FloorDelegating {
  var calls = 0
  @inline(never) func sceneDidBecomeActive(_ scene: AnyObject) { calls += 1 }
}

private final class FloorOwner: NSObject {
  weak var delegate: (any FloorDelegating)?
}
