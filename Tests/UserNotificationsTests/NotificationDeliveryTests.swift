import Foundation
import Testing

@testable @_spi(Runtime) import UserNotifications

/// A clock that a test advances, and a desktop that records its calls.
@MainActor private final class Stage: NotificationPresenter {
  let center = UNUserNotificationCenter()
  var now = Date(timeIntervalSinceReferenceDate: 0)
  /// Pending work of the clock, by number.
  private(set) var timers: [Int: (due: Date, act: @MainActor () -> Void)] = [:]
  private var number = 0
  /// The calls of the desktop, in order.
  var calls: [String] = []
  var shown: [PresentedNotification] = []
  /// The app's answer; `nil` leaves the call pending.
  var answer: UNNotificationPresentationOptions? = [.banner, .sound]
  var unanswered: [@MainActor (UNNotificationPresentationOptions) -> Void] = []
  /// Called when a notification is shown.
  var whenShown: () -> Void = {}

  private(set) var delivery: NotificationDelivery!

  init(isAllowed: Bool = true) async throws {
    if isAllowed { _ = try await center.requestAuthorization() }
    delivery = NotificationDelivery(
      center: center, presenter: self,
      clock: NotificationClock(
        now: { [unowned self] in now },
        after: { [unowned self] seconds, act in
          number += 1
          let key = number
          timers[key] = (now + seconds, act)
          return { [weak self] in _ = MainActor.assumeIsolated { self?.timers.removeValue(forKey: key) } }
        })
    ) { [unowned self] _, completion in
      if let answer { completion(answer) } else { unanswered.append(completion) }
    }
  }

  func show(_ notification: PresentedNotification) {
    calls.append("show \(notification.identifier) \(notification.title)")
    shown.append(notification)
    whenShown()
  }

  func withdraw(identifier: String) { calls.append("withdraw \(identifier)") }

  func add(_ identifier: String, _ title: String = "", _ trigger: UNNotificationTrigger? = nil) {
    let content = UNMutableNotificationContent()
    content.title = title
    center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
  }

  /// Advances the clock, and runs all work that becomes due, in order.
  func pass(_ seconds: Double) {
    delivery.deliverDue()
    let end = now + seconds
    while let next = timers.min(by: { ($0.value.due, $0.key) < ($1.value.due, $1.key) }), next.value.due <= end {
      timers[next.key] = nil
      now = next.value.due
      next.value.act()
      delivery.deliverDue()
    }
    now = end
    delivery.deliverDue()
  }

  /// The desktop's calls since the last read.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

@Suite("Local notifications on a desktop") @MainActor struct NotificationDeliveryTests {
  private func seconds(_ time: Double, repeats: Bool = false) -> UNTimeIntervalNotificationTrigger {
    UNTimeIntervalNotificationTrigger(timeInterval: time, repeats: repeats)
  }

  @Test("A request without a trigger is shown immediately, and then no longer pending")
  func atOnce() async throws {
    let stage = try await Stage()
    stage.add("a", "Tea")
    stage.delivery.deliverDue()
    #expect(stage.take() == ["show a Tea"])
    #expect(stage.center.pendingNow.isEmpty && stage.center.deliveredNow.map(\.request.identifier) == ["a"])
    stage.delivery.deliverDue()
    #expect(stage.take().isEmpty)
  }

  @Test("A time interval counts from the time at which the request was added, and is scheduled once")
  func interval() async throws {
    let stage = try await Stage()
    stage.add("a", "Tea", seconds(30))
    stage.delivery.deliverDue()
    stage.delivery.deliverDue()
    #expect(stage.timers.count == 1)
    stage.pass(29)
    #expect(stage.take().isEmpty)
    stage.pass(1)
    #expect(stage.take() == ["show a Tea"] && stage.timers.isEmpty)
    #expect(stage.center.deliveredNow.first?.date == Date(timeIntervalSinceReferenceDate: 30))
  }

