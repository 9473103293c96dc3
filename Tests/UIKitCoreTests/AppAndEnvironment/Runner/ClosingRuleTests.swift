import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Closing and termination (T)") struct ClosingRuleTests {
  private func device(_ profile: DeviceProfile, windows: Int = 1) -> TestDevice {
    let device = TestDevice(profile)
    device(.tapIcon)
    for _ in 1..<windows { device(.newWindow) }
    return device
  }

  private func lives(_ lines: [String]) -> [String] {
    lines.only("AppDelegate", "SceneDelegate", "ViewController", "nApp")
      .without("init", "stateRestoration", "viewWillLayout", "viewDidLayout")
  }

  @Test("T-01: closing one of two: disconnection, teardown, then immediately the discard; the app keeps running")
  func closeOne() {
    let device = device(.padN, windows: 2)
    #expect(
      lives(device(.closeWindow(.second))).without("sceneWillResign", "sceneDidEnter") == [
        "SceneDelegate[B].sceneDidDisconnect", "ViewController[B].viewWillDisappear",
        "ViewController[B].viewDidDisappear", "SceneDelegate[B].deinit", "ViewController[B].deinit",
        "AppDelegate.didDiscard sessions={B}",
      ])
    #expect(device.scene(.first)?.activationState == .foregroundActive)
    #expect(UIApplication.shared.openSessions.map(\.id) == [.first])
  }

  @Test("T-01: a session without a scene that is closed is only discarded")
  func closeDisconnected() {
    let device = device(.padN, windows: 2)
    device(.openSwitcher, .choose(.first), .reclaim(.second))
    #expect(lives(device(.closeWindow(.second))) == ["AppDelegate.didDiscard sessions={B}"])
  }

  @Test(
    "T-02 phone: the only card: disconnection, teardown, willTerminate; no discard, no background; the session stays")
  func lastCardPhone() {
    let device = device(.phone)
    device.log.observeNotifications()
    #expect(device(.openSwitcher).only("SceneDelegate") == ["SceneDelegate[A].sceneWillResignActive"])
    #expect(
      lives(device(.swipeAway(.first))) == [
        "SceneDelegate[A].sceneDidDisconnect",
        "ViewController[A].viewWillDisappear", "ViewController[A].viewDidDisappear",
        "SceneDelegate[A].deinit", "ViewController[A].deinit",
        "AppDelegate.willTerminate", "nApp.willTerminate",
      ])
    #expect(device.runner == nil)
    #expect(device.record()?.restorationActivity != nil, "kept, with its activity")
    #expect(!device(.tapIcon).contains { $0.contains("configurationForConnecting") })
  }

  @Test("T-02 phone, as observed on iOS 13 and 14: background, willTerminate", arguments: [13, 14])
  func lastCardPhoneVariant(version: Int) {
    var profile = DeviceProfile(kind: .phone, osVersion: version)
    profile.lastCard = .background
    let device = device(profile)
    device(.openSwitcher)
    #expect(
      lives(device(.swipeAway(.first))) == ["SceneDelegate[A].sceneDidEnterBackground", "AppDelegate.willTerminate"])
  }

  @Test("T-02 pad1: disconnection, discard, willTerminate; the session no longer exists")
  func lastCardPad1() {
    let device = TestDevice(.pad1, manifest: TestDevice.manifest(multiple: false))
    device(.tapIcon, .openSwitcher)
    let lines = lives(device(.swipeAway(.first))).only("AppDelegate", "SceneDelegate").without("deinit")
    #expect(
      lines == [
        "SceneDelegate[A].sceneDidDisconnect", "AppDelegate.didDiscard sessions={A}", "AppDelegate.willTerminate",
      ])
    #expect(device.kernel.sessions.isEmpty)
    #expect(device(.tapIcon).contains("AppDelegate.configurationForConnecting [B]"))
  }

  @Test("T-02 padN: the last card: background, willTerminate, no discard; it is restored though it was a secondary one")
  func lastCardPadN() {
    let device = device(.padN, windows: 2)
    device(.openSwitcher, .swipeAway(.first))
    let lines = lives(device(.swipeAway(.second)))
    #expect(lines == ["SceneDelegate[B].sceneDidEnterBackground", "AppDelegate.willTerminate"])
    let relaunched = device(.tapIcon)
    #expect(relaunched.contains("SceneDelegate[B].willConnect restoration=editing"))
    #expect(!relaunched.contains { $0.contains("configurationForConnecting") })
  }

  @Test("T-04: flicking the card of a suspended process calls nothing")
  func suspendedKill() {
    let device = device(.phone)
    device(.swipeHome, .suspend)
    #expect(device(.openSwitcher, .swipeAway(.first)) == [])
    #expect(device.runner == nil)
    #expect(device(.tapIcon).contains("SceneDelegate[A].willConnect restoration=editing"))
  }

  @Test("T-05: cards removed while nothing runs are delivered at the next launch; the last one is kept")
  func removedCards() {
    let device = device(.padN, windows: 2)
    device(.swipeHome, .kill)
    #expect(device(.removeCard(.second), .removeCard(.first)) == [])
    let lines = device(.tapIcon)
    #expect(lines.contains("AppDelegate.didDiscard sessions={B}"))
    #expect(lines.contains("SceneDelegate[A].willConnect restoration=editing"))
  }

  @Test("T-07: a killed or suspended process never receives willTerminate", arguments: [Stimulus.kill, .reboot])
  func noWord(stimulus: Stimulus) {
    let device = device(.padN)
    #expect(device(stimulus) == [])
    device(.tapIcon, .swipeHome, .suspend)
    #expect(device(stimulus) == [])
  }

  @Test("T-08: in didDiscard a session can still be read, and requesting it again is refused")
  func discardContract() {
    let device = device(.padN, windows: 2)
    let session = device.session(.second)
    device.act { _ in session?.userInfo = ["draft": "seven"] }
    let identifier = session?.persistentIdentifier
    var seen: [String] = []
    device.log.on("AppDelegate.didDiscard") {
      guard let session else { return }
      seen = [session.userInfo?["draft"] as? String ?? "-", session.persistentIdentifier, "\(session.scene == nil)"]
      UIApplication.shared.requestSceneSessionActivation(
        session, userActivity: nil, options: nil, errorHandler: device.handler("again"))
    }
    device(.closeWindow(.second))
    #expect(seen == ["seven", identifier, "true"])
    #expect(device.refusals == ["again": [1]])
    session?.userInfo = ["draft": "late"]
    session?.stateRestorationActivity = NSUserActivity(activityType: "editing")
    #expect(device(.focus(.first)) == [], "a discarded session sends nothing to the system")
  }

  @Test("T-08: a session discarded while nothing ran can be read, although it was not open during the launch")
  func owedDiscardContract() {
    let device = device(.padN, windows: 2)
    device.act { _ in device.session(.second)?.userInfo = ["draft": "seven"] }
    device(.kill, .removeCard(.second))
    var draft: String?
    device.log.on("AppDelegate.didFinishLaunching") { #expect(UIApplication.shared.openSessions.count == 1) }
    device.log.on("AppDelegate.didDiscard") {
      draft = device.runner?.sessions[.second]?.userInfo?["draft"] as? String
    }
    device(.tapIcon)
    #expect(draft == "seven")
    #expect(UIApplication.shared.openSessions.map(\.id) == [.first])
  }

  @Test("T-09: after a crash every session exists, with its last saved state")
  func crash() {
    let device = device(.desktop, windows: 3)
    device(.autosave)
    device.crash()
    let lines = device(.tapIcon).only("SceneDelegate").filter { $0.contains("willConnect") }
    #expect(
      lines == [
        "SceneDelegate[C].willConnect restoration=editing", "SceneDelegate[B].willConnect restoration=editing",
        "SceneDelegate[A].willConnect restoration=editing",
      ])
  }

  @Test(
    "D-05, D-06: the last desktop window quits: it resigns active, enters the background, is saved, and the app exits")
  func desktopQuit() {
    let device = device(.desktop, windows: 2)
    device(.closeWindow(.second))
    device.log.observeNotifications()
    #expect(
      device(.closeWindow(.first)).only("SceneDelegate", "AppDelegate", "nApp").without("deinit") == [
        "SceneDelegate[A].sceneWillResignActive", "nApp.willResignActive",
        "SceneDelegate[A].sceneDidEnterBackground", "nApp.didEnterBackground",
        "SceneDelegate[A].stateRestorationActivity",
        "AppDelegate.willTerminate", "nApp.willTerminate",
      ])
    #expect(device.kernel.sessions.map(\.id) == [.first])
  }

  @Test("D-10: memory pressure on a desktop reclaims background windows first, then warns")
  func pressure() {
    let device = device(.desktop, windows: 2)
    device(.minimize(.first))
    let lines = device(.memoryWarning).only("SceneDelegate", "AppDelegate").without("deinit")
    #expect(
      lines == [
        "SceneDelegate[A].stateRestorationActivity", "SceneDelegate[A].sceneDidDisconnect",
        "AppDelegate.didReceiveMemoryWarning",
      ])
    #expect(device(.unminimize(.first)).contains("SceneDelegate[A].willConnect restoration=editing"))
  }
}
