import CloudKit
import Foundation
import SceneTesting
import Testing
import UIKitCore

/// The dictionary that an app without scenes is launched with, key by key.
@MainActor @Suite("Launch options contain the reason for the launch") struct LaunchOptionsTests {
  typealias Options = [UIApplication.LaunchOptionsKey: Any]

  /// Launches a new app without scenes, whose two launch callbacks must get the same options.
  private func options(of launch: (AppUnderTest) throws -> Void) throws -> Options? {
    let app = try Device(osVersion: 17).install(ListeningDelegate.self, manifest: .none)
    try launch(app)
    let options = try #require(app.delegate(as: ListeningDelegate.self)?.options)
    #expect(options.count == 2)
    #expect(options.first??.keys == options.last??.keys, "willFinish and didFinish get the same")
    return options.last ?? nil
  }

  @Test("A launch by the icon has none") func icon() throws {
    #expect(try options { $0.tapIcon() } == nil)
  }

  @Test("Prewarming and a background fetch have none", arguments: [true, false])
  func background(prewarmed: Bool) throws {
    #expect(try options { _ = prewarmed ? $0.prewarm() : $0.simulateBackgroundFetch() } == nil)
  }

  @Test("url and sourceApplication: the URL and the requesting app") func url() throws {
    let options = try #require(try options { $0.launch(url: "listen://a?b=c", from: "org.example.mail") })
    #expect(Set(options.keys) == [.url, .sourceApplication])
    #expect(options[.url] as? URL == URL(string: "listen://a?b=c"))
    #expect(options[.sourceApplication] as? String == "org.example.mail")
  }

  @Test("url alone, without a requesting app") func anonymousURL() throws {
    #expect(try options { $0.launch(url: "listen://a") }?.keys.map(\.rawValue) == ["UIApplicationLaunchOptionsURLKey"])
  }

  @Test("userActivityDictionary: type and activity of a link") func link() throws {
    let options = try #require(try options { $0.launch(link: "https://example.org/a") })
    #expect(Set(options.keys) == [.userActivityDictionary])
    let dictionary = try #require(options[.userActivityDictionary] as? [AnyHashable: Any])
    #expect(
      dictionary[UIApplication.LaunchOptionsKey.userActivityType.rawValue] as? String == NSUserActivityTypeBrowsingWeb)
    let activity = dictionary.values.compactMap { $0 as? NSUserActivity }.first
    #expect(activity?.webpageURL == URL(string: "https://example.org/a"))
  }

  @Test("userActivityDictionary: the type alone of a Handoff whose payload has not arrived") func handoff() throws {
    let options = try #require(try options { $0.device.offerHandoff("org.example.reading") })
    let dictionary = try #require(options[.userActivityDictionary] as? [AnyHashable: Any])
    #expect(dictionary.count == 1)
    #expect(dictionary[UIApplication.LaunchOptionsKey.userActivityType.rawValue] as? String == "org.example.reading")
  }

  @Test("A launch by a quick action has it under shortcutItem, and no other key") func quickAction() throws {
    let options = try #require(try options { $0.launch(quickAction: "new", title: "New", userInfo: ["n": 1]) })
    #expect(Set(options.keys) == [.shortcutItem])
    let item = try #require(options[.shortcutItem] as? UIApplicationShortcutItem)
    #expect(item.type == "new" && item.localizedTitle == "New" && item.userInfo?["n"] as? Int == 1)
  }

  @Test("A launch by a notification has its payload under remoteNotification") func notification() throws {
    let options = try #require(
      try options { $0.launch(notification: "n", title: "Lunch", body: "Now", userInfo: ["id": 7], target: "t") })
    #expect(Set(options.keys) == [.remoteNotification])
    let userInfo = try #require(options[.remoteNotification] as? [AnyHashable: Any])
    #expect(userInfo["id"] as? Int == 7)
    let aps = try #require(userInfo["aps"] as? [String: Any])
    #expect(aps["alert"] as? [String: String] == ["title": "Lunch", "body": "Now"])
    #expect(aps["target-content-id"] as? String == "t")
  }

  @Test("L-02: remoteNotification: the payload of a silent push, which the delegate receives after the launch")
  func simulateSilentPush() throws {
    let app = try Device(osVersion: 17).install(ListeningDelegate.self, manifest: .none)
    app.simulateSilentPush()
    let delegate = try #require(app.delegate(as: ListeningDelegate.self))
    #expect(delegate.calls == ["willFinish", "didFinish", "push"])
    #expect(delegate.options.count == 2)
    let pushed = try #require(delegate.pushes.first)
    for options in delegate.options {
      #expect(options?.keys.map { $0 } == [.remoteNotification])
      let payload = try #require(options?[.remoteNotification] as? [AnyHashable: Any])
      #expect((payload["aps"] as? [String: Any])?["content-available"] as? Int == 1)
      #expect(payload as NSDictionary == pushed as NSDictionary)
    }
    let launched = delegate.listener.received.first { $0.name == "UIApplicationDidFinishLaunchingNotification" }
    #expect(launched?.userInfo?.keys.map { $0 } == [UIApplication.LaunchOptionsKey.remoteNotification.rawValue])
    // A process that already runs is not launched.
    app.simulateSilentPush()
    #expect(delegate.calls == ["willFinish", "didFinish", "push", "push"])
  }

  @Test("A launch by an invitation has it under cloudKitShareMetadata, and no other key") func share() throws {
    let options = try #require(try options { $0.launch(share: "https://example.org/share/1", title: "List") })
    #expect(Set(options.keys) == [.cloudKitShareMetadata])
    #expect(options[.cloudKitShareMetadata] is CKShare.Metadata)
  }

  @Test(
    "Keys whose reason does not exist off the device are never present, whatever launches the app",
    arguments: [
      "tap icon", "open url listen://a", "tap link https://example.org", "quick action new", "tap notification n",
      "handoff org.example.reading", "background fetch", "prewarm",
    ])
  func absentKeys(stimulus: String) throws {
    let options = try options { try $0.device.perform(stimulus) } ?? [:]
    let absent: [UIApplication.LaunchOptionsKey] = [
      .annotation, .location, .newsstandDownloads, .bluetoothCentrals, .bluetoothPeripherals, .eventAttribution,
      UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey"),
      // Only inside the dictionary.
      .userActivityType,
    ]
    #expect(options.keys.filter(absent.contains) == [])
  }

  @Test("A missing key is nil, and an app-defined key is ignored") func otherKeys() throws {
    let options = try #require(try options { $0.launch(url: "listen://a") })
    #expect(options[.shortcutItem] == nil && options[.init(rawValue: "own")] == nil)
    #expect(options[.init(rawValue: "UIApplicationLaunchOptionsURLKey")] as? URL == URL(string: "listen://a"))
  }

  @Test(
    "K-16: with scenes there are none, whatever launches the app",
    arguments: [
      "tap icon", "open url listen://a", "tap link https://example.org", "quick action new", "tap notification n",
      "silent push", "background fetch", "prewarm",
    ])
  func scenes(stimulus: String) throws {
    let device = Device()
    let app = try device.install(ListeningDelegate.self, manifest: .scenes(ListeningSceneDelegate.self))
    try device.perform(stimulus)
    let options = try #require(app.delegate(as: ListeningDelegate.self)?.options)
    #expect(options.count == 2 && options.allSatisfy { $0 == nil })
  }
}
