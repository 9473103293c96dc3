import Foundation
import RuntimeLogging
import SceneSystem
import Testing
@_spi(Runtime) import UserNotifications

@testable @_spi(Runtime) import UIKitCore

/// The app's delegate of the notification centre.
@MainActor final class TestCentreDelegate: NSObject, UNUserNotificationCenterDelegate {
  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let identifier = response.notification.request.identifier
    MainActor.assumeIsolated { AppLog.current.add("Centre", nil, "didReceive", identifier) }
    completionHandler()
  }
}

@MainActor @Suite("External events (E)") struct EventRuleTests {
  private let url = Stimulus.external(.urls([OpenedURL(url: "test://7", sourceApplication: "org.example.other")]))
  private let link = Stimulus.external(.activity(ActivityArchive(activityType: "reading")))
  private let action = Stimulus.external(.quickAction(QuickAction(type: "compose")))
  private let tap = Stimulus.external(.notification(NotificationResponse(identifier: "n1")))
  private let handoff = Stimulus.external(.handoff(activityType: "reading"))

  private func delegateLines(_ lines: [String]) -> [String] {
    lines.only("SceneDelegate", "Centre").without("init", "stateRestoration")
  }

  @Test("E-01: a cold URL is in the options of configuration and connection, and nowhere else")
  func coldURL() {
    let device = TestDevice()
    var source: String?
    AppBehaviour.current.configuration = { session, options in
      source = options.urlContexts.first?.options.sourceApplication
      return UISceneConfiguration(name: nil, sessionRole: session.role)
    }
    let lines = device(url)
    #expect(lines.contains("AppDelegate.didFinishLaunching launchOptions=nil"), "K-16")
    #expect(lines.contains("AppDelegate.configurationForConnecting [A] urls={test://7}"), "C-03")
    #expect(
      delegateLines(lines) == [
        "SceneDelegate[A].willConnect urls={test://7}", "SceneDelegate[A].sceneWillEnterForeground",
        "SceneDelegate[A].sceneDidBecomeActive",
      ])
    #expect(source == "org.example.other")
  }

  @Test("E-02: a warm URL is delivered between foreground and activation; to an active scene immediately")
  func warmURL() {
    let device = TestDevice()
    device(.tapIcon)
    #expect(device(url) == ["SceneDelegate[A].openURLContexts {test://7}"])
    device(.swipeHome)
    #expect(
      delegateLines(device(url)) == [
        "SceneDelegate[A].sceneWillEnterForeground", "SceneDelegate[A].openURLContexts {test://7}",
        "SceneDelegate[A].sceneDidBecomeActive",
      ])
  }

  @Test("E-02: URLs that cannot be parsed are left out, and an empty set is not delivered")
  func unusableURL() {
    let device = TestDevice()
    device(.tapIcon)
    let lines = RuntimeLog.capture { device(.external(.urls([OpenedURL(url: "")]))) }.result
    #expect(lines == [])
    let both = RuntimeLog.capture {
      device(.external(.urls([OpenedURL(url: "test://b"), OpenedURL(url: ""), OpenedURL(url: "test://a")])))
    }.result
    #expect(both == ["SceneDelegate[A].openURLContexts {test://a,test://b}"], "E-08: several in one set")
  }

  @Test("E-03: an activity is in the options when cold, announced and continued when warm")
  func activity() {
    let device = TestDevice()
    let cold = delegateLines(device(link))
    #expect(cold.first == "SceneDelegate[A].willConnect activities={reading}")
    #expect(!cold.contains { $0.contains("ontinue") })
    device(.swipeHome)
    #expect(
      delegateLines(device(link)) == [
        "SceneDelegate[A].sceneWillEnterForeground", "SceneDelegate[A].willContinue reading",
        "SceneDelegate[A].continue reading", "SceneDelegate[A].sceneDidBecomeActive",
      ])
  }

  @Test("E-03: an activity arrives with all its content, and a damaged one with its type at least")
  func activityContent() throws {
    let device = TestDevice()
    device(.tapIcon)
    let activity = NSUserActivity(activityType: "reading")
    activity.title = "Chapter 7"
    activity.userInfo = ["page": 70]
    device(.external(.activity(try activity.archive())))
    let (lines, sentences) = RuntimeLog.capture {
      device(.external(.activity(ActivityArchive(activityType: "reading", bytes: [1, 2, 3]))))
    }
    #expect(lines.contains("SceneDelegate[A].continue reading"))
    #expect(sentences.count == 1 && sentences[0].contains("\"reading\" is restored without content"))
  }

  @Test(
    "E-04: Handoff: cold the type immediately and the activity later; warm announced, then continued or failed, once")
  func handoffs() {
    let device = TestDevice()
    #expect(delegateLines(device(handoff)).first == "SceneDelegate[A].willConnect handoff=reading")
    #expect(device(.handoffDeliver(nil)) == ["SceneDelegate[A].continue reading"])
    #expect(device(.handoffDeliver(nil), .handoffFail()) == [], "exactly one")
    device(.swipeHome)
    #expect(
      delegateLines(device(handoff)) == [
        "SceneDelegate[A].sceneWillEnterForeground", "SceneDelegate[A].willContinue reading",
        "SceneDelegate[A].sceneDidBecomeActive",
      ])
    #expect(device(.handoffFail()) == ["SceneDelegate[A].didFailToContinue reading"])
  }

  @Test("E-05: a quick action is in the options when cold, performed before activation when warm")
  func quickAction() {
    let device = TestDevice()
    let cold = delegateLines(device(action))
    #expect(cold.first == "SceneDelegate[A].willConnect shortcut=compose")
    #expect(!cold.contains { $0.contains("performAction") })
    device(.swipeHome)
    #expect(
      delegateLines(device(action)) == [
        "SceneDelegate[A].sceneWillEnterForeground", "SceneDelegate[A].performAction compose",
        "SceneDelegate[A].sceneDidBecomeActive",
      ])
  }

  @Test(
    "E-06: a tapped notification is in the options and delivered to the centre's delegate while the scene is inactive")
  func notification() {
    let device = TestDevice()
    let centre = TestCentreDelegate()
    defer { withExtendedLifetime(centre) {} }
    device.log.on("AppDelegate.didFinishLaunching") { UNUserNotificationCenter.current().delegate = centre }
    device.log.on("Centre.didReceive") { #expect(device.scene()?.activationState == .foregroundInactive) }
    let cold = delegateLines(device(tap))
    #expect(
      cold == [
        "SceneDelegate[A].willConnect notification=n1", "SceneDelegate[A].sceneWillEnterForeground",
        "Centre.didReceive n1", "SceneDelegate[A].sceneDidBecomeActive",
      ])
    device(.swipeHome)
    #expect(
      delegateLines(device(tap)) == [
        "SceneDelegate[A].sceneWillEnterForeground", "Centre.didReceive n1", "SceneDelegate[A].sceneDidBecomeActive",
      ])
  }

  @Test("E-08: one event is delivered to one scene, by default the most recent one")
  func oneScene() {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow)
    #expect(device(url) == ["SceneDelegate[B].openURLContexts {test://7}"])
    device(.focus(.first))
    #expect(device(url) == ["SceneDelegate[A].openURLContexts {test://7}"])
  }

  @Test("E-09: without the scene delegate's method the app delegate's is not called instead (K-08)")
  func noFallback() {
    let device = TestDevice(manifest: TestDevice.manifest([("Main", "UIKitCoreTests.BareSceneDelegate")]))
    device(.tapIcon)
    #expect(device(url, link, action, handoff, .handoffFail()) == [])
  }

  /// Conditions that prefer content that begins with the session's label.
  private func ownConditions(_ scene: UIScene) -> UISceneActivationConditions {
    let conditions = UISceneActivationConditions()
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(
      format: "SELF BEGINSWITH %@", scene.session.id.label)
    return conditions
  }

  private func targeted(_ identifier: String) -> Stimulus {
    .external(.quickAction(QuickAction(type: "open", targetContentIdentifier: identifier)))
  }

  @Test("E-10: conditions route an event, also to a session without a scene, also after a relaunch")
  func routing() {
    let device = TestDevice(.padN)
    AppBehaviour.current.conditions = ownConditions
    device(.tapIcon, .newWindow)
    #expect(device(targeted("A-doc")) == ["SceneDelegate[A].performAction open"])
    #expect(device(targeted("B-doc")) == ["SceneDelegate[B].performAction open"])
    device(.swipeHome, .reclaim(.first))
    let reconnected = delegateLines(device(targeted("A-doc")))
    #expect(reconnected.contains("SceneDelegate[A].willConnect shortcut=open restoration=editing"))
    device.crash()
    AppBehaviour.current.conditions = ownConditions
    let relaunched = delegateLines(device(targeted("B-doc")))
    #expect(relaunched.first == "SceneDelegate[B].willConnect shortcut=open restoration=editing")
  }

  @Test(
    "E-10: where no session accepts the content a new one is made; where that is impossible, the current one gets it")
  func noneMatches() {
    let pad = TestDevice(.padN)
    AppBehaviour.current.conditions = ownConditions
    pad(.tapIcon, .swipeHome)
    #expect(delegateLines(pad(targeted("Z"))).first == "SceneDelegate[B].willConnect shortcut=open")
    let phone = TestDevice(.phone)
    AppBehaviour.current.conditions = ownConditions
    phone(.tapIcon)
    #expect(delegateLines(phone(targeted("Z"))) == ["SceneDelegate[A].performAction open"])
  }
}
