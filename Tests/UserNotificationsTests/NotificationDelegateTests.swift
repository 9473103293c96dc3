import Foundation
import Testing

@_spi(Runtime) import UserNotifications

@Suite("The delegate of the notification centre", .serialized) struct NotificationDelegateTests {
  final class Silent: NSObject, UNUserNotificationCenterDelegate {}

  final class WithHandler: NSObject, UNUserNotificationCenterDelegate {
    var answered: [String] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      answered.append(response.notification.request.identifier)
      completionHandler()
    }
  }

  final class Async: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    var answered: [String] = []
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
      answered.append(response.notification.request.identifier)
    }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list] }
  }

  private func response(_ center: UNUserNotificationCenter) -> UNNotificationResponse {
    center.answer(identifier: "a", date: Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test("E-06: a method with a completion handler is called immediately") func completionHandler() {
    let center = UNUserNotificationCenter()
    let delegate = WithHandler()
    center.delegate = delegate
    var isDone = false
    center.delegate?.userNotificationCenter(center, didReceive: response(center)) { isDone = true }
    #expect(delegate.answered == ["a"] && isDone)
  }

  @Test("E-06: an async method is called through the completion handler form, and the handler after it")
  func asyncMethod() async {
    let center = UNUserNotificationCenter()
    let delegate = Async()
    let response = response(center)
    await withCheckedContinuation { continuation in
      delegate.userNotificationCenter(center, didReceive: response, withCompletionHandler: { continuation.resume() })
    }
    #expect(delegate.answered == ["a"])
  }

  @Test("the presentation options of an async method reach the completion handler") func asyncPresentation() async {
    let center = UNUserNotificationCenter()
    let notification = center.deliver(identifier: "a", date: Date(timeIntervalSinceReferenceDate: 0))
    let cases: [(any UNUserNotificationCenterDelegate, UNNotificationPresentationOptions)] = [
      (Async(), [.banner, .list]), (Silent(), []),
    ]
    for (delegate, expected) in cases {
      let options = await withCheckedContinuation { continuation in
        delegate.userNotificationCenter(
          center, willPresent: notification, withCompletionHandler: { continuation.resume(returning: $0) })
      }
      #expect(options == expected)
    }
  }

  @Test("a delegate without methods still completes the call") func nothing() async {
    let center = UNUserNotificationCenter()
    let delegate = Silent()
    let response = response(center)
    delegate.userNotificationCenter(center, openSettingsFor: nil)
    await withCheckedContinuation { continuation in
      delegate.userNotificationCenter(center, didReceive: response, withCompletionHandler: { continuation.resume() })
    }
  }

  @Test("the centre does not retain its delegate") func weak() {
    let center = UNUserNotificationCenter()
    do {
      let delegate = Silent()
      center.delegate = delegate
      #expect(center.delegate === delegate)
    }
    #expect(center.delegate == nil)
  }

  // On the main actor, as every change of the current centre: other tests change it meanwhile.
  @Test("two simulated devices in one process do not share a centre") @MainActor func currentCenter() {
    let first = UNUserNotificationCenter()
    let second = UNUserNotificationCenter()
    let original = UNUserNotificationCenter.makeCurrent(first)
    defer { UNUserNotificationCenter.makeCurrent(original) }
    first.add(UNNotificationRequest(identifier: "a", content: UNNotificationContent(), trigger: nil))
    #expect(UNUserNotificationCenter.current() === first)
    #expect(UNUserNotificationCenter.makeCurrent(second) === first)
    #expect(UNUserNotificationCenter.current() === second)
  }
}
