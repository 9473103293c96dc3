import Foundation
import RuntimeLogging
import SceneSystem
import Testing
@_spi(Runtime) import UserNotifications

@_spi(Runtime) @testable import UIKitCore

@MainActor @Suite("Values that a scene receives") struct EventValuesTests {
  @Test("E-01: a URL context has the URL and the system's options") func urlContext() throws {
    let opened = OpenedURL(url: "notes://open?id=1", sourceApplication: "org.example.other", openInPlace: true)
    let context = try #require(UIOpenURLContext(opened))
    #expect(context.url == URL(string: "notes://open?id=1"))
    #expect(context.options.sourceApplication == "org.example.other" && context.options.openInPlace)
    #expect(context.options.annotation == nil)
  }

  @Test("E-08: several URLs arrive in one set, and text that is not a URL is named in the log") func severalURLs() {
    let outcome = RuntimeLog.capture {
      UIOpenURLContext.contexts(for: [OpenedURL(url: "a:1"), OpenedURL(url: ""), OpenedURL(url: "a:2")])
    }
    #expect(Set(outcome.result.map(\.url.absoluteString)) == ["a:1", "a:2"])
    #expect(outcome.sentences == ["The text \"\" is not a URL, so no scene is asked to open it."])
  }

  @Test("processes without scenes get the same options by key") func optionKeys() {
    let full = UIScene.OpenURLOptions(sourceApplication: "org.example.other", openInPlace: true)
    let options = UIApplication.OpenURLOptionsKey.options(for: full)
    #expect(options[.sourceApplication] as? String == "org.example.other" && options[.openInPlace] as? Bool == true)
    #expect(UIApplication.OpenURLOptionsKey.options(for: UIScene.OpenURLOptions())[.sourceApplication] == nil)
  }

  @Test("keys are Apple's constants") func constants() {
    #expect(UIApplication.LaunchOptionsKey.url.rawValue == "UIApplicationLaunchOptionsURLKey")
    #expect(UIApplication.LaunchOptionsKey.shortcutItem.rawValue == "UIApplicationLaunchOptionsShortcutItemKey")
    #expect(UIApplication.OpenURLOptionsKey.openInPlace.rawValue == "UIApplicationOpenURLOptionsOpenInPlaceKey")
    #expect(
      UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue
        == "UIApplicationOpenURLOptionUniversalLinksOnly")
    #expect(!UIScene.OpenExternalURLOptions().universalLinksOnly)
  }

  @Test("E-05: a quick action arrives with its type, title and target, and is converted back equal") func quickAction()
  {
    let action = QuickAction(type: "new", localizedTitle: "New note", targetContentIdentifier: "note:new")
    let item = UIApplicationShortcutItem(action)
    #expect(item.type == "new" && item.localizedTitle == "New note")
    #expect(item.targetContentIdentifier as? String == "note:new")
    #expect(item.localizedSubtitle == nil && item.icon == nil && item.userInfo == nil)
    #expect(item.quickAction == action)
  }

  @Test("a mutable item is a copy, and its own copy does not change with it") func mutableItem() throws {
    let item = UIApplicationShortcutItem(
      type: "t", localizedTitle: "T", localizedSubtitle: "S", icon: UIApplicationShortcutIcon(type: .compose),
      userInfo: ["k": NSNumber(value: 1)])
    let mutable = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    #expect(mutable == item && item == mutable && mutable.hash == item.hash)
    let frozen = try #require(mutable.copy() as? UIApplicationShortcutItem)
    #expect(type(of: frozen) == UIApplicationShortcutItem.self && item.copy() as AnyObject === item)
    mutable.type = "u"
    mutable.localizedTitle = "U"
    mutable.localizedSubtitle = nil
    mutable.icon = UIApplicationShortcutIcon(systemImageName: "star")
    mutable.userInfo = nil
    mutable.targetContentIdentifier = 5
    #expect(mutable.type == "u" && mutable.localizedTitle == "U" && mutable.localizedSubtitle == nil)
    #expect(mutable.userInfo == nil && mutable.targetContentIdentifier as? Int == 5)
    #expect(mutable.quickAction.targetContentIdentifier == nil)
    #expect(frozen == item && frozen != mutable && item.type == "t")
  }

  @Test("icons are equal if they show the same") func icons() {
    #expect(UIApplicationShortcutIcon(type: .add) == UIApplicationShortcutIcon(type: .add))
    #expect(UIApplicationShortcutIcon(type: .add) != UIApplicationShortcutIcon(type: .play))
    #expect(UIApplicationShortcutIcon(templateImageName: "a") != UIApplicationShortcutIcon(systemImageName: "a"))
    #expect(UIApplicationShortcutIcon(type: .add).hash == UIApplicationShortcutIcon(type: .add).hash)
    #expect(UIApplicationShortcutIcon.IconType.compose.rawValue == 0)
    #expect(UIApplicationShortcutIcon.IconType.contact.rawValue == 8)
    #expect(UIApplicationShortcutIcon.IconType.update.rawValue == 28)
  }

  @Test("E-06: a tap is converted to a response with the notification that the app requested") func response() {
    let center = UNUserNotificationCenter()
    let content = UNMutableNotificationContent()
    content.title = "Reminder"
    center.add(UNNotificationRequest(identifier: "r", content: content, trigger: nil))
    let tap = NotificationResponse(identifier: "r", actionIdentifier: "later", targetContentIdentifier: "note:1")
    let response = center.response(to: tap, date: Date(timeIntervalSinceReferenceDate: 0))
    #expect(response.notification.request.content.title == "Reminder" && response.actionIdentifier == "later")
    #expect(response.targetScene == nil)
    response.target = UIResponder()
    #expect(response.targetScene == nil)
  }
}
