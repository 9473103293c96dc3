import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Every property-list type, and types that are not.
private struct Note: Codable, Equatable {
  struct Line: Codable, Equatable {
    var text: String
    var isDone: Bool
  }
  var title: String
  var number: Int64
  var ratio: Double
  var edited: Date
  var picture: Data
  var lines: [Line]
  var named: [String: Line]
  var parent: String?
  var link: URL
}

/// A payload that cannot be encoded.
private struct Unwilling: Codable {
  init() {}
  init(from decoder: any Decoder) throws { throw CocoaError(.coderReadCorrupt) }
  func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }
}

@MainActor @Suite("A typed payload of an activity (iOS 14)") struct TypedPayloadTests {
  private let note = Note(
    title: "é\u{1F600}", number: .max, ratio: -0.1, edited: Date(timeIntervalSinceReferenceDate: 7.25),
    picture: Data([0, 255]), lines: [Note.Line(text: "", isDone: true)],
    named: ["a": Note.Line(text: "b", isDone: false)],
    parent: nil, link: URL(string: "https://example.org/a?b=c")!)

  @Test("It is read from userInfo, where each property has an entry that is saved like any other")
  func roundTrip() throws {
    let activity = NSUserActivity(activityType: "editing")
    try activity.setTypedPayload(note)
    #expect(try activity.typedPayload(Note.self) == note)
    #expect(
      Set((activity.userInfo ?? [:]).keys.map(\.description)) == [
        "title", "number", "ratio", "edited", "picture", "lines", "named", "link",
      ], "what is nil has none")
    let saved = try NSUserActivity(archive: activity.archive())
    #expect(try saved.typedPayload(Note.self) == note)
  }

  @Test("It replaces previous entries, and an optional property may be nil")
  func replaced() throws {
    let activity = NSUserActivity(activityType: "editing")
    activity.userInfo = ["old": 1]
    var note = note
    note.parent = "p"
    activity.needsSave = false
    try activity.setTypedPayload(note)
    #expect(activity.userInfo?["old"] == nil && activity.userInfo?["parent"] as? String == "p" && activity.needsSave)
    try activity.setTypedPayload(["only": "text"])
    #expect(activity.userInfo as? [String: String] == ["only": "text"])
    #expect(try activity.typedPayload([String: String].self) == ["only": "text"])
  }

  @Test("Unknown entries are ignored, and a missing required one is an error")
  func moreAndLess() throws {
    let activity = NSUserActivity(activityType: "editing")
    try activity.setTypedPayload(note)
    activity.userInfo?["more"] = "x"
    #expect(try activity.typedPayload(Note.self) == note)
    activity.userInfo?["title"] = nil
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Note.self) }
  }

  @Test(
    "Values that userInfo may hold besides property lists are no payload, and do not trap",
    arguments: ["URL", "UUID", "null", "set", "key", "object", "inner"])
  func noPropertyList(kind: String) {
    let values: [String: [AnyHashable: Any]] = [
      "URL": ["a": URL(fileURLWithPath: "/")], "UUID": ["a": UUID()], "null": ["a": NSNull()], "set": ["a": Set(["a"])],
      "key": [7: "a"], "object": ["a": NSObject()], "inner": ["a": ["deep": [URL(fileURLWithPath: "/")]]],
    ]
    let activity = NSUserActivity(activityType: "editing")
    activity.userInfo = values[kind]
    #expect(activity.userInfo != nil)
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Note.self) }
  }

  @Test("Without a userInfo, or with an empty one, there is no payload")
  func empty() throws {
    let activity = NSUserActivity(activityType: "editing")
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Note.self) }
    activity.userInfo = [:]
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Note.self) }
    #expect(try activity.typedPayload([String: Int].self) == [:])
  }

  @Test("A payload that is not a dictionary, or fails to encode, is refused and leaves the previous entries")
  func refused() throws {
    let activity = NSUserActivity(activityType: "editing")
    try activity.setTypedPayload(note)
    activity.needsSave = false
    #expect(throws: NSUserActivity.TypedPayloadError.encodingError) { try activity.setTypedPayload([1, 2]) }
    #expect(throws: NSUserActivity.TypedPayloadError.encodingError) { try activity.setTypedPayload("text") }
    #expect(throws: NSUserActivity.TypedPayloadError.encodingError) { try activity.setTypedPayload(Unwilling()) }
    #expect(throws: NSUserActivity.TypedPayloadError.encodingError) { try activity.setTypedPayload(Int?.none) }
    #expect(try activity.typedPayload(Note.self) == note && !activity.needsSave)
  }

  @Test("A payload is decoded as another type if that type accepts it, and is an error otherwise")
  func otherType() throws {
    struct Title: Codable, Equatable { var title: String }
    struct Wrong: Codable { var title: Int }
    let activity = NSUserActivity(activityType: "editing")
    try activity.setTypedPayload(note)
    #expect(try activity.typedPayload(Title.self) == Title(title: note.title))
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Wrong.self) }
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Unwilling.self) }
  }
}
