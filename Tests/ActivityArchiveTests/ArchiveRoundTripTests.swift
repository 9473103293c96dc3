import BinaryPlist
import Foundation
import SceneSystem
import Testing

@testable import ActivityArchive

@Suite("Round trip of an archived activity") struct ArchiveRoundTripTests {
  @Test("R-01: every property of an activity is decoded equal") func everyProperty() throws {
    var activity = ActivityProperties(activityType: "org.example.edit")
    activity.title = "Édition 漢字 👩‍👩‍👧"
    activity.userInfo = ["document": "d-1"]
    activity.requiredUserInfoKeys = ["document"]
    activity.webpageURL = URL(string: "https://example.org/a?b=c#d")
    activity.referrerURL = URL(string: "https://example.com")
    activity.expirationDate = Date(timeIntervalSinceReferenceDate: 12_345.678)
    activity.keywords = ["a", "b"]
    activity.supportsContinuationStreams = true
    activity.targetContentIdentifier = "note:1"
    activity.persistentIdentifier = "p"
    activity.isEligibleForHandoff = false
    activity.isEligibleForSearch = true
    activity.isEligibleForPublicIndexing = true
    activity.isEligibleForPrediction = true
    let archive = try activity.archive()
    #expect(archive.activityType == "org.example.edit")
    #expect(archive.targetContentIdentifier == "note:1")
    let copy = try ActivityProperties(archive)
    #expect(copy.activityType == activity.activityType && copy.title == activity.title)
    #expect(copy.userInfo as? [String: String] == ["document": "d-1"])
    #expect(copy.requiredUserInfoKeys == ["document"] && copy.keywords == ["a", "b"])
    #expect(copy.webpageURL == activity.webpageURL && copy.referrerURL == activity.referrerURL)
    #expect(copy.expirationDate == activity.expirationDate)
    #expect(copy.targetContentIdentifier == "note:1" && copy.persistentIdentifier == "p")
    #expect(copy.supportsContinuationStreams && !copy.isEligibleForHandoff && copy.isEligibleForSearch)
    #expect(copy.isEligibleForPublicIndexing && copy.isEligibleForPrediction)
  }

  @Test("every type that userInfo may contain is decoded as itself") func everyType() throws {
    let uuid = UUID()
    let date = Date(timeIntervalSinceReferenceDate: -0.25)
    let relative = try #require(URL(string: "b/c", relativeTo: URL(string: "https://example.org/a/")))
    var activity = ActivityProperties(activityType: "a")
    activity.userInfo = [
      "array": [1, "two", [3]] as [Any], "data": Data([0, 255]), "date": date, "null": NSNull(), "true": true,
      "false": false, "int": -7, "big": UInt64.max, "least": Int64.min, "double": 2.5, "float": Float(0.5),
      "string": "s", "url": relative, "uuid": uuid, "set": Set([1, 2]), "mixedSet": Set<AnyHashable>(["a", 1, true]),
      "dictionary": ["inner": 1], "byNumber": [1: "one", 2: "two"], "decimal": Decimal(string: "0.1")!,
      "number": NSNumber(value: 5), "boolNumber": NSNumber(value: true), "nsString": NSString(string: "n"),
      "optional": Optional<Int>.some(9) as Any, "int8": Int8(-1), "cgFloat": CGFloat(1.5),
    ]
    let info = try #require(try ActivityProperties(activity.archive()).userInfo)
    #expect(info.count == activity.userInfo?.count)
    let array = try #require(info["array"] as? [Any])
    #expect(array[0] as? Int == 1 && array[1] as? String == "two" && array[2] as? [Int] == [3])
    #expect(info["data"] as? Data == Data([0, 255]) && info["date"] as? Date == date && info["null"] is NSNull)
    #expect(info["true"] as? Bool == true && info["false"] as? Bool == false)
    #expect(info["int"] as? Int == -7 && info["big"] as? UInt64 == .max && info["least"] as? Int64 == .min)
    #expect(info["double"] as? Double == 2.5 && info["float"] as? Float == 0.5 && info["string"] as? String == "s")
    let url = try #require(info["url"] as? URL)
    #expect(url == relative && url.baseURL == relative.baseURL && url.relativeString == "b/c")
    #expect(info["uuid"] as? UUID == uuid && info["set"] as? Set<Int> == [1, 2])
    #expect(info["mixedSet"] as? Set<AnyHashable> == ["a", 1, true])
    #expect(info["dictionary"] as? [String: Int] == ["inner": 1])
    #expect((info["byNumber"] as? [AnyHashable: Any])?[2] as? String == "two")
    #expect(info["decimal"] as? Decimal == Decimal(string: "0.1"))
    #expect(info["number"] as? Int == 5 && info["boolNumber"] as? Bool == true && info["nsString"] as? String == "n")
    #expect(info["optional"] as? Int == 9 && info["int8"] as? Int8 == -1 && info["cgFloat"] as? Double == 1.5)
  }

