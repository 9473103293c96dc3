import CloudKit
import Foundation
import SceneTesting
import Testing
import UIKitCore
import UserNotifications

/// A scene delegate that the test itself calls, with objects for which Apple has no initialiser.
@MainActor @Suite("Calling a scene delegate without a device") struct BuilderTests {
  @Test("It creates its window in a scene that the test made, and reads the URL in the options")
  func connect() throws {
    let scene = UIWindowScene.make()
    let delegate = SampleSceneDelegate()
    delegate.scene(scene, willConnectTo: scene.session, options: .make(urls: ["recipes://soup"]))
    #expect(delegate.draft == "recipes://soup")
    #expect(scene.windows.first === delegate.window && delegate.window?.windowScene === scene)
    #expect(scene.session.scene === scene)
  }

  @Test("It finds the saved state of the session")
  func restore() {
    let activity = NSUserActivity(activityType: "draft")
    activity.userInfo = ["draft": "Dear Ada"]
    let scene = UIWindowScene.make(session: .make(stateRestorationActivity: activity, userInfo: ["tab": 2]))
    let delegate = SampleSceneDelegate()
    delegate.scene(scene, willConnectTo: scene.session, options: .make())
    #expect(delegate.draft == "Dear Ada")
    #expect(scene.session.userInfo?["tab"] as? Int == 2)
    #expect(delegate.stateRestorationActivity(for: scene)?.userInfo?["draft"] as? String == "Dear Ada")
  }

  @Test("Options contain each given payload and nothing else")
  func options() throws {
    let response = UNNotificationResponse.make(
      identifier: "n", title: "Lunch", body: "Now", userInfo: ["url": "recipes://a"])
    let item = UIApplicationShortcutItem(type: "open", localizedTitle: "Open")
    let link = NSUserActivity.link("https://recipes.example/soup")
    let options = UIScene.ConnectionOptions.make(
      urls: ["recipes://a", ""], userActivities: [link], shortcutItem: item, notificationResponse: response,
      handoffUserActivityType: "reading", share: .make(url: "https://icloud.example/a", title: "Soups"),
      sourceApplication: "com.example.mail")
    #expect(options.urlContexts.map(\.url.absoluteString) == ["recipes://a"])
    #expect(options.urlContexts.first?.options.sourceApplication == "com.example.mail")
    #expect(options.userActivities.first === link && link.webpageURL?.host == "recipes.example")
    #expect(options.shortcutItem === item && options.notificationResponse === response)
    #expect(response.notification.request.content.userInfo["url"] as? String == "recipes://a")
    #expect(options.handoffUserActivityType == "reading" && options.sourceApplication == "com.example.mail")
    #expect(options.cloudKitShareMetadata?.share[CKShare.SystemFieldKey.title] as? String == "Soups")
    let empty = UIScene.ConnectionOptions.make()
    #expect(empty.urlContexts.isEmpty && empty.userActivities.isEmpty && empty.shortcutItem == nil)
    #expect(empty.notificationResponse == nil && empty.cloudKitShareMetadata == nil)
  }

  @Test("A warm URL, and a document with openInPlace")
  func warm() {
    let scene = UIWindowScene.make(activationState: .foregroundActive)
    let delegate = SampleSceneDelegate()
    delegate.scene(scene, willConnectTo: scene.session, options: .make())
    let url = URL(fileURLWithPath: "/a.soup")
    delegate.scene(scene, openURLContexts: [.make(url: url, openInPlace: true)])
    #expect(delegate.draft == url.absoluteString)
    #expect(UIOpenURLContext.make(url: url, openInPlace: true).options.openInPlace)
  }

  @Test("The test sets the state of a scene that it made; a device sets that of its own scenes")
  func activationState() throws {
    let scene = UIWindowScene.make()
    #expect(scene.activationState == .unattached)
    scene.setActivationState(.background)
    #expect(scene.activationState == .background)
    let app = try Device().install(SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    app.tapIcon()
    app.scene().scene?.setActivationState(.background)
    #expect(app.scene().state == .foregroundActive)
  }

  @Test("A session has the given role, configuration and identifier")
  func session() {
    let configuration = UISceneConfiguration(name: "Detail", sessionRole: .windowApplication)
    let session = UISceneSession.make(configuration: configuration, persistentIdentifier: "x")
    #expect(session.configuration === configuration && session.persistentIdentifier == "x" && session.scene == nil)
    #expect(UISceneSession.make(role: .windowExternalDisplay).role == .windowExternalDisplay)
  }
}
