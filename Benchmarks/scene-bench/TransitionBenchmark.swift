import Foundation
import SceneSystem
import UIKitCore

/// One transition of a scene in the app half: the delegate is called, the notification posted, both recorded in a trace.
/// The floor is what no implementation can do without: the call through a weak reference, and the post.
func benchmarkTransition() {
  MainActor.assumeIsolated {
    let app = BenchmarkedApp()
    let rounds = 2_000
    let floorDelegate = FloorDelegate()
    let floorOwner = FloorOwner()
    floorOwner.delegate = floorDelegate
    let floor = Measurement(units: rounds * 2) {
      for _ in 0..<rounds {
        floorOwner.delegate?.sceneDidBecomeActive(floorOwner)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: floorOwner)
        floorOwner.delegate?.sceneDidBecomeActive(floorOwner)
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: floorOwner)
      }
      consume(floorDelegate.calls)
    }
    let traced = Measurement(units: rounds * 2) { consume(app.transitions(rounds)) }
    app.runner.recorder = nil
    let plain = Measurement(units: rounds * 2) { consume(app.transitions(rounds)) }
    print("transition: \(floor.count) samples of \(rounds * 2) transitions, two scenes with a window each")
    print(floor.line("floor", unit: "transitions"))
    print(traced.line("traced", unit: "transitions"))
    print(plain.line("plain", unit: "transitions"))
    print(
      "  traced / floor: \(twoDecimals(traced.median / floor.median)), "
        + "plain / floor: \(twoDecimals(plain.median / floor.median))")
  }
}

/// An app with two scenes on screen, driven without a device.
@MainActor private final class BenchmarkedApp: SystemLink {
  lazy var runner = AppRunner(
    environment: AppEnvironment(profile: .padN, moduleName: "scene_bench"), delegateClass: BenchmarkAppDelegate.self,
    link: self)
  private let down: [Directive] = [.deactivate(SessionID(rawValue: 1), changesApplication: false)]
  private let up: [Directive] = [.activate(SessionID(rawValue: 1), changesApplication: false)]

  init() {
    let configuration = SceneConfiguration(
      name: "Main", delegateClassName: NSStringFromClass(BenchmarkSceneDelegate.self))
    runner.recorder = TraceRecorder(clock: TraceRecorder.machineClock)
    var directives: [Directive] = [.launch(Launch(adoption: .scenes, isBackground: false))]
    for number in 1...2 as ClosedRange<UInt32> {
      let id = SessionID(rawValue: number)
      let session = SessionRecord(id: id, persistentIdentifier: "session \(number)", configuration: configuration)
      directives.append(.connect(Connection(session: session, isNew: false)))
      directives.append(.enterForeground(id, changesApplication: number == 1))
      directives.append(.activate(id, changesApplication: number == 1))
    }
    runner.carryOut(directives)
  }

  /// One scene resigns and becomes active again, `rounds` times; gives the number of events that were recorded. They are
  /// taken out now and then, as a host does after each batch.
  func transitions(_ rounds: Int) -> Int {
    var events = 0
    for round in 1...rounds {
      runner.carryOut(down)
      runner.carryOut(up)
      if round.isMultiple(of: 50) { events += runner.recorder?.drain().count ?? 0 }
    }
    return events
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
