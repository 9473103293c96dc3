import Foundation
import SceneSystem
import SceneTesting
import Testing
@_spi(Runtime) import UIKitCore
import UserNotifications

/// The content of each payload that a typical scene delegate reads, cold and warm.
@MainActor @Suite("The app reads the content of a payload") struct PayloadContentTests {
  @Test("A notification's title, body and userInfo are read from the connection options and by the centre's delegate")
  func notification() throws {
    let app = try Device().install(ContentAppDelegate.self, manifest: .scenes(ContentSceneDelegate.self))
    app.launch(notification: "n1", title: "Lunch", body: "It is ready", userInfo: ["url": "recipes://soup", "id": 7])
    let delegate = try #require(app.scene().delegate(as: ContentSceneDelegate.self))
    #expect(delegate.read == ["options n1 Lunch It is ready recipes://soup 7"])
    let center = try #require(app.delegate(as: ContentAppDelegate.self))
    #expect(center.read == ["center n1 Lunch It is ready recipes://soup 7"])
    app.launch(notification: "n2", userInfo: ["url": "recipes://tea", "id": 8])
    #expect(center.read.last == "center n2   recipes://tea 8")
  }

  @Test("A quick action's title, subtitle and userInfo are read at a cold launch and in a running app")
  func quickAction() throws {
    let app = try Device().install(ContentAppDelegate.self, manifest: .scenes(ContentSceneDelegate.self))
    app.launch(.quickAction("open", title: "Open", subtitle: "the last", userInfo: ["url": "recipes://soup", "n": 3]))
    let delegate = try #require(app.scene().delegate(as: ContentSceneDelegate.self))
    app.launch(quickAction: "new")
    #expect(delegate.read == ["options open Open the last recipes://soup 3", "action new  - - -"])
  }

  @Test("A URL's source application and openInPlace are read from its options")
  func url() throws {
    let app = try Device().install(ContentAppDelegate.self, manifest: .scenes(ContentSceneDelegate.self))
    app.launch(url: "recipes://a", from: "com.example.mail", inPlace: true)
    let delegate = try #require(app.scene().delegate(as: ContentSceneDelegate.self))
    app.launch(url: "recipes://b")
    #expect(delegate.read == ["options recipes://a com.example.mail true", "contexts recipes://b - false"])
  }

  @Test("An app without scenes reads a notification's entries beside aps, also from its launch options")
  func appBased() throws {
    let app = try Device().install(OldAppDelegate.self, manifest: .none)
    app.launch(notification: "n1", title: "Lunch", body: "Now", userInfo: ["url": "recipes://soup", "aps": "mine"])
    let delegate = try #require(app.delegate(as: OldAppDelegate.self))
    #expect(delegate.read.first == "launch recipes://soup Lunch Now")
  }

  @Test("A userInfo that cannot be encoded is refused with the key path of the bad value")
  func unencodable() throws {
    let app = try Device().install(ContentAppDelegate.self, manifest: .scenes(ContentSceneDelegate.self))
    let stepResult = app.launch(notification: "n1", userInfo: ["view": UIView()])
    #expect(stepResult.rejectionReason?.contains("The notification n1 was not opened.") == true)
    #expect(stepResult.rejectionReason?.contains("userInfo.view") == true)
    #expect(!app.isRunning)
  }

  @Test(
    "A payload that an earlier version encoded can still be decoded",
    arguments: [
      #"{"identifier":"n","actionIdentifier":"a"}"#,
      #"{"identifier":"n","actionIdentifier":"a","targetContentIdentifier":"t"}"#,
    ])
  func oldTap(json: String) throws {
    let tap = try JSONDecoder().decode(NotificationResponse.self, from: Data(json.utf8))
    #expect(tap.identifier == "n" && tap.title == nil && tap.userInfo == nil)
    #expect(String(decoding: try JSONEncoder().encode(tap), as: UTF8.self).contains("userInfo") == false)
  }

  @Test("A quick action that an earlier version encoded can still be decoded")
  func oldAction() throws {
    let json = #"{"type":"compose","localizedTitle":"Compose"}"#
    let action = try JSONDecoder().decode(QuickAction.self, from: Data(json.utf8))
    #expect(action == QuickAction(type: "compose", localizedTitle: "Compose"))
  }

  @Test("Bytes that are not a userInfo give an action without one, and a line in the console")
  func damaged() throws {
    let app = try Device().install(ContentAppDelegate.self, manifest: .scenes(ContentSceneDelegate.self))
    app.tapIcon()
    var console: [String] = []
    app.perform { _ in
      let item = UIApplicationShortcutItem(QuickAction(type: "open", userInfo: [1, 2, 3]))
      console.append("\(item.userInfo ?? [:])")
    }
    #expect(console == ["[:]"])
    app.tapIcon()
    #expect(app.console.contains { $0.contains("The userInfo of the quick action \"open\" cannot be read") })
  }
}

@MainActor private func text(_ response: UNNotificationResponse) -> String {
  let content = response.notification.request.content
  let url = content.userInfo["url"] as? String ?? "-"
  let id = (content.userInfo["id"] as? Int).map(String.init) ?? "-"
  return "\(response.notification.request.identifier) \(content.title) \(content.body) \(url) \(id)"
}

@MainActor private func text(_ item: UIApplicationShortcutItem) -> String {
  let url = item.userInfo?["url"] as? String ?? "-"
  let number = (item.userInfo?["n"] as? Int).map(String.init) ?? "-"
  return "\(item.type) \(item.localizedTitle) \(item.localizedSubtitle ?? "-") \(url) \(number)"
}

final class ContentAppDelegate: UIResponder, UIApplicationDelegate, @preconcurrency UNUserNotificationCenterDelegate {
  var read: [String] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    read.append("center \(text(response))")
    completionHandler()
  }
}

final class ContentSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var read: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let response = connectionOptions.notificationResponse { read.append("options \(text(response))") }
    if let item = connectionOptions.shortcutItem { read.append("options \(text(item))") }
    note(connectionOptions.urlContexts, "options")
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { note(URLContexts, "contexts") }

  private func note(_ contexts: Set<UIOpenURLContext>, _ origin: String) {
    for context in contexts {
      read.append(
        "\(origin) \(context.url) \(context.options.sourceApplication ?? "-") \(context.options.openInPlace)")
    }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    read.append("action \(text(shortcutItem))")
    completionHandler(true)
  }
}

final class OldAppDelegate: UIResponder, UIApplicationDelegate {
  var read: [String] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let payload = launchOptions?[.remoteNotification] as? [AnyHashable: Any] {
      let alert = (payload["aps"] as? [String: Any])?["alert"] as? [String: Any]
      read.append(
        "launch \(payload["url"] as? String ?? "-") \(alert?["title"] as? String ?? "-") "
          + (alert?["body"] as? String ?? "-"))
    }
    return true
  }
}
