import Foundation
import Testing
import TestSupport

@_spi(Runtime) import UserNotifications

/// A delegate may implement each method with a completion handler, as async, or not at all; callers do not depend on it.
@Suite("Every form of a notification delegate") struct DelegateFormTests {
  final class Neither: NSObject, UNUserNotificationCenterDelegate {}

  final class Handlers: NSObject, UNUserNotificationCenterDelegate {
    let story: CollectedLines
    init(_ story: CollectedLines) { self.story = story }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      story.append("received \(response.actionIdentifier)")
      completionHandler()
    }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      story.append("presents \(notification.request.identifier)")
      completionHandler([.sound, .badge])
    }
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
      story.append("settings \(notification?.request.identifier ?? "of all")")
    }
  }

  final class Async: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    let story: CollectedLines
    init(_ story: CollectedLines) { self.story = story }
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
      await Task.yield()
      story.append("received \(response.actionIdentifier)")
    }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      await Task.yield()
      story.append("presents \(notification.request.identifier)")
      return .list
    }
  }

  enum Form: String, CaseIterable { case neither, handlers, async }

  private func delegate(_ form: Form, _ story: CollectedLines) -> any UNUserNotificationCenterDelegate {
    switch form {
    case .neither: Neither()
    case .handlers: Handlers(story)
    case .async: Async(story)
    }
  }

  @Test(
    "E-06: a tap calls each form once, and the completion handler once after it",
    arguments: Form.allCases)
  func receiving(form: Form) async {
    let center = UNUserNotificationCenter()
    let story = CollectedLines()
    let delegate = delegate(form, story)
    center.delegate = delegate
    let response = center.answer(
      identifier: "n", actionIdentifier: "open", date: Date(timeIntervalSinceReferenceDate: 0))
    await withCheckedContinuation { continuation in
      center.delegate?.userNotificationCenter(center, didReceive: response) {
        story.append("completed")
        continuation.resume()
      }
    }
    #expect(story.all == (form == .neither ? ["completed"] : ["received open", "completed"]))
  }

  @Test(
    "Presentation options are returned from each form",
    arguments: [
      (Form.neither, UNNotificationPresentationOptions([]), []), (.handlers, [.sound, .badge], ["presents n"]),
      (.async, .list, ["presents n"]),
    ] as [(Form, UNNotificationPresentationOptions, [String])])
  func presenting(form: Form, expected: UNNotificationPresentationOptions, calls: [String]) async {
    let center = UNUserNotificationCenter()
    let story = CollectedLines()
    let delegate = delegate(form, story)
    let notification = center.deliver(identifier: "n", date: Date(timeIntervalSinceReferenceDate: 0))
    let options = await withCheckedContinuation { continuation in
      delegate.userNotificationCenter(
        center, willPresent: notification, withCompletionHandler: { continuation.resume(returning: $0) })
    }
    #expect(options == expected && story.all == calls)
  }

  @Test("The settings method is called with a notification and without one")
  func settings() {
    let center = UNUserNotificationCenter()
    let story = CollectedLines()
    let delegate: any UNUserNotificationCenterDelegate = Handlers(story)
    delegate.userNotificationCenter(center, openSettingsFor: nil)
    delegate.userNotificationCenter(
      center, openSettingsFor: center.deliver(identifier: "n", date: Date(timeIntervalSinceReferenceDate: 0)))
    #expect(story.all == ["settings of all", "settings n"])
  }

  @Test("A text input response has the text")
  func textInput() {
    let notification = UNUserNotificationCenter().deliver(
      identifier: "n", date: Date(timeIntervalSinceReferenceDate: 0))
    let response: UNNotificationResponse = UNTextInputNotificationResponse(
      notification: notification, actionIdentifier: "reply", userText: "on my way")
    #expect((response as? UNTextInputNotificationResponse)?.userText == "on my way")
    #expect(response.actionIdentifier == "reply" && response.notification === notification)
  }

  @Test("Options and levels have Apple's raw values, each a different one")
  func rawValues() {
    let actions: [UNNotificationActionOptions] = [.authenticationRequired, .destructive, .foreground]
    #expect(actions.map(\.rawValue) == [1, 2, 4])
    let categories: [UNNotificationCategoryOptions] = [
      .customDismissAction, .allowInCarPlay, .hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle,
    ]
    #expect(categories.map(\.rawValue) == [1, 2, 4, 8])
    let presentation: [UNNotificationPresentationOptions] = [.badge, .sound, .list, .banner]
    #expect(presentation.map(\.rawValue) == [1, 2, 8, 16])
    let authorization: [UNAuthorizationOptions] = [
      .badge, .sound, .alert, .carPlay, .criticalAlert, .providesAppNotificationSettings, .provisional,
    ]
    #expect(authorization.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64])
    let levels: [UNNotificationInterruptionLevel] = [.passive, .active, .timeSensitive, .critical]
    #expect(levels.map(\.rawValue) == [0, 1, 2, 3])
    let statuses: [UNAuthorizationStatus] = [.notDetermined, .denied, .authorized, .provisional, .ephemeral]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UNNotificationDefaultActionIdentifier == "com.apple.UNNotificationDefaultActionIdentifier")
    #expect(UNNotificationDismissActionIdentifier == "com.apple.UNNotificationDismissActionIdentifier")
  }

  @Test(
    "Every setting follows from each permission, and from nothing else",
    arguments: [
      (UNAuthorizationStatus.notDetermined, UNNotificationSetting.disabled), (.denied, .disabled),
      (.authorized, .enabled),
      (.provisional, .enabled),
    ])
  func settingTable(status: UNAuthorizationStatus, setting: UNNotificationSetting) {
    let settings = UNNotificationSettings(authorizationStatus: status)
    let all = [
      settings.alertSetting, settings.badgeSetting, settings.soundSetting, settings.notificationCenterSetting,
      settings.lockScreenSetting,
    ]
    #expect(all == Array(repeating: setting, count: 5) && settings.authorizationStatus == status)
  }
}
