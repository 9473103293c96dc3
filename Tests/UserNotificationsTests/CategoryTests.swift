import Foundation
import Testing

@_spi(Runtime) @testable import UserNotifications

@Suite("Categories, triggers and settings") struct CategoryTests {
  @Test("The centre's categories are the last ones set") func categories() async {
    let center = UNUserNotificationCenter()
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Message")
    center.setNotificationCategories([UNNotificationCategory(identifier: "a", actions: [], intentIdentifiers: [])])
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "b", actions: [reply], intentIdentifiers: [], options: .customDismissAction)
    ])
    let found = await center.notificationCategories()
    #expect(found.map(\.identifier) == ["b"])
    #expect(found.first?.actions.map(\.title) == ["Reply"])
    #expect(found.first?.options == .customDismissAction)
  }

  @Test("Each setting follows from the permission") func settings() {
    #expect(UNNotificationSettings(authorizationStatus: .authorized).alertSetting == .enabled)
    #expect(UNNotificationSettings(authorizationStatus: .provisional).soundSetting == .enabled)
    #expect(UNNotificationSettings(authorizationStatus: .notDetermined).badgeSetting == .disabled)
    #expect(UNNotificationSettings(authorizationStatus: .denied).lockScreenSetting == .disabled)
  }

  @Test("The next matching date is found, and an impossible one is nil") func calendar() throws {
    var parts = DateComponents()
    parts.calendar = Calendar(identifier: .gregorian)
    parts.hour = 9
    let next = try #require(UNCalendarNotificationTrigger(dateMatching: parts, repeats: true).nextTriggerDate())
    #expect(Calendar(identifier: .gregorian).component(.hour, from: next) == 9)
    parts.year = 1900
    #expect(UNCalendarNotificationTrigger(dateMatching: parts, repeats: false).nextTriggerDate() == nil)
  }

  @Test("A request's copy of its content keeps the interruption level") func urgency() {
    let content = UNMutableNotificationContent()
    #expect(content.interruptionLevel == .active)
    content.interruptionLevel = .timeSensitive
    content.relevanceScore = 0.5
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.interruptionLevel = .passive
    #expect(request.content.interruptionLevel == .timeSensitive)
    #expect(request.content.relevanceScore == 0.5)
  }

  @Test("Setting the badge succeeds") func badge() async throws {
    let center = UNUserNotificationCenter()
    try await center.setBadgeCount(3)
    await confirmation { done in
      center.setBadgeCount(0) { error in
        #expect(error == nil)
        done()
      }
    }
  }
}
