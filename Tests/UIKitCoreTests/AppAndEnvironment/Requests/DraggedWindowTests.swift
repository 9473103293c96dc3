import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("P-02: dragging an item out opens a window") struct DraggedWindowTests {
  private func device(
    _ profile: DeviceProfile = .desktop, multiple: Bool = true, types: [String] = ["reading", "editing"]
  ) -> TestDevice {
    let device = TestDevice(
      profile, manifest: TestDevice.manifest(multiple: multiple),
      entries: ["NSUserActivityTypes": .array(types.map { .string($0) })])
    device(.tapIcon)
    return device
  }

  /// Drags these out of a view of the first scene's window, and drops them. Returns the app's log, the calls of the drag's delegate at the
  /// end, and the runtime's log.
  private func drag(
    _ items: [UIDragItem], on device: TestDevice, _ outcome: DragOutcome = .outside
  ) -> (app: [String], end: [String], logged: [String], opens: Bool) {
    let log = DragLog(items)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addInteraction(UIDragInteraction(delegate: log))
    (device.scene() as? UIWindowScene)?.windows.first?.addSubview(view)
    var opens = false
    let (app, logged) = RuntimeLog.capture {
      device.act { _ in
        opens = view.prepareDrag(at: .zero)?.opensWindow ?? false
        view.receive(.dragBegan)
        view.receive(.dragEnded(outcome))
      }
    }
    view.removeFromSuperview()
    return (app, log.log.filter { $0.contains("end ") }, logged, opens)
  }

  private func activity(_ type: String = "reading") -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.userInfo = ["page": 7]
    return activity
  }

  @Test("Dropped outside, an item with an activity opens a scene that connects with the activity")
  func window() {
    let device = device()
    var page: Int?
    AppBehaviour.current.onConnection = { page = $0.userActivities.first?.userInfo?["page"] as? Int }
    let seen = drag([UIDragItem("text" as NSString, activity())], on: device)
    #expect(
      seen.app.only("AppDelegate", "SceneDelegate").without("stateRestoration") == [
        "AppDelegate.configurationForConnecting [B] activities={reading}", "SceneDelegate.init",
        "SceneDelegate[B].willConnect activities={reading}", "SceneDelegate[B].sceneWillEnterForeground",
        "SceneDelegate[B].sceneDidBecomeActive",
      ])
    #expect(page == 7)
    #expect(seen.end == ["will end copy", "did end copy"] && seen.logged.isEmpty && seen.opens)
    #expect(device.scene(.first)?.activationState == .foregroundActive)
  }

  @Test("The callbacks are those of a request by the app (P-03), in the same order")
  func sameAsRequest() {
    let dragged = device()
    let byDrag = drag([UIDragItem(activity())], on: dragged).app
    let asked = device()
    let byRequest = asked.act { app in
      let options = UIScene.ActivationRequestOptions()
      options.requestingScene = asked.scene()
      app.requestSceneSessionActivation(nil, userActivity: activity(), options: options)
    }
    #expect(byDrag == byRequest && !byDrag.isEmpty)
  }

  @Test("On an iPad the window of the drag is not the one that is replaced")
  func requestingScene() {
    let device = device(.padN)
    device(.newWindow, .newWindow, .openSwitcher, .choose(.first))
    _ = drag([UIDragItem(activity())], on: device)
    #expect(device.scene(.first)?.activationState == .foregroundActive)
  }

  @Test("A scene whose conditions match the activity's content gets it, and no window opens (E-10, K-09)")
  func routed() {
    let device = device()
    AppBehaviour.current.conditions = { _ in nil }
    device.act { _ in
      let conditions = UISceneActivationConditions()
      conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(format: "SELF == 'book'")
      device.scene()?.activationConditions = conditions
    }
    device(.minimize(.first), .unminimize(.first))
    let wanted = activity()
    wanted.targetContentIdentifier = "book"
    let seen = drag([UIDragItem(wanted)], on: device)
    #expect(seen.app.contains("SceneDelegate[A].continue reading"), "\(seen.app)")
    #expect(device.session(.second) == nil)
  }

  @Test("A cancelled or accepted drag opens no window", arguments: [DragOutcome.cancelled, .accepted])
  func elsewhere(outcome: DragOutcome) {
    let device = device()
    let seen = drag([UIDragItem(activity())], on: device, outcome)
    #expect(seen.app.isEmpty && seen.logged.isEmpty && device.session(.second) == nil)
  }

  @Test("An item without an activity opens none and logs nothing")
  func withoutActivity() {
    let device = device()
    let seen = drag([UIDragItem("text" as NSString)], on: device)
    #expect(seen.app.isEmpty && seen.logged.isEmpty && !seen.opens)
    #expect(seen.end == ["will end cancel", "did end cancel"])
  }

  @Test("A type that NSUserActivityTypes does not list opens none, and the log has the remedy")
  func undeclared() {
    let device = device(types: ["editing"])
    let seen = drag([UIDragItem(activity())], on: device)
    #expect(seen.app.isEmpty && !seen.opens && seen.end == ["will end cancel", "did end cancel"])
    #expect(seen.logged.count == 1)
    #expect(seen.logged.first?.contains("\"reading\"") == true)
    #expect(seen.logged.first?.contains("NSUserActivityTypes") == true)
  }

  @Test("In an app with one window it opens none", arguments: [(DeviceProfile.desktop, false), (.phone, true)])
  func singleWindow(profile: DeviceProfile, multiple: Bool) {
    let device = device(profile, multiple: multiple)
    let seen = drag([UIDragItem(activity())], on: device)
    #expect(seen.app.isEmpty && !seen.opens && seen.end == ["will end cancel", "did end cancel"])
    #expect(seen.logged.first?.contains("UIApplicationSupportsMultipleScenes") == true)
  }

  @Test("An activity that is restricted to the app is not opened by the desktop")
  func hidden() {
    let device = device()
    let provider = NSItemProvider()
    provider.registerObject(activity(), visibility: .ownProcess)
    let seen = drag([UIDragItem(itemProvider: provider)], on: device)
    #expect(seen.app.isEmpty && !seen.opens)
  }

  @Test("Of several items only the first one that can be a window opens one")
  func several() {
    let device = device()
    let seen = drag(
      [
        UIDragItem("text" as NSString), UIDragItem(activity("unheard of")), UIDragItem(activity("editing")),
        UIDragItem(activity("reading")),
      ], on: device)
    #expect(seen.app.contains("SceneDelegate[B].willConnect activities={editing}"), "\(seen.app)")
    #expect(device.session(.third) == nil && seen.logged.isEmpty)
  }

  @Test("An activity that cannot be saved is refused with a log line, and the app continues")
  func unsaveable() {
    let device = device()
    let broken = activity()
    broken.userInfo = ["view": NSObject()]
    let seen = drag([UIDragItem(broken)], on: device)
    #expect(seen.app.isEmpty && device.session(.second) == nil)
    #expect(seen.logged.contains { $0.contains("view") })
    #expect(drag([UIDragItem(activity())], on: device).app.isEmpty == false)
  }
}
