import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@_spi(Runtime) @testable import UIKitCore

@MainActor @Suite("NSUserActivity") struct UserActivityTests {
  @Test("a new activity has Apple's defaults") func defaults() {
    let activity = NSUserActivity(activityType: "org.example.edit")
    #expect(activity.activityType == "org.example.edit")
    #expect(activity.title == nil && activity.userInfo == nil && activity.requiredUserInfoKeys == nil)
    #expect(activity.webpageURL == nil && activity.referrerURL == nil && activity.expirationDate == nil)
    #expect(activity.targetContentIdentifier == nil && activity.persistentIdentifier == nil)
    #expect(activity.keywords.isEmpty && activity.delegate == nil)
    #expect(activity.isEligibleForHandoff)
    #expect(!activity.needsSave && !activity.supportsContinuationStreams && !activity.isEligibleForSearch)
    #expect(!activity.isEligibleForPublicIndexing && !activity.isEligibleForPrediction)
  }

  @Test("entries are added to the existing ones, and replace them by key") func addingEntries() {
    let activity = NSUserActivity(activityType: "a")
    activity.addUserInfoEntries(from: ["page": 1, "draft": "x"])
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo?.count == 2)
    #expect(activity.userInfo?["page"] as? Int == 2)
    #expect(activity.userInfo?["draft"] as? String == "x")
  }

  @Test("setting the target content identifier does not set needsSave") func targetNeedsNoSave() {
    let activity = NSUserActivity(activityType: "a")
    activity.targetContentIdentifier = "note:1"
    #expect(!activity.needsSave)
  }

  @Test("one activity is current at a time, and resigning another one changes nothing") func current() {
    let first = NSUserActivity(activityType: "a")
    let second = NSUserActivity(activityType: "b")
    first.becomeCurrent()
    second.becomeCurrent()
    #expect(!first.isCurrent && second.isCurrent)
    first.resignCurrent()
    #expect(second.isCurrent)
    second.resignCurrent()
    #expect(!second.isCurrent)
  }

  @Test("an invalidated activity cannot become current again, and the log has a line") func invalidated() {
    let activity = NSUserActivity(activityType: "org.example.edit")
    activity.invalidate()
    let log = RuntimeLog.capture { activity.becomeCurrent() }.sentences
    #expect(!activity.isCurrent)
    #expect(log.count == 1 && log[0].contains("\"org.example.edit\" was invalidated"))
  }

  @Test("continuation streams complete immediately with an error") func streams() {
    let answer = Answer()
    NSUserActivity(activityType: "a").getContinuationStreams { input, output, error in
      answer.error = input == nil && output == nil ? error as NSError? : nil
    }
    #expect(answer.error?.code == CocoaError.featureUnsupported.rawValue)
    #expect(answer.error?.domain == NSCocoaErrorDomain)
  }

  @Test("deleting saved activities completes immediately") func deleting() {
    let answer = Answer()
    NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a"]) { answer.count += 1 }
    NSUserActivity.deleteAllSavedUserActivities { answer.count += 1 }
    #expect(answer.count == 2)
  }

  /// The result of a completion handler; every one here is called before the method returns.
  final class Answer: @unchecked Sendable {
    var error: NSError?
    var count = 0
  }
}
