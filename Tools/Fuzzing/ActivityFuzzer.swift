import ActivityArchive
import BinaryPlist
import Foundation
import SceneSystem

/// Archived activities: an accepted archive is an activity that can be archived again without a change.
struct ActivityFuzzer: Fuzzer {
  let name = "activity"

  private static let keys = [
    "activityType", "title", "userInfo", "requiredUserInfoKeys", "webpageURL", "referrerURL", "expirationDate",
    "keywords",
    "targetContentIdentifier", "persistentIdentifier", "isEligibleForSearch", "supportsContinuationStreams", "later",
  ]

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    if random.below(3) > 0 { return Mutation.damaged(Self.whole(&random), &random) }
    var entries: [String: PropertyListValue] = ["format": .integer(1)]
    for _ in 0..<random.below(6) { entries[random.any(Self.keys)] = PropertyListFuzzer.value(depth: 2, &random) }
    return Mutation.damaged(BinaryPropertyListWriter.bytes(of: .dictionary(entries)), &random)
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    guard !input.isEmpty, let activity = Self.activity(input) else { return }
    try UserInfoFuzzer.checkStable(
      activity, write: { (try? $0.archive())?.bytes.elements }, read: { Self.activity($0) })
  }

  private static func activity(_ bytes: [UInt8]) -> ActivityProperties? {
    try? ActivityProperties(ActivityArchive(activityType: "given", bytes: Bytes(bytes)))
  }

  /// An activity with a value for everything.
  private static func whole(_ random: inout FuzzRandom) -> [UInt8] {
    var activity = ActivityProperties(activityType: "org.example.edit")
    activity.title = PropertyListFuzzer.text(&random)
    activity.webpageURL = URL(string: "https://example.org/a")
    activity.expirationDate = Date(timeIntervalSinceReferenceDate: 1)
    activity.keywords = ["k", PropertyListFuzzer.text(&random)]
    activity.requiredUserInfoKeys = ["text"]
    activity.userInfo = [
      "text": PropertyListFuzzer.text(&random), "number": random.below(70_000), "null": NSNull(), "data": Data(0..<20),
      "set": Set([1, 2]), "pairs": [1: "one"], "list": [1, [2, ["three": 3]]] as [Any],
      "decimal": Decimal(random.below(99)),
    ]
    return (try? activity.archive())?.bytes.elements ?? []
  }
}
