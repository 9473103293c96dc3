import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the application belongs to the process.
@MainActor @Suite("R-05: many windows are restored one by one after a crash, each in a separate turn", .serialized)
struct ManyWindowsTests {
  /// An app on a desktop whose process crashed while it restored all of its windows.
  private func device(windows: Int) -> TestDevice {
    var state = PersistentState(identifierSeed: 7)
    for number in 0..<windows {
      let id = state.addSession(
        configuration: SceneConfiguration(name: "Main", delegateClassName: "UIKitCoreTests.ManyWindowsSceneDelegate"),
        restorationActivity: ActivityArchive(activityType: "editing", bytes: Bytes([UInt8(number)])))
      state.restoring.append(id)
    }
    state.isRunning = true
    return TestDevice(.desktop, persistent: state)
  }

  private func windows(_ device: TestDevice) -> [ManyWindowsWindow] {
    (device.runner?.scenes.values ?? []).compactMap {
      ($0.delegate as? ManyWindowsSceneDelegate)?.window as? ManyWindowsWindow
    }
  }

  @Test("a turn processes the window that is restored, and not those restored before")
  func passes() {
    let device = device(windows: 40)
    device(.tapIcon)
    let windows = windows(device)
    #expect(windows.count == 40)
    #expect(windows.allSatisfy { $0.windowScene?.activationState == .foregroundActive })
    #expect(windows.allSatisfy { ($0.rootViewController as? ManyWindowsController)?.appearances == 1 })
    let most = windows.map(\.passes).max() ?? 0
    #expect(most < 20, "one of 40 windows was laid out \(most) times")
  }

  @Test("a change that a restored window makes in another one is laid out in the turn that it requests")
  func changesElsewhere() throws {
    ManyWindowsSceneDelegate.whenConnecting = { scene in
      guard scene.session.persistentIdentifier == PersistentState.identifier(seed: 7, id: SessionID(rawValue: 30)),
        let other = UIApplication.shared.connectedScenes.first(where: { $0.sessionID == .second }) as? UIWindowScene
      else { return }
      other.windows.first?.rootViewController?.view.setNeedsLayout()
    }
    defer { ManyWindowsSceneDelegate.whenConnecting = nil }
    let device = device(windows: 40)
    device(.tapIcon)
    let view = try #require(windows(device)[1].rootViewController?.view)
    #expect(view.needsLayout && UIProcess.current.hasPendingWork)
    device.runner?.finishTurn()
    #expect(!view.needsLayout && !UIProcess.current.hasPendingWork)
  }

  @Test(
    "conditions that a restored window changes in others are sent before the next one is restored, which may end the process",
    arguments: [4, 40])
  func conditionsElsewhere(windows count: Int) throws {
    let (setting, next) = (SessionID(rawValue: UInt32(count - 1)), SessionID(rawValue: UInt32(count)))
    var shared: UISceneActivationConditions?
    var sent: [Reply] = []
    let device = device(windows: count)
    ManyWindowsSceneDelegate.whenConnecting = { [weak device] scene in
      if scene.sessionID == setting {
        // Two scenes have them, and they change after they were set.
        let conditions = UISceneActivationConditions()
        for other in UIApplication.shared.connectedScenes where [.first, .second].contains(other.sessionID) {
          other.activationConditions = conditions
        }
        conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(format: "SELF == \"inbox\"")
        shared = conditions
      }
      if scene.sessionID == next { sent = device?.replies ?? [] }
    }
    defer { ManyWindowsSceneDelegate.whenConnecting = nil }
    device(.tapIcon)
    let conditions = try #require(shared?.conditions)
    #expect(conditions != ActivationConditions())
    for id in [SessionID.first, .second] { #expect(sent.contains(.conditions(id, conditions)), "session \(id.label)") }
  }

  @Test(
    "state that a restored window saves in another one is sent before the next one is restored, which may end the process"
  )
  func stateElsewhere() throws {
    var sent: [Reply] = []
    let device = device(windows: 40)
    ManyWindowsSceneDelegate.whenConnecting = { [weak device] scene in
      let second = UIApplication.shared.connectedScenes.first { $0.sessionID == .second }
      if scene.sessionID == SessionID(rawValue: 39) { second?.session.userInfo = ["draft": "text"] }
      if scene.sessionID == SessionID(rawValue: 40) { sent = device?.replies ?? [] }
    }
    defer { ManyWindowsSceneDelegate.whenConnecting = nil }
    device(.tapIcon)
    let userInfo = try #require(device.record(.second)?.userInfo)
    #expect(sent.contains(.userInfo(.second, userInfo)))
  }

  @Test("each of many scenes is found by its session, also when others were disconnected")
  func scenesAreFound() {
    let device = device(windows: 40)
    device(.tapIcon)
    for number in [UInt32(1), 17, 40] { device(.closeWindow(SessionID(rawValue: number))) }
    for number in 1...40 as ClosedRange<UInt32> {
      let scene = device.scene(SessionID(rawValue: number))
      #expect((scene == nil) == [1, 17, 40].contains(number), "session \(number)")
      #expect(scene == nil || scene?.sessionID == SessionID(rawValue: number))
    }
    #expect(device.scene(SessionID(rawValue: 41)) == nil)
  }
}

private final class ManyWindowsWindow: UIWindow {
  var passes = 0

  override func layoutIfNeeded() {
    passes += 1
    super.layoutIfNeeded()
  }
}

private final class ManyWindowsController: UIViewController {
  var appearances = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }
}

final class ManyWindowsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var whenConnecting: ((UIScene) -> Void)?
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = ManyWindowsWindow(windowScene: windowScene)
    window?.rootViewController = ManyWindowsController()
    window?.makeKeyAndVisible()
    ManyWindowsSceneDelegate.whenConnecting?(scene)
  }
}
