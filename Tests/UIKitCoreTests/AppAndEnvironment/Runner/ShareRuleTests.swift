import CloudKit
import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Accepted shares, and sessions that are discarded on disconnection (E-07, R-12)")
struct ShareRuleTests {
  private let invitation = ShareInvitation(
    url: "https://www.icloud.com/share/0abc", title: "Pot Roast", containerIdentifier: "iCloud.org.example")

  @Test("E-07: cold, the metadata is in the connection options, and the method is not called")
  func cold() {
    let device = TestDevice()
    var container: String?
    AppBehaviour.current.onConnection = { container = $0.cloudKitShareMetadata?.containerIdentifier }
    let lines = device(.external(.share(invitation)))
    #expect(
      lines.contains("SceneDelegate[A].willConnect share=https://www.icloud.com/share/0abc \"Pot Roast\""), "\(lines)")
    #expect(container == "iCloud.org.example")
    #expect(!lines.contains { $0.contains("userDidAccept") })
  }

  @Test("E-07: warm, only the scene delegate is called, between foreground and activation")
  func warm() {
    let device = TestDevice()
    device(.tapIcon, .swipeHome)
    #expect(
      device(.external(.share(invitation))) == [
        "SceneDelegate[A].sceneWillEnterForeground",
        "SceneDelegate[A].userDidAcceptCloudKitShare https://www.icloud.com/share/0abc \"Pot Roast\"",
        "SceneDelegate[A].sceneDidBecomeActive",
      ])
  }

  @Test(
    "E-07, E-10: without an identifier the last used session gets the share, although another prefers everything")
  func routing() {
    let device = TestDevice(.padN)
    AppBehaviour.current.conditions = { scene in
      guard scene.session.id == .first else { return nil }
      let conditions = UISceneActivationConditions()
      conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
      return conditions
    }
    device(.tapIcon, .newWindow)
    #expect(device(.external(.share(invitation))).only("SceneDelegate").first?.hasPrefix("SceneDelegate[B]") == true)
  }

  @Test("M-06: without scenes the app delegate is called, and a launch has the metadata in its options")
  func withoutScenes() {
    let device = TestDevice(manifest: nil, delegate: OldAppDelegate.self)
    let cold = device(.external(.share(invitation)))
    #expect(
      cold.contains(
        "AppDelegate.didFinishLaunching launchOptions={UIApplicationLaunchOptionsCloudKitShareMetadataKey}"), "\(cold)")
    device(.swipeHome)
    #expect(
      device(.external(.share(invitation))).contains(
        "AppDelegate.userDidAcceptCloudKitShare https://www.icloud.com/share/0abc \"Pot Roast\""))
  }

  @Test("M-06, E-09: without the scene delegate's method the app delegate's is not called")
  func leftOut() {
    let device = TestDevice(manifest: TestDevice.manifest([("Main", "UIKitCoreTests.BareSceneDelegate")]))
    device(.tapIcon)
    #expect(device(.external(.share(invitation))) == [])
  }

  // MARK: R-12

  /// A device with a main window and an auxiliary one, B, whose session is to be discarded with its disconnection.
  private func auxiliary(_ profile: DeviceProfile = .padN) -> TestDevice {
    let device = TestDevice(profile)
    device.log.on("SceneDelegate[B].willConnect") {
      device.scene(.second)?.destructionConditions = [.systemDisconnection]
    }
    device(.tapIcon, .newWindow)
    return device
  }

  @Test("R-12: a scene's session is kept by default, and the condition is sent to the system once")
  func conditions() {
    let device = TestDevice()
    device(.tapIcon)
    #expect(device.scene()?.destructionConditions == [])
    #expect(device.record()?.isDiscardedOnDisconnection == false)
    device.act { _ in device.scene()?.destructionConditions = [.userInitiatedDismissal] }
    #expect(device.record()?.isDiscardedOnDisconnection == false)
    device.act { _ in device.scene()?.destructionConditions.insert(.systemDisconnection) }
    #expect(device.record()?.isDiscardedOnDisconnection == true)
    #expect(device.scene()?.destructionConditions == [.userInitiatedDismissal, .systemDisconnection])
    device.act { _ in device.scene()?.destructionConditions = [] }
    #expect(device.record()?.isDiscardedOnDisconnection == false)
  }

  @Test("15: an auxiliary window that is disconnected is discarded at once; the main window only loses its scene")
  func reclaimed() {
    let device = auxiliary()
    device(.swipeHome)
    #expect(!device(.reclaim(.first)).contains { $0.contains("didDiscard") })
    #expect(
      device(.reclaim(.second)).only("AppDelegate", "SceneDelegate").without("deinit") == [
        "SceneDelegate[B].sceneDidDisconnect", "AppDelegate.didDiscard sessions={B}",
      ])
    #expect(UIApplication.shared.openSessions.map(\.id) == [.first])
  }

  @Test(
    "15: after a relaunch, however the process ended, the auxiliary window's discard is delivered before any scene connects",
    arguments: ["kill", "crash", "reboot", "quit"])
  func relaunched(end: String) {
    let device = auxiliary(.desktop)
    switch end {
    case "kill": device(.kill)
    case "reboot": device(.reboot)
    case "quit": device(.quit)
    default: device.crash()
    }
    let lines = device(.tapIcon).only("AppDelegate", "SceneDelegate")
    let discard = lines.firstIndex(of: "AppDelegate.didDiscard sessions={B}") ?? .max
    #expect(discard < lines.firstIndex { $0.contains("willConnect") } ?? -1, "\(lines)")
    #expect(lines.count { $0.contains("willConnect") } == 1)
  }

  @Test("15: a scene that has changed the condition is restored")
  func changedMind() {
    let device = auxiliary(.desktop)
    device.act { _ in device.scene(.second)?.destructionConditions = [] }
    device(.quit)
    device.log.on("SceneDelegate[B].willConnect") {}
    #expect(device(.tapIcon).count { $0.contains("willConnect") } == 2)
  }
}