  @Test("A repetition continues, at intervals of at least a minute, until the request is removed")
  func repetition() async throws {
    let stage = try await Stage()
    stage.add("a", "Tea", seconds(1, repeats: true))
    stage.pass(180)
    #expect(stage.take() == ["show a Tea", "show a Tea", "show a Tea"] && stage.center.deliveredNow.count == 1)
    stage.center.removePendingNotificationRequests(withIdentifiers: ["a"])
    stage.pass(180)
    #expect(stage.take().isEmpty && stage.timers.isEmpty)
  }

  @Test("A calendar trigger fires at each matching date")
  func calendar() async throws {
    let stage = try await Stage()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var date = DateComponents(hour: 1)
    date.calendar = calendar
    stage.add("a", "Tea", UNCalendarNotificationTrigger(dateMatching: date, repeats: true))
    stage.pass(3600)
    #expect(stage.take() == ["show a Tea"])
    stage.pass(86_400)
    #expect(stage.take() == ["show a Tea"])
    // An impossible date is not scheduled.
    var never = DateComponents(year: 1999)
    never.calendar = calendar
    stage.add("b", "", UNCalendarNotificationTrigger(dateMatching: never, repeats: false))
    stage.delivery.deliverDue()
    #expect(stage.timers.count == 1 && stage.center.pendingNow.count == 2)
  }

  @Test("A replaced request is scheduled again, a removed one never fires, and neither does one from a server")
  func changes() async throws {
    let stage = try await Stage()
    stage.add("a", "old", seconds(10))
    stage.add("b", "gone", seconds(10))
    stage.add("c", "", UNPushNotificationTrigger())
    stage.delivery.deliverDue()
    stage.pass(5)
    stage.add("a", "new", seconds(10))
    stage.center.removePendingNotificationRequests(withIdentifiers: ["b"])
    stage.pass(9)
    #expect(stage.take().isEmpty)
    stage.pass(1)
    #expect(stage.take() == ["show a new"])
  }

  @Test("A notification that the app removes is withdrawn from the desktop; one that was never shown is not")
  func removal() async throws {
    let stage = try await Stage()
    for name in ["a", "b"] { stage.add(name, name) }
    stage.delivery.deliverDue()
    #expect(stage.take() == ["show a a", "show b b"])
    stage.center.removeDeliveredNotifications(withIdentifiers: ["b", "z"])
    stage.delivery.deliverDue()
    stage.delivery.deliverDue()
    #expect(stage.take() == ["withdraw b"])
    stage.center.removeAllDeliveredNotifications()
    stage.delivery.deliverDue()
    #expect(stage.take() == ["withdraw a"])
  }

  @Test("E-06: a tap removes the notification and delivers the app's own request")
  func tap() async throws {
    let stage = try await Stage()
    stage.add("a", "Tea")
    stage.delivery.deliverDue()
    let response = stage.center.answer(identifier: "a", date: stage.now)
    #expect(response.notification.request.content.title == "Tea")
    stage.delivery.deliverDue()
    #expect(stage.take() == ["show a Tea", "withdraw a"])
  }

  @Test(
    "In the foreground the delegate decides; a notification without options is neither shown nor listed",
    arguments: [([], false), ([.sound, .badge], false), ([.list], true), ([.banner], true)]
      as [(UNNotificationPresentationOptions, Bool)])
  func options(answer: UNNotificationPresentationOptions, isShown: Bool) async throws {
    let stage = try await Stage()
    stage.answer = answer
    stage.add("a")
    stage.delivery.deliverDue()
    #expect(stage.shown.count == (isShown ? 1 : 0) && stage.center.deliveredNow.count == (isShown ? 1 : 0))
  }

  @Test("The delegate may complete later, and the app may have removed the request meanwhile")
  func lateAnswer() async throws {
    let stage = try await Stage()
    stage.answer = nil
    for name in ["a", "b", "c"] { stage.add(name, "old") }
    stage.delivery.deliverDue()
    stage.center.removeDeliveredNotifications(withIdentifiers: ["b"])
    stage.add("c", "new")
    stage.delivery.deliverDue()
    for completion in stage.unanswered { completion([.banner]) }
    #expect(stage.take() == ["show a old", "show c new"])
  }