  @Test("a number can be read as any type that can represent it, as NSNumber on a device") func numbers() throws {
    var activity = ActivityProperties(activityType: "a")
    activity.userInfo = ["n": 3]
    let info = try ActivityProperties(activity.archive()).userInfo
    #expect(info?["n"] as? Int == 3 && info?["n"] as? Double == 3 && info?["n"] as? UInt8 == 3)
  }

  @Test("an app's own dictionary that looks like an encoding marker is decoded unchanged") func lookalike() throws {
    var activity = ActivityProperties(activityType: "a")
    activity.userInfo = [UserInfoCoding.tag: "url", "value": "https://example.org"]
    let info = try ActivityProperties(activity.archive()).userInfo
    #expect(info as? [String: String] == [UserInfoCoding.tag: "url", "value": "https://example.org"])
  }

  @Test("Foundation reads the bytes as a property list") func foundationReads() throws {
    var activity = ActivityProperties(activityType: "org.example.edit")
    activity.title = "漢 é"
    activity.userInfo = [
      "page": 300, "minus": -1, "large": 70_000, "huge": UInt64.max, "long": String(repeating: "x", count: 300),
      "list": Array(0..<20), "when": Date(timeIntervalSinceReferenceDate: 1), "yes": true, "data": Data(count: 16),
    ]
    let bytes = try activity.archive().bytes.elements
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let entries = try #require(list as? [String: Any])
    #expect(entries["activityType"] as? String == "org.example.edit" && entries["title"] as? String == "漢 é")
    let info = try #require(entries["userInfo"] as? [String: Any])
    #expect(info["page"] as? Int == 300 && info["minus"] as? Int == -1 && info["large"] as? Int == 70_000)
    #expect(info["huge"] as? UInt64 == .max && (info["long"] as? String)?.count == 300)
    #expect(info["list"] as? [Int] == Array(0..<20) && info["yes"] as? Bool == true)
    #expect(info["when"] as? Date == Date(timeIntervalSinceReferenceDate: 1) && (info["data"] as? Data)?.count == 16)
  }

  @Test("bytes that Foundation wrote can be decoded") func readsFoundation() throws {
    let list: [String: Any] = [
      "a": [1, 2.5, true] as [Any], "b": Data([1]), "c": Date(timeIntervalSinceReferenceDate: 2),
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    #expect(
      try BinaryPropertyListReader.value(in: Array(data))
        == .dictionary(["a": .array([.integer(1), .real(2.5), .bool(true)]), "b": .data([1]), "c": .date(2)]))
  }

  @Test("D-09: equal activities have equal bytes, whatever the insertion order of keys and elements")
  func canonicalBytes() throws {
    let keys = (0..<40).map { "key\($0)" }
    func archive(_ keys: [String]) throws -> ActivityArchive {
      var activity = ActivityProperties(activityType: "a")
      activity.userInfo = ["set": Set(keys), "byNumber": [1: 1, 2: 2, 3: 3]]
      for key in keys { activity.userInfo?[key] = key.count }
      return try activity.archive()
    }
    #expect(try archive(keys) == archive(keys.reversed()))
  }

  @Test("an archive without bytes, as in a device script, gives an activity with a type and a target") func bare()
    throws
  {
    let activity = try ActivityProperties(ActivityArchive(activityType: "t", targetContentIdentifier: "id"))
    #expect(activity.activityType == "t" && activity.targetContentIdentifier == "id" && activity.userInfo == nil)
  }

  struct NotAllowed {}

  @Test("a value that cannot be saved is reported with its key path and type") func unsupported() {
    var activity = ActivityProperties(activityType: "a")
    activity.userInfo = ["draft": ["lines": ["fine", NotAllowed()] as [Any]]]
    #expect(throws: UserActivityArchiveError.unsupportedValue(keyPath: "userInfo.draft.lines[1]", type: "NotAllowed")) {
      try activity.archive()
    }
    activity.userInfo = ["nothing": Optional<Int>.none as Any]
    let error = #expect(throws: UserActivityArchiveError.self) { try activity.archive() }
    #expect(error?.description.contains("userInfo.nothing is of type Optional<Int>") == true)
    #expect(error?.errorDescription == error?.description)
  }

  @Test("containers nested beyond the limit are an error, not a stack overflow; up to it they are decoded") func depth()
    throws
  {
    func nested(_ levels: Int) -> ActivityProperties {
      var activity = ActivityProperties(activityType: "a")
      activity.userInfo = ["deep": (1..<levels).reduce([] as [Any]) { inner, _ in [inner] }]
      return activity
    }
    #expect(throws: Never.self) { try ActivityProperties(nested(UserInfoCoding.maximumDepth - 1).archive()) }
    let error = #expect(throws: UserActivityArchiveError.self) { try nested(UserInfoCoding.maximumDepth + 5).archive() }
    #expect(error?.code == .tooDeep)
  }
}
