import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Foreground and background (F)") struct ForegroundRuleTests {
  private func running(_ profile: DeviceProfile = .phone) -> TestDevice {
    let device = TestDevice(profile)
    device(.tapIcon)
    return device
  }

  /// Without the lines about saving and snapshots.
  private func transitions(_ lines: [String]) -> [String] { lines.only("SceneDelegate").without("stateRestoration") }

  private let resigns = "SceneDelegate[A].sceneWillResignActive"
  private let activates = "SceneDelegate[A].sceneDidBecomeActive"
  private let leaves = "SceneDelegate[A].sceneDidEnterBackground"
  private let enters = "SceneDelegate[A].sceneWillEnterForeground"

  @Test("F-01: home: resigns active, enters the background, is saved, has its snapshots taken; nothing disappears")
  func home() {
    let device = running()
    device.log.observeNotifications()
    #expect(
      device(.swipeHome) == [
        resigns, "nScene[A].willDeactivate", "nApp.willResignActive",
        leaves, "nScene[A].didEnterBackground", "nApp.didEnterBackground",
        "SceneDelegate[A].stateRestorationActivity",
        "ViewController[A].viewWillLayoutSubviews", "ViewController[A].viewDidLayoutSubviews",
        "ViewController[A].viewWillLayoutSubviews", "ViewController[A].viewDidLayoutSubviews",
      ])
  }

  @Test("F-02: reopened: enters the foreground and becomes active; nothing appears again")
  func reopen() {
    let device = running()
    device.log.observeNotifications()
    _ = device(.swipeHome)
    #expect(
      device(.tapIcon) == [
        enters, "nScene[A].willEnterForeground", "nApp.willEnterForeground",
        activates, "nScene[A].didActivate", "nApp.didBecomeActive",
      ])
  }

  @Test(
    "F-03, F-04: a system gesture makes the scene resign active, and its end activates it again",
    arguments: SystemGesture.allCases)
  func gesture(gesture: SystemGesture) {
    let device = running()
    #expect(device(.beginGesture(gesture)) == [resigns])
    #expect(device.scene()?.activationState == .foregroundInactive)
    #expect(UIApplication.shared.applicationState == .inactive)
    #expect(device(.cancelGesture) == [activates])
    #expect(device.scene()?.activationState == .foregroundActive)
  }

  @Test("F-05: a notification centre that stays activates the scene briefly")
  func notificationCentre() {
    let device = running()
    device.log.observeNotifications()
    device(.beginGesture(.notificationCenter))
    #expect(
      device(.completeGesture) == [
        activates, "nScene[A].didActivate", "nApp.didBecomeActive",
        resigns, "nScene[A].willDeactivate", "nApp.willResignActive",
      ])
    #expect(device.scene()?.activationState == .foregroundInactive)
  }

  @Test(
    "F-06, F-07: control centre and switcher that stay cause no further callback until they close",
    arguments: [SystemGesture.controlCenter, .appSwitcher])
  func staying(gesture: SystemGesture) {
    let device = running()
    device(.beginGesture(gesture))
    #expect(device(.completeGesture) == [])
    #expect(device(.dismiss) == [activates])
  }

  @Test("F-08: from the switcher to the home screen the scene does not resign active a second time")
  func switcherToHome() {
    let device = running()
    device(.openSwitcher)
    #expect(transitions(device(.swipeHome)) == [leaves])
  }

  @Test("F-09: an alert makes the scene resign active and leaves it on screen")
  func alert() {
    let device = running()
    #expect(device(.alert) == [resigns])
    #expect(device(.dismissAlert) == [activates])
  }

  @Test("F-10, F-11: locking sends the scene to the background, unlocking brings it back")
  func lock() {
    let device = running()
    #expect(transitions(device(.lock)) == [resigns, leaves])
    #expect(transitions(device(.unlock)) == [enters, activates])
  }

  @Test("D-03: a locked desktop only makes scenes resign active")
  func desktopLock() {
    let device = running(.desktop)
    #expect(transitions(device(.lock)) == [resigns])
    #expect(transitions(device(.unlock)) == [activates])
  }

  @Test("F-12: a locked app that is not opened was in the foreground, but never active")
  func appLock() {
    let device = running()
    device(.swipeHome)
    #expect(transitions(device(.appLock)) == [enters])
    #expect(transitions(device(.appLockCancel)) == [leaves])
  }

  @Test("F-12: a cold start behind the lock shows the views nevertheless, once")
  func coldAppLock() {
    let device = TestDevice()
    let lines = device(.appLock).only("ViewController")
    #expect(lines.count { $0.hasSuffix("viewWillAppear") } == 1)
    #expect(lines.count { $0.hasSuffix("viewDidAppear") } == 1, "the turn ends with the views on screen")
    #expect(device(.dismiss).only("ViewController").isEmpty)
  }

  @Test("F-20: snapshots are layout passes: two on a phone, four on an iPad, none in a window; no appearance callbacks")
  func pictures() {
    for (profile, passes) in [(DeviceProfile.phone, 2), (.pad1, 4), (.padN, 4)] {
      let lines = running(profile)(.swipeHome).only("ViewController")
      #expect(lines.count { $0.hasSuffix("viewWillLayoutSubviews") } == passes)
      #expect(lines.count { $0.hasSuffix("viewDidLayoutSubviews") } == passes)
      #expect(lines.count == 2 * passes)
    }
    #expect(running(.desktop)(.minimize(.first)).only("ViewController") == [])
  }

  @Test("F-22: moving focus between windows causes only the save of the previous one")
  func focus() {
    let device = TestDevice(.desktop)
    device(.tapIcon, .newWindow)
    #expect(device(.focus(.first)) == ["SceneDelegate[B].stateRestorationActivity"])
    #expect(device(.focus(.first)) == [])
    let pad = TestDevice(.padN)
    pad(.tapIcon, .newWindow)
    #expect(pad(.focus(.first), .focus(.second)) == [], "X-05")
  }

  @Test("D-02: a minimised window is in the background until it is restored")
  func minimize() {
    let device = running(.desktop)
    #expect(transitions(device(.minimize(.first))) == [resigns, leaves])
    #expect(transitions(device(.unminimize(.first))) == [enters, activates])
  }

  @Test("D-09: the periodic save requests the state of foreground scenes only")
  func autosave() {
    let device = TestDevice(.desktop)
    device(.tapIcon, .newWindow, .minimize(.first))
    #expect(device(.autosave) == ["SceneDelegate[B].stateRestorationActivity"])
  }

  @Test("X-01, X-02: switching among sessions of one app never takes the application to the background")
  func switching() {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow, .openSwitcher, .choose(.first))
    device.log.observeNotifications()
    var states: Set<Int> = []
    for event in ["SceneDelegate[A].sceneDidEnterBackground", "SceneDelegate[B].sceneWillEnterForeground"] {
      device.log.on(event) { states.insert(UIApplication.shared.applicationState.rawValue) }
    }
    let lines = device(.openSwitcher, .choose(.second))
    #expect(
      lines.only("SceneDelegate", "nApp").without("stateRestoration") == [
        "SceneDelegate[A].sceneWillResignActive", "nApp.willResignActive",
        "SceneDelegate[B].sceneWillEnterForeground", "SceneDelegate[B].sceneDidBecomeActive", "nApp.didBecomeActive",
        "SceneDelegate[A].sceneDidEnterBackground",
      ])
    #expect(!states.contains(UIApplication.State.background.rawValue))
  }

  @Test("X-04: home with two scenes on screen: both resign active, then both enter the background, then both are saved")
  func homeWithTwo() {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow)
    #expect(
      device(.swipeHome).only("SceneDelegate") == [
        "SceneDelegate[A].sceneWillResignActive", "SceneDelegate[B].sceneWillResignActive",
        "SceneDelegate[A].sceneDidEnterBackground", "SceneDelegate[B].sceneDidEnterBackground",
        "SceneDelegate[A].stateRestorationActivity", "SceneDelegate[B].stateRestorationActivity",
      ])
  }
}
