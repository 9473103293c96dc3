import ActivityArchive
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

@MainActor @Suite("Validation of an activity's properties") struct ActivityValidationTests {
  private let editing = UserActivityFilter(activityTypes: ["editing"], policy: .refuse)

  @Test("webpageURL accepts http and https; another scheme keeps the previous value and is logged")
  func webpage() {
    let activity = NSUserActivity(activityType: "editing")
    let page = URL(string: "https://example.org/a")
    let (_, silent) = RuntimeLog.capture {
      activity.webpageURL = URL(string: "HTTP://example.org")
      activity.webpageURL = page
    }
    #expect(silent.isEmpty)
    let (_, logged) = RuntimeLog.capture { activity.webpageURL = URL(string: "notes://7") }
    #expect(activity.webpageURL == page)
    #expect(
      logged == [
        "webpageURL of the user activity of type \"editing\" was not changed: notes://7 has the scheme \"notes\", and a "
          + "page has http or https. Keep other URLs in userInfo."
      ])
    activity.webpageURL = nil
    #expect(activity.webpageURL == nil)
  }

  @Test("an activity is expired from its date on, and never without one")
  func expiration() {
    let activity = NSUserActivity(activityType: "editing")
    let date = Date(timeIntervalSinceReferenceDate: 100)
    #expect(!activity.isExpired(at: .distantFuture))
    activity.expirationDate = date
    #expect(!activity.isExpired(at: date.addingTimeInterval(-1)))
    #expect(activity.isExpired(at: date) && activity.isExpired(at: date.addingTimeInterval(1)))
  }

  @Test("R-01: a bad value in one save does not remove what an earlier one saved")
  func lastSaved() throws {
    let activity = NSUserActivity(activityType: "editing")
    activity.userInfo = ["page": 1]
    let good = try #require(NSUserActivity.save(activity, responders: [any UserActivityHolder](), filter: editing))
    activity.userInfo = ["view": NSObject()]
    let (kept, sentences) = RuntimeLog.capture {
      NSUserActivity.save(activity, responders: [any UserActivityHolder](), filter: editing, lastSaved: good)
    }
    #expect(kept == good)
    #expect(
      sentences == [
        "The user activity of type \"editing\" was not saved; the previously saved one is kept. The value at "
          + "userInfo.view is of type NSObject, which a user activity cannot hold. Use arrays, data, dates, dictionaries, "
          + "NSNull, numbers, sets, strings, UUIDs and URLs."
      ])
    // A type that is not listed is different: on a device it is never saved.
    let unlisted = NSUserActivity(activityType: "other")
    let (none, _) = RuntimeLog.capture {
      NSUserActivity.save(unlisted, responders: [any UserActivityHolder](), filter: editing, lastSaved: good)
    }
    #expect(none == nil)
  }

  @Test("R-01: a scene whose delegate returns a bad value keeps its previously saved state")
  func badAnswer() {
    let device = TestDevice()
    let activity = NSUserActivity(activityType: "editing")
    activity.userInfo = ["page": 7]
    AppBehaviour.current.restorationActivity = { _ in activity }
    device(.tapIcon, .swipeHome)
    let saved = device.record()?.restorationActivity
    #expect(saved != nil)
    activity.userInfo = ["view": UIView()]
    let (_, sentences) = RuntimeLog.capture { device(.tapIcon, .swipeHome) }
    #expect(device.record()?.restorationActivity == saved)
    #expect(device.session()?.stateRestorationActivity?.userInfo?["page"] as? Int == 7)
    #expect(sentences.count == 1 && sentences[0].contains("is kept") && sentences[0].contains("userInfo.view"))
  }

  @Test(
    "R-07: an activity that a session cannot save is refused with a log line, and the session keeps the previous one")
  func refusedBySession() {
    let device = TestDevice()
    device(.tapIcon)
    let good = NSUserActivity(activityType: "editing")
    device.act { _ in device.session()?.stateRestorationActivity = good }
    let unsavable = NSUserActivity(activityType: "editing")
    unsavable.userInfo = ["view": UIView()]
    for (activity, word) in [
      (NSUserActivity(activityType: "unlisted"), "NSUserActivityTypes"), (unsavable, "userInfo.view"),
    ] {
      let (_, sentences) = RuntimeLog.capture {
        device.act { _ in device.session()?.stateRestorationActivity = activity }
      }
      #expect(sentences.count == 1 && sentences[0].contains(word))
      #expect(device.session()?.stateRestorationActivity === good)
      #expect(device.record()?.restorationActivity?.activityType == "editing")
    }
    device.act { _ in device.session()?.stateRestorationActivity = nil }
    #expect(device.session()?.stateRestorationActivity == nil && device.record()?.restorationActivity == nil)
  }

  @Test("E-04: an expired activity is not continued; the scene's delegate receives the failure")
  func expiredContinuation() throws {
    let device = TestDevice()
    device(.tapIcon)
    let activity = NSUserActivity(activityType: "reading")
    activity.expirationDate = Date(timeIntervalSinceReferenceDate: 1)
    let (lines, sentences) = RuntimeLog.capture {
      device(.external(.handoff(activityType: "reading")), .handoffDeliver(try? activity.archive()))
    }
    #expect(lines.contains { $0.contains("didFailToContinue") } && !lines.contains { $0.contains(".continue ") })
    #expect(sentences.count == 1 && sentences[0].contains("expirationDate"))
    activity.expirationDate = .distantFuture
    let later = device(.external(.handoff(activityType: "reading")), .handoffDeliver(try activity.archive()))
    #expect(!later.contains { $0.contains("didFailToContinue") })
  }

  @Test("R-08: a session's userInfo accepts property-list values, and leaves out and reports others")
  func sessionUserInfo() {
    let device = TestDevice()
    device(.tapIcon)
    let good: [String: Any] = [
      "text": "t", "int": 7, "real": 1.5, "flag": true, "date": Date(timeIntervalSinceReferenceDate: 5),
      "data": Data([1, 2]), "list": [1, "two", [3]] as [Any], "inner": ["k": ["j": 1]], "big": UInt64.max,
      UserInfoCoding.tag: "an app's own",
    ]
    let bad: [(value: Any, place: String)] = [
      (URL(string: "a:b") as Any, "userInfo.bad, of type URL."), (UUID(), "userInfo.bad, of type UUID."),
      (NSNull(), "userInfo.bad, of type NSNull."), (Set([1]), "userInfo.bad, of type Set<Int>."),
      ([1: "one"], "userInfo.bad (a key), of type Int."), (["a": [UUID()]], "userInfo.bad.a[0], of type UUID."),
      (UIView(), "userInfo.bad, of type UIView."),
    ]
    for (value, place) in bad {
      let (_, sentences) = RuntimeLog.capture {
        device.act { _ in device.session()?.userInfo = ["bad": value, "other": 1] }
      }
      #expect(sentences.count == 1 && sentences[0].contains(place), "\(sentences)")
      #expect(device.session()?.userInfo?.keys.sorted() == ["other"])
    }
    device.act { _ in device.session()?.userInfo = good }
    device.crash()
    device(.tapIcon)
    let kept = device.session()?.userInfo
    #expect(
      kept?.count == good.count && kept?["big"] as? UInt64 == .max && kept?["date"] as? Date == good["date"] as? Date)
    #expect(kept?[UserInfoCoding.tag] as? String == "an app's own")
    #expect(((kept?["inner"] as? [String: Any])?["k"] as? [String: Any])?["j"] as? Int == 1)
  }
}
