import Foundation
import SceneManifest
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the application belongs to the process.
@MainActor @Suite("UIApplication: properties and requests", .serialized) struct ApplicationTests {
  private func running(_ entries: [String: PlistValue] = [:]) -> TestDevice {
    let device = TestDevice(.padN, entries: entries)
    device(.tapIcon)
    return device
  }

  @Test("Scenes and sessions refer to each other, and the application contains them while they exist") func graph()
    throws
  {
    let device = running()
    device(.newWindow)
    let application = UIApplication.shared
    #expect(application.connectedScenes.count == 2 && application.openSessions.count == 2)
    for scene in application.connectedScenes {
      #expect(scene.session.scene === scene && application.openSessions.contains(scene.session))
      #expect(scene.session.role == .windowApplication && scene.next === application)
      #expect(scene.session.configuration.delegateClass == TestSceneDelegate.self)
    }
    let session = try #require(device.session(.second))
    device(.closeWindow(.second))
    #expect(
      session.scene == nil && application.connectedScenes.count == 1 && !application.openSessions.contains(session))
    #expect(Set(application.openSessions.map(\.persistentIdentifier)).count == 1)
  }

  @Test("Events go from a view through controller, window and scene to the application and its delegate")
  func responders() {
    final class Asked: UIView {
      var chain: [UIResponder] { Array(sequence(first: self as UIResponder, next: \.next)) }
    }
    let device = running()
    let window = device.delegate()!.window!
    let view = Asked()
    window.rootViewController!.view.addSubview(view)
    let expected: [UIResponder?] = [
      view, window.rootViewController!.view, window.rootViewController, window, device.scene(), UIApplication.shared,
      UIApplication.shared.delegate as? UIResponder,
    ]
    #expect(view.chain == expected.compactMap(\.self) && view.chain.count == 7)
  }

  @Test(
    "An app can open the URLs of its own schemes, in any case, and no others",
    arguments: [
      ("notes:1", true), ("NOTES://a/b", true), ("note:1", false), ("https://example.org", false), ("relative", false),
    ])
  func schemes(url: String, expected: Bool) throws {
    let types = PlistValue.array([.dictionary(["CFBundleURLSchemes": .array([.string("Notes")])])])
    let device = running(["CFBundleURLTypes": types])
    #expect(UIApplication.shared.canOpenURL(try #require(URL(string: url))) == expected)
    withExtendedLifetime(device) {}
  }

  @Test("Opening another app's URL completes with false, in a later turn") func open() async throws {
    let application = UIApplication()
    let url = try #require(URL(string: "https://example.org"))
    nonisolated(unsafe) var isInside = true
    let answer: (Bool, Bool) = await withCheckedContinuation { continuation in
      application.open(url) { done in continuation.resume(returning: (done, isInside)) }
      isInside = false
    }
    #expect(answer == (false, false))
  }

  @Test("Background tasks have unique identifiers, and ending one twice, or an invalid one, does nothing") func tasks()
  {
    let application = UIApplication()
    let one = application.beginBackgroundTask()
    let two = application.beginBackgroundTask(withName: "upload") { Issue.record("The time is never up here") }
    #expect(one != two && one != .invalid && two != .invalid && UIBackgroundTaskIdentifier.invalid.rawValue == 0)
    for task in [one, one, .invalid, UIBackgroundTaskIdentifier(rawValue: 99), two] {
      application.endBackgroundTask(task)
    }
    let three = application.beginBackgroundTask()
    #expect(three != one && three != two, "an identifier that was ended is not given again")
  }

  @Test("Remote notifications are unavailable, and the delegate receives an error") func remote() async {
    final class Pushed: NSObject, UIApplicationDelegate {
      var errors: [any Error] = []
      var continuation: CheckedContinuation<Void, Never>?
      func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
      ) {
        errors.append(error)
        continuation?.resume()
      }
    }
    let (application, delegate) = (UIApplication(), Pushed())
    application.delegate = delegate
    await withCheckedContinuation { continuation in
      delegate.continuation = continuation
      application.registerForRemoteNotifications()
      #expect(delegate.errors.isEmpty, "never during the call")
    }
    #expect((delegate.errors.first as? CocoaError)?.code == .featureUnsupported)
    #expect(!application.isRegisteredForRemoteNotifications)
  }

  @Test("Properties without effect on a desktop keep their values") func kept() {
    let application = UIApplication()
    #expect(!application.isIdleTimerDisabled && application.applicationIconBadgeNumber == 0)
    application.isIdleTimerDisabled = true
    application.applicationIconBadgeNumber = 4
    application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
    #expect(application.isIdleTimerDisabled && application.applicationIconBadgeNumber == 4)
    #expect(application.shortcutItems?.map(\.type) == ["new"] && application.alternateIconName == nil)
  }

  @Test("The application's state is that of its most active scene, and each scene has its own") func states() {
    let device = running()
    device(.newWindow)
    device(.openSwitcher, .choose(.first))
    let states = { Set(UIApplication.shared.connectedScenes.map(\.activationState)) }
    #expect(UIApplication.shared.applicationState == .active && states() == [.foregroundActive, .background])
    device(.swipeHome)
    #expect(UIApplication.shared.applicationState == .background && states() == [.background])
    device(.tapIcon)
    #expect(UIApplication.shared.applicationState == .active)
  }
}
