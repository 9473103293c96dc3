import BinaryPlist
import Foundation
import SceneSystem
import Testing

@testable import ActivityArchive

@Suite("Encoding of a userInfo") struct UserInfoEncodingTests {
  private func written(_ value: Any) throws -> PropertyListValue? {
    let bytes = try UserInfoCoding.bytes(of: ["k": value]).elements
    guard case .dictionary(let entries) = try BinaryPropertyListReader.value(in: bytes) else { return nil }
    return entries["k"]
  }

  @Test("the same value has the same bytes, in Swift and Foundation types")
  func representations() throws {
    let groups: [[Any]] = [
      [
        [1, 2], [1, 2] as [Any], NSArray(array: [1, 2]), [Int8(1), Int8(2)], [NSNumber(value: 1), 2 as Int64] as [Any],
      ],
      [["a": 1], ["a": 1] as [String: Any], NSDictionary(dictionary: ["a": 1]), [AnyHashable("a"): UInt8(1)]],
      [
        "text", NSString(string: "text"), NSMutableString(string: "text"), AnyHashable("text"), Optional("text") as Any,
      ],
      [true, NSNumber(value: true), AnyHashable(true)], [1.5, NSNumber(value: 1.5), Float(1.5), CGFloat(1.5)],
      [Data([1, 2]), NSData(data: Data([1, 2])), Data([0, 1, 2]).dropFirst()],
      [Date(timeIntervalSinceReferenceDate: 3), NSDate(timeIntervalSinceReferenceDate: 3)],
      [["a", "b"], ["a", "b"] as [Any], NSArray(array: ["a", "b"]), [Optional("a") as Any, "b"]],
      [[["n": 1]], [["n": 1] as [String: Any]], [["n": 1]] as [Any]],
      [UInt64(7), 7, Int16(7), NSNumber(value: UInt64(7))], [[String: Int](), NSDictionary(), [Int: Int]()],
    ]
    for group in groups {
      let first = try written(group[0])
      #expect(first != nil)
      for value in group.dropFirst() { #expect(try written(value) == first, "\(type(of: value)) \(value)") }
    }
  }

  @Test("a boolean stays a boolean and a number stays a number, in every container")
  func truth() throws {
    #expect(try written(true) == .bool(true) && written(NSNumber(value: false)) == .bool(false))
    #expect(try written(1) == .integer(1) && written(NSNumber(value: 1)) == .integer(1))
    #expect(try written(Int8(1)) == .integer(1) && written(NSNumber(value: Int8(5))) == .integer(5))
    #expect(try written([true, 1] as [Any]) == .array([.bool(true), .integer(1)]))
    #expect(try written(["b": false]) == .dictionary(["b": .bool(false)]))
  }

  @Test("a key that is not a text and one that equals an encoding marker are decoded, in the same order each time")
  func oddKeys() throws {
    var keys: [AnyHashable: Any] = [UserInfoCoding.tag: 1, "z": 2]
    keys[7] = "number"
    let bytes = try UserInfoCoding.bytes(of: keys)
    #expect(try UserInfoCoding.userInfo(from: bytes).count == 3)
    #expect(try UserInfoCoding.bytes(of: UserInfoCoding.userInfo(from: bytes)) == bytes)
  }

  @Test("of several bad values the one with the first key is named, each time")
  func firstMistake() {
    for _ in 0..<5 {
      let info: [AnyHashable: Any] = [
        "b": NSObject(), "a": ["z": NSObject(), "y": [0, NSObject()] as [Any]], "c": (1, 2),
      ]
      #expect(throws: UserActivityArchiveError.unsupportedValue(keyPath: "userInfo.a.y[1]", type: "NSObject")) {
        try UserInfoCoding.bytes(of: info)
      }
    }
  }

  @Test("a bad value is named by its path through every kind of container")
  func way() {
    let ways: [(value: Any, keyPath: String)] = [
      (["a": NSObject()], "userInfo.k.a"), ([1, NSObject()] as [Any], "userInfo.k[1]"),
      (NSArray(array: [NSObject()]), "userInfo.k[0]"), (NSDictionary(dictionary: ["n": NSObject()]), "userInfo.k.n"),
      ([5: NSObject()], "userInfo.k.5"), (Set([NSObject()]), "userInfo.k{}"),
      ([UserInfoCoding.tag: NSObject()], "userInfo.k." + UserInfoCoding.tag),
      ([NSObject(): 1], "userInfo.k (a key)"), (AnyHashable([NSObject()]), "userInfo.k[0]"),
    ]
    for (value, keyPath) in ways {
      #expect(throws: UserActivityArchiveError.unsupportedValue(keyPath: keyPath, type: "NSObject"), "\(keyPath)") {
        try UserInfoCoding.bytes(of: ["k": value])
      }
    }
  }

  @Test("an archive's own numbers and booleans must have their types")
  func properties() throws {
    func activity(_ entries: [String: PropertyListValue]) throws -> ActivityProperties {
      try ActivityProperties(
        ActivityArchive(
          activityType: "given", bytes: Bytes(BinaryPropertyListWriter.bytes(of: .dictionary(entries)))))
    }
    let read = try activity(["isEligibleForHandoff": .bool(false), "suggestedInvocationPhrase": .string("again")])
    #expect(!read.isEligibleForHandoff && read.suggestedInvocationPhrase == "again" && read.activityType == "given")
    #expect(try ActivityProperties(read.archive()).suggestedInvocationPhrase == "again")
    #expect(throws: UserActivityArchiveError.damaged(reason: "The value of isEligibleForSearch is not a Bool.")) {
      try activity(["isEligibleForSearch": .integer(1)])
    }
    #expect(throws: UserActivityArchiveError.damaged(reason: "Its object 2 belongs into a keyed archive.")) {
      try activity(["later": .uid(3)])
    }
  }
}
