import Foundation
import SceneSystem
import Testing
import TestSupport

@_spi(Runtime) import UserNotifications

@Suite("The lists of the notification centre") struct CenterModelTests {
  /// The expected content of a centre, in the simplest form: identifiers, and the title of each request.
  private struct Model {
    var pending: [(name: String, title: String, repeats: Bool)] = []
    var delivered: [(name: String, title: String)] = []

    mutating func add(_ name: String, _ title: String, repeats: Bool) {
      pending = pending.filter { $0.name != name } + [(name, title, repeats)]
    }

    mutating func deliver(_ name: String, _ fallback: String) -> String {
      let request = pending.first { $0.name == name }
      if request?.repeats == false { pending = pending.filter { $0.name != name } }
      let title = request?.title ?? fallback
      delivered = delivered.filter { $0.name != name } + [(name, title)]
      return title
    }

    mutating func answer(_ name: String) -> String {
      let title = delivered.first { $0.name == name }?.title ?? deliver(name, "")
      delivered = delivered.filter { $0.name != name }
      return title
    }
  }

  private func request(_ name: String, _ title: String, repeats: Bool?) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    let trigger = repeats.map { UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: $0) }
    return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
  }

  /// The form with a completion handler, which async code cannot call by name.
  private func addWithHandler(_ request: UNNotificationRequest, to center: UNUserNotificationCenter) {
    center.add(request, withCompletionHandler: nil)
  }

  @Test(
    "E-06: any sequence of requests, deliveries, responses and removals equals that of a plain list",
    arguments: 1...40 as ClosedRange<UInt64>)
  func runs(seed: UInt64) async throws {
    var dice = SeededGenerator(seed: seed)
    let center = UNUserNotificationCenter()
    var model = Model()
    let date = Date(timeIntervalSinceReferenceDate: Double(seed))
    for step in 0..<80 {
      let name = ["a", "b", "c", "d"][dice.below(4)]
      let title = "title \(step)"
      switch dice.below(9) {
      case 0, 1, 2:
        let repeats = [nil, false, true][dice.below(3)]
        model.add(name, title, repeats: repeats == true)
        if step.isMultiple(of: 2) {
          try await center.add(request(name, title, repeats: repeats))
        } else {
          addWithHandler(request(name, title, repeats: repeats), to: center)
        }
      case 3, 4:
        let content = UNMutableNotificationContent()
        content.title = title
        let notification = center.deliver(identifier: name, content: content, date: date)
        #expect(notification.request.content.title == model.deliver(name, title), "seed \(seed), step \(step)")
        #expect(notification.date == date && notification.request.identifier == name)
      case 5, 6:
        let response = center.answer(identifier: name, date: date)
        #expect(
          response.notification.request.content.title == model.answer(name), "seed \(seed), step \(step)")
      case 7:
        center.removePendingNotificationRequests(withIdentifiers: [name, "z"])
        model.pending.removeAll { $0.name == name }
      default:
        if dice.below(5) == 0 {
          center.removeAllPendingNotificationRequests()
          model.pending = []
        } else {
          center.removeDeliveredNotifications(withIdentifiers: [name, "z"])
          model.delivered.removeAll { $0.name == name }
        }
      }
      let pending = await center.pendingNotificationRequests()
      #expect(pending.map(\.identifier) == model.pending.map(\.name), "seed \(seed), step \(step)")
      #expect(pending.map(\.content.title) == model.pending.map(\.title), "seed \(seed), step \(step)")
      let delivered = await center.deliveredNotifications()
      #expect(delivered.map(\.request.identifier) == model.delivered.map(\.name), "seed \(seed), step \(step)")
      #expect(delivered.map(\.request.content.title) == model.delivered.map(\.title), "seed \(seed), step \(step)")
    }
  }

  @Test("E-06: a response has its action and the delivered notification, with that one's date")
  func answers() {
    let center = UNUserNotificationCenter()
    let early = Date(timeIntervalSinceReferenceDate: 1)
    let late = Date(timeIntervalSinceReferenceDate: 2)
    let delivered = center.deliver(identifier: "a", date: early)
    let response = center.answer(
      identifier: "a", actionIdentifier: "later", targetContentIdentifier: "ignored, for it was delivered", date: late)
    #expect(response.notification === delivered && response.notification.date == early)
    #expect(response.actionIdentifier == "later" && response.target == nil)
    #expect(response.notification.request.content.targetContentIdentifier == nil)
    // The second response is for a notification that is no longer known.
    let second = center.answer(identifier: "a", targetContentIdentifier: "note:2", date: late)
    #expect(second.notification !== delivered && second.notification.date == late)
    #expect(second.actionIdentifier == UNNotificationDefaultActionIdentifier)
    #expect(second.notification.request.content.targetContentIdentifier == "note:2")
  }

  @Test("E-10: the target content identifier of the app's request is kept in the response")
  func ownTarget() {
    let center = UNUserNotificationCenter()
    let content = UNMutableNotificationContent()
    content.targetContentIdentifier = "note:own"
    center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    content.targetContentIdentifier = "note:changed later"
    let response = center.answer(
      identifier: "a", targetContentIdentifier: "note:of the tap", date: Date(timeIntervalSinceReferenceDate: 0))
    #expect(response.notification.request.content.targetContentIdentifier == "note:own")
  }

  @Test("A response does not retain its target scene")
  func targetIsWeak() {
    let response = UNUserNotificationCenter().answer(identifier: "a", date: Date(timeIntervalSinceReferenceDate: 0))
    do {
      let scene = NSObject()
      response.target = scene
      #expect(response.target === scene)
    }
    #expect(response.target == nil)
  }

  @Test("A centre may be used from many threads at once")
  func threads() async {
    let center = UNUserNotificationCenter()
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          for number in 0..<50 {
            let name = "\(worker)-\(number)"
            center.add(
              UNNotificationRequest(identifier: name, content: UNNotificationContent(), trigger: nil),
              withCompletionHandler: nil)
            center.deliver(identifier: name, date: Date(timeIntervalSinceReferenceDate: 0))
          }
        }
      }
    }
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(Set(await center.deliveredNotifications().map(\.request.identifier)).count == 400)
  }
}
