import Foundation
import Testing

@_spi(Runtime) import UserNotifications

@Suite("UNUserNotificationCenter") struct NotificationCenterTests {
  let center = UNUserNotificationCenter()
  let date = Date(timeIntervalSinceReferenceDate: 0)

  func request(_ identifier: String, title: String = "", repeats: Bool? = nil) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    let trigger = repeats.map { UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: $0) }
    return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
  }

  final class Box<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  var pending: [String] {
    let box = Box<[String]>([])
    center.getPendingNotificationRequests { box.value = $0.map(\.identifier) }
    return box.value
  }

  @Test("requests are pending in order, and one with the same identifier replaces the other") func adding() async throws
  {
    try await center.add(request("a", title: "1"))
    try await center.add(request("b"))
    let failure = Box<(any Error)?>(CocoaError(.featureUnsupported))
    center.add(request("a", title: "2")) { failure.value = $0 }
    #expect(failure.value == nil)
    #expect(pending == ["b", "a"])
    let waiting = await center.pendingNotificationRequests()
    #expect(waiting.map(\.content.title) == ["", "2"])
  }

  @Test("requests can be removed by identifier or all at once") func removing() async throws {
    for name in ["a", "b", "c"] { try await center.add(request(name)) }
    center.removePendingNotificationRequests(withIdentifiers: ["b", "unknown"])
    #expect(pending == ["a", "c"])
    center.removeAllPendingNotificationRequests()
    #expect(pending.isEmpty)
  }

  @Test("a request keeps the content as it was added") func contentIsCopied() {
    let content = UNMutableNotificationContent()
    content.title = "before"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "after"
    #expect(request.content.title == "before" && !(request.content is UNMutableNotificationContent))
  }

  @Test("every value of a content is kept in copies both ways") func contentValues() throws {
    let content = UNMutableNotificationContent()
    content.title = "t"
    content.subtitle = "s"
    content.body = "b"
    content.badge = 3
    content.sound = .default
    content.categoryIdentifier = "c"
    content.threadIdentifier = "th"
    content.targetContentIdentifier = "note:1"
    content.userInfo = ["k": 1]
    let frozen = try #require(content.copy() as? UNNotificationContent)
    let thawed = try #require(frozen.mutableCopy() as? UNMutableNotificationContent)
    for one in [frozen, thawed] {
      #expect(
        one.title == "t" && one.subtitle == "s" && one.body == "b" && one.badge == 3 && one.sound === content.sound)
      #expect(one.categoryIdentifier == "c" && one.threadIdentifier == "th")
      #expect(one.targetContentIdentifier == "note:1" && one.userInfo["k"] as? Int == 1)
    }
    #expect(frozen.copy() as AnyObject === frozen)
    #expect(UNNotificationSound(named: UNNotificationSoundName("ping")).name == "ping")
    #expect(UNNotificationSoundName(rawValue: "a") == UNNotificationSoundName("a"))
  }

  @Test("E-06: a tap delivers the pending request, which is then no longer pending") func answer() async throws {
    try await center.add(request("a", title: "Reminder"))
    let response = center.answer(identifier: "a", date: date)
    #expect(response.actionIdentifier == UNNotificationDefaultActionIdentifier)
    #expect(response.notification.request.content.title == "Reminder" && response.notification.date == date)
    #expect(pending.isEmpty)
    let delivered = await center.deliveredNotifications()
    #expect(delivered.isEmpty)
  }

  @Test("a repeating request stays pending") func repeating() {
    center.add(request("a", repeats: true))
    center.add(request("b", repeats: false))
    center.deliver(identifier: "a", date: date)
    center.deliver(identifier: "b", date: date)
    #expect(pending == ["a"])
  }

  @Test("E-06: a notification without a request is delivered too, with its target") func remote() {
    let response = center.answer(
      identifier: "push", actionIdentifier: UNNotificationDismissActionIdentifier, targetContentIdentifier: "note:1",
      date: date)
    #expect(response.notification.request.identifier == "push")
    #expect(response.notification.request.content.targetContentIdentifier == "note:1")
    #expect(response.actionIdentifier == "com.apple.UNNotificationDismissActionIdentifier")
  }

  @Test("delivered notifications can be listed and removed") func delivered() {
    for name in ["a", "b", "b", "c"] { center.deliver(identifier: name, date: date) }
    let names = Box<[String]>([])
    center.getDeliveredNotifications { names.value = $0.map(\.request.identifier) }
    #expect(names.value == ["a", "b", "c"])
    center.removeDeliveredNotifications(withIdentifiers: ["b"])
    center.getDeliveredNotifications { names.value = $0.map(\.request.identifier) }
    #expect(names.value == ["a", "c"])
    center.removeAllDeliveredNotifications()
    center.getDeliveredNotifications { names.value = $0.map(\.request.identifier) }
    #expect(names.value.isEmpty)
  }

  @Test("every request for permission is granted") func permission() async throws {
    var settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .notDetermined)
    #expect(try await center.requestAuthorization(options: [.alert, .sound, .badge]))
    settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized)
    let granted = Box(false)
    center.requestAuthorization(options: .provisional) { agreed, error in granted.value = agreed && error == nil }
    let status = Box(UNAuthorizationStatus.denied)
    center.getNotificationSettings { status.value = $0.authorizationStatus }
    #expect(granted.value && status.value == .provisional && !center.supportsContentExtensions)
  }

  @Test("options have Apple's raw values") func rawValues() {
    #expect(UNNotificationPresentationOptions([.badge, .sound, .list, .banner]).rawValue == 27)
    #expect(UNAuthorizationOptions([.badge, .sound, .alert]).rawValue == 7)
    #expect(UNAuthorizationOptions([.carPlay, .criticalAlert]).rawValue == 24)
    #expect(UNAuthorizationOptions([.providesAppNotificationSettings, .provisional]).rawValue == 96)
    #expect(UNAuthorizationStatus.authorized.rawValue == 2)
  }
}
