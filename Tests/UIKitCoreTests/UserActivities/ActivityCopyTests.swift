import Foundation
import SceneSystem
import Testing

@_spi(Runtime) @testable import UIKitCore

@Suite("Archives and copies of an activity") struct ActivityCopyTests {
  /// One property: a value that is not its default, and its text.
  struct Property: Sendable, CustomTestStringConvertible {
    let name: String
    let set: @Sendable (NSUserActivity) -> Void
    let read: @Sendable (NSUserActivity) -> AnyHashable?
    var testDescription: String { name }

    init<Value: Hashable & Sendable>(
      _ name: String, _ path: sending ReferenceWritableKeyPath<NSUserActivity, Value>, _ value: Value
    ) {
      nonisolated(unsafe) let path = path
      self.name = name
      set = { $0[keyPath: path] = value }
      read = { AnyHashable($0[keyPath: path]) }
    }
  }

  static let properties: [Property] = [
    Property("title", \.title, "Notes 📝"), Property("emptyTitle", \.title, ""),
    Property("requiredUserInfoKeys", \.requiredUserInfoKeys, ["b", "a"]),
    Property("noRequiredUserInfoKeys", \.requiredUserInfoKeys, []),
    Property("webpageURL", \.webpageURL, URL(string: "https://example.org/a%20b?c=d#e")),
    Property("referrerURL", \.referrerURL, URL(string: "b", relativeTo: URL(string: "https://example.org/a/"))),
    Property("expirationDate", \.expirationDate, Date(timeIntervalSinceReferenceDate: -1.5)),
    Property("keywords", \.keywords, ["one", "två"]),
    Property("supportsContinuationStreams", \.supportsContinuationStreams, true),
    Property("targetContentIdentifier", \.targetContentIdentifier, "note:1"),
    Property("isEligibleForHandoff", \.isEligibleForHandoff, false),
    Property("isEligibleForSearch", \.isEligibleForSearch, true),
    Property("isEligibleForPublicIndexing", \.isEligibleForPublicIndexing, true),
    Property("isEligibleForPrediction", \.isEligibleForPrediction, true),
    Property("persistentIdentifier", \.persistentIdentifier, "p"),
    Property("suggestedInvocationPhrase", \.suggestedInvocationPhrase, "again"),
  ]

  @Test(
    "R-01: each property on its own is decoded equal, changes the bytes, and leaves every other at its default",
    arguments: properties)
  func eachProperty(property: Property) throws {
    let plain = NSUserActivity(activityType: "a")
    let changed = NSUserActivity(activityType: "a")
    property.set(changed)
    #expect(property.read(changed) != property.read(plain))
    let archive = try changed.archive()
    #expect(try archive != plain.archive())
    let copy = try NSUserActivity(archive: archive)
    for other in Self.properties {
      #expect(other.read(copy) == other.read(changed), "\(other.name)")
    }
    #expect(copy.userInfo == nil && copy.activityType == "a")
  }

  @Test("properties of the object alone are not encoded: delegate, needsSave, being current, being invalidated")
  func leftBehind() throws {
    final class Delegate: NSObject, NSUserActivityDelegate {}
    let delegate = Delegate()
    let activity = NSUserActivity(activityType: "a")
    let before = try activity.archive()
    activity.delegate = delegate
    activity.needsSave = true
    activity.invalidate()
    #expect(try activity.archive() == before)
    let copy = try activity.detachedCopy()
    #expect(copy.delegate == nil && !copy.needsSave && !copy.isCurrent && !copy.isInvalidated)
  }

  @Test("a copy and its original are independent, at any depth")
  func copies() throws {
    let inner = NSMutableArray(array: [1])
    let activity = NSUserActivity(activityType: "a")
    activity.userInfo = ["inner": inner]
    let copy = try activity.detachedCopy()
    inner.add(2)
    copy.title = "copy"
    copy.addUserInfoEntries(from: ["more": 1])
    #expect((copy.userInfo?["inner"] as? [Any])?.count == 1)
    #expect(activity.title == nil && activity.userInfo?.count == 1)
  }

  @Test("a detached copy does not change with its original") func detachedCopy() throws {
    let activity = NSUserActivity(activityType: "a")
    activity.userInfo = ["n": 1]
    let copy = try activity.detachedCopy()
    activity.userInfo = ["n": 2]
    #expect(copy !== activity && copy.userInfo?["n"] as? Int == 1)
  }

  @Test("E-03: an archive with only a link, as the device writes it, gives an activity with that link") func link()
    throws
  {
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: ["webpageURL": "https://example.org/a"], format: .binary, options: 0)
    let archive = ActivityArchive(
      activityType: NSUserActivityTypeBrowsingWeb, targetContentIdentifier: "id", bytes: Bytes(bytes))
    let activity = try NSUserActivity(archive: archive)
    #expect(activity.activityType == NSUserActivityTypeBrowsingWeb && activity.targetContentIdentifier == "id")
    #expect(activity.webpageURL == URL(string: "https://example.org/a") && activity.isEligibleForHandoff)
  }
}
