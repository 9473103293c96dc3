import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@_spi(Runtime) @testable import UIKitCore
@_spi(Runtime) import UserNotifications

@MainActor @Suite("Values that a scene receives") struct EventValueTests {
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

@MainActor @Suite("Values of events") struct LaunchOptionValueTests {
  @Test("L-02: every launch option has Apple's key, and no two are the same")
  func launchOptions() {
    typealias Key = UIApplication.LaunchOptionsKey
    let keys: [(Key, String)] = [
      (.url, "URLKey"), (.sourceApplication, "SourceApplicationKey"), (.remoteNotification, "RemoteNotificationKey"),
      (Key(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey"), "LocalNotificationKey"),
      (.annotation, "AnnotationKey"), (.location, "LocationKey"), (.newsstandDownloads, "NewsstandDownloadsKey"),
      (.bluetoothCentrals, "BluetoothCentralsKey"), (.bluetoothPeripherals, "BluetoothPeripheralsKey"),
      (.shortcutItem, "ShortcutItemKey"), (.userActivityDictionary, "UserActivityDictionaryKey"),
      (.userActivityType, "UserActivityTypeKey"), (.cloudKitShareMetadata, "CloudKitShareMetadataKey"),
    ]
    for (key, name) in keys { #expect(key.rawValue == "UIApplicationLaunchOptions" + name) }
    #expect(Set(keys.map(\.0)).count == keys.count)
    let open: [UIApplication.OpenURLOptionsKey] = [.sourceApplication, .annotation, .openInPlace]
    #expect(
      open.map(\.rawValue)
        == ["SourceApplicationKey", "AnnotationKey", "OpenInPlaceKey"].map { "UIApplicationOpenURLOptions" + $0 })
  }

  @Test("M-06: a process without scenes receives the content of a scene's options, and nothing else")
  func openOptions() {
    for (application, inPlace) in [(nil, false), (nil, true), ("org.example", false), ("", true)] as [(String?, Bool)] {
      let options = UIApplication.OpenURLOptionsKey.options(
        for: UIScene.OpenURLOptions(sourceApplication: application, openInPlace: inPlace))
      #expect(options[.openInPlace] as? Bool == inPlace)
      #expect(options[.sourceApplication] as? String == application)
      #expect(options.count == (application == nil ? 1 : 2) && options[.annotation] == nil)
    }
  }

  @Test(
    "E-01: text that can be made a URL is one; characters that a URL may not contain are encoded",
    arguments: [
      ("notes://open?id=1", "notes://open?id=1"), ("notes:", "notes:"),
      ("https://example.org/a b", "https://example.org/a%20b"),
      ("file:///tmp/é", "file:///tmp/%C3%A9"), ("relative/path", "relative/path"),
    ])
  func urls(text: String, url: String) throws {
    let context = try #require(UIOpenURLContext(OpenedURL(url: text)))
    #expect(context.url.absoluteString == url)
    #expect(context.options.sourceApplication == nil && !context.options.openInPlace)
  }

  @Test("E-08: two requests for one URL give two contexts, and equality is identity")
  func contexts() throws {
    let opened = OpenedURL(url: "notes:1", sourceApplication: "a", openInPlace: true)
    let contexts = UIOpenURLContext.contexts(for: [opened, opened, OpenedURL(url: "notes:2")])
    #expect(contexts.count == 3)
    #expect(contexts.map(\.url.absoluteString).sorted() == ["notes:1", "notes:1", "notes:2"])
    #expect(contexts.filter { $0.options.openInPlace && $0.options.sourceApplication == "a" }.count == 2)
    #expect(UIOpenURLContext.contexts(for: []).isEmpty)
    let log = RuntimeLog.capture { UIOpenURLContext.contexts(for: [OpenedURL(url: ""), OpenedURL(url: "")]) }
    #expect(log.result.isEmpty)
    #expect(log.sentences == Array(repeating: "The text \"\" is not a URL, so no scene is asked to open it.", count: 2))
  }

  @Test(
    "E-05: a quick action is converted to an item and back equal",
    arguments: [
      QuickAction(type: "t"), QuickAction(type: "", localizedTitle: ""),
      QuickAction(type: "t", localizedTitle: "Títle", targetContentIdentifier: "note:1"),
      QuickAction(type: "t", localizedTitle: "T", targetContentIdentifier: ""),
    ])
  func quickActions(action: QuickAction) {
    #expect(UIApplicationShortcutItem(action).quickAction == action)
    #expect(UIApplicationShortcutItem(action) == UIApplicationShortcutItem(action))
  }

  private func item() -> UIMutableApplicationShortcutItem {
    let item = UIMutableApplicationShortcutItem(
      type: "t", localizedTitle: "T", localizedSubtitle: "S", icon: UIApplicationShortcutIcon(type: .add),
      userInfo: ["k": NSNumber(value: 1)])
    item.targetContentIdentifier = "id"
    return item
  }

  @Test("two items are equal until one property differs")
  func equality() throws {
    #expect(item() == item() && item().hash == item().hash)
    let changes: [(UIMutableApplicationShortcutItem) -> Void] = [
      { $0.type = "u" }, { $0.localizedTitle = "U" }, { $0.localizedSubtitle = nil }, { $0.localizedSubtitle = "" },
      { $0.icon = nil }, { $0.icon = UIApplicationShortcutIcon(type: .play) }, { $0.userInfo = nil },
      { $0.userInfo = ["k": NSNumber(value: 2)] }, { $0.userInfo = ["j": NSNumber(value: 1)] }, { $0.userInfo = [:] },
      { $0.targetContentIdentifier = nil }, { $0.targetContentIdentifier = "other" },
      { $0.targetContentIdentifier = 5 },
    ]
    for (number, change) in changes.enumerated() {
      let changed = item()
      change(changed)
      #expect(changed != item() && item() != changed, "change \(number)")
      #expect(changed == changed && changed.copy() as? NSObject == changed, "change \(number)")
    }
    #expect(item() != NSObject() && !item().isEqual(nil))
  }

  @Test("a copy of a mutable item is immutable and has all properties; a mutable copy is independent")
  func copies() throws {
    let mutable = item()
    let frozen = try #require(mutable.copy() as? UIApplicationShortcutItem)
    #expect(!(frozen is UIMutableApplicationShortcutItem) && frozen == mutable && frozen !== mutable)
    #expect(frozen.copy() as AnyObject === frozen)
    let thawed = try #require(frozen.mutableCopy() as? UIMutableApplicationShortcutItem)
    thawed.type = "changed"
    mutable.localizedTitle = "changed"
    #expect(frozen == item() && thawed.localizedTitle == "T" && mutable.type == "t")
    #expect(frozen.userInfo?["k"] as? NSNumber == 1 && frozen.targetContentIdentifier as? String == "id")
    let icon = try #require(frozen.icon)
    #expect(icon.copy() as AnyObject === icon)
  }

  @Test("every icon has Apple's raw value and is equal only to itself")
  func icons() {
    typealias Kind = UIApplicationShortcutIcon.IconType
    let kinds: [Kind] = [
      .compose, .play, .pause, .add, .location, .search, .share, .prohibit, .contact, .home, .markLocation, .favorite,
      .love, .cloud, .invitation, .confirmation, .mail, .message, .date, .time, .capturePhoto, .captureVideo, .task,
      .taskCompleted, .alarm, .bookmark, .shuffle, .audio, .update,
    ]
    #expect(kinds.map(\.rawValue) == Array(0...28) && Kind(rawValue: 29) == nil)
    let icons =
      kinds.map { UIApplicationShortcutIcon(type: $0) } + [
        UIApplicationShortcutIcon(templateImageName: "a"), UIApplicationShortcutIcon(templateImageName: "b"),
        UIApplicationShortcutIcon(systemImageName: "a"),
      ]
    for (index, icon) in icons.enumerated() {
      #expect(icons.filter { $0 == icon }.count == 1, "icon \(index)")
    }
    #expect(
      UIApplicationShortcutIcon(systemImageName: "a").hash == UIApplicationShortcutIcon(systemImageName: "a").hash)
  }

  @Test("E-06: a tap's response is built from tap, centre and date")
  func responses() {
    let center = UNUserNotificationCenter()
    let date = Date(timeIntervalSinceReferenceDate: 9)
    let plain = center.response(to: NotificationResponse(identifier: "a"), date: date)
    #expect(plain.actionIdentifier == UNNotificationDefaultActionIdentifier)
    #expect(plain.notification.request.identifier == "a" && plain.notification.date == date)
    #expect(plain.notification.request.content.targetContentIdentifier == nil && plain.targetScene == nil)
    let tap = NotificationResponse(identifier: "b", actionIdentifier: "x", targetContentIdentifier: "note:1")
    let full = center.response(to: tap, date: date)
    #expect(full.actionIdentifier == "x")
    #expect(full.notification.request.content.targetContentIdentifier == "note:1")
  }
}