  @Test("Without permission a request is not shown, and its repetition stays pending")
  func permission() async throws {
    let stage = try await Stage(isAllowed: false)
    stage.add("a")
    stage.add("b", "", seconds(60, repeats: true))
    stage.pass(60)
    #expect(stage.take().isEmpty && stage.center.deliveredNow.isEmpty)
    #expect(stage.center.pendingNow.map(\.identifier) == ["b"])
    _ = try await stage.center.requestAuthorization(options: [.alert])
    stage.pass(60)
    #expect(stage.take() == ["show b "])
  }

  @Test(
    "A desktop gets the texts, the urgency, the allowed sound, the target, and the actions without text input")
  func content() async throws {
    let stage = try await Stage()
    stage.center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "mail",
        actions: [
          UNNotificationAction(identifier: "archive", title: "Archive"),
          UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", options: [], textInputButtonTitle: "Send", textInputPlaceholder: ""),
        ], intentIdentifiers: [])
    ])
    let content = UNMutableNotificationContent()
    content.title = "Ada"
    content.subtitle = "Notes"
    content.body = "Look"
    content.sound = .default
    content.interruptionLevel = .timeSensitive
    content.categoryIdentifier = "mail"
    content.targetContentIdentifier = "mail:1"
    try await stage.center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    stage.delivery.deliverDue()
    let shown = try #require(stage.shown.first)
    #expect(shown.title == "Ada" && shown.subtitle == "Notes" && shown.body == "Look")
    #expect(shown.level == .timeSensitive && shown.hasSound && shown.targetContentIdentifier == "mail:1")
    #expect(shown.actions == [PresentedNotification.Action(identifier: "archive", title: "Archive")])
    stage.answer = [.banner]
    try await stage.center.add(UNNotificationRequest(identifier: "b", content: content, trigger: nil))
    stage.delivery.deliverDue()
    #expect(stage.shown.last?.hasSound == false)
  }

  @Test("After the start, changes from any thread are applied automatically")
  func following() async throws {
    let stage = try await Stage()
    stage.delivery.begin()
    await withCheckedContinuation { continuation in
      stage.whenShown = { continuation.resume() }
      let center = stage.center
      DispatchQueue.global().async {
        center.add(UNNotificationRequest(identifier: "a", content: UNNotificationContent(), trigger: nil))
      }
    }
    #expect(stage.take() == ["show a "])
  }

  @Test("The system clock fires, and a cancelled timer does not")
  func systemClock() async {
    let box = Stopped()
    await withCheckedContinuation { continuation in
      let cancel = NotificationClock.system.after(0.001) { box.isTold = true }
      cancel()
      _ = NotificationClock.system.after(0.002) { continuation.resume() }
    }
    #expect(!box.isTold)
  }

  @MainActor private final class Stopped { var isTold = false }

  @Test("Any sequence of changes shows the same as a plain list", arguments: 1...40 as ClosedRange<UInt64>)
  func runs(seed: UInt64) async throws {
    var state = seed
    func dice(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    let stage = try await Stage()
    // The due time of each pending request, and the shown notifications, in the simplest form.
    var waiting: [String: (due: Date, title: String)] = [:]
    var shown: [String: String] = [:]
    for step in 0..<60 {
      let name = ["a", "b", "c"][dice(3)]
      switch dice(5) {
      case 0, 1:
        let time = Double(dice(20)) + 1
        stage.add(name, "\(step)", seconds(time))
        waiting[name] = (stage.now + time, "\(step)")
      case 2:
        stage.center.removePendingNotificationRequests(withIdentifiers: [name])
        waiting[name] = nil
      case 3:
        stage.center.removeDeliveredNotifications(withIdentifiers: [name])
        shown[name] = nil
      default: break
      }
      stage.delivery.deliverDue()
      let time = Double(dice(6))
      stage.pass(time)
      for (name, entry) in waiting where entry.due <= stage.now {
        shown[name] = entry.title
        waiting[name] = nil
      }
      var desktop: [String: String] = [:]
      for line in stage.calls {
        let words = line.split(separator: " ").map(String.init)
        desktop[words[1]] = words[0] == "show" ? words[2] : nil
      }
      #expect(desktop == shown, "seed \(seed), step \(step)")
      #expect(stage.timers.count == waiting.count, "seed \(seed), step \(step)")
    }
  }
}
