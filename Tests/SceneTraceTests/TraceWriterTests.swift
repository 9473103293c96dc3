import Foundation
import SceneSystem
import Testing

@testable import SceneTrace

@Suite("Trace formats for people and programs")
struct TraceWriterTests {
  let a = SessionID(rawValue: 1)

  var launch: [TraceEvent] {
    [
      TraceEvent(kind: .stimulus, owner: "", callback: "tap icon"),
      TraceEvent(kind: .process, time: 9_000, owner: "process", callback: "start"),
      TraceEvent(
        kind: .callback, time: 214_000, owner: "AppDelegate", callback: "application(_:didFinishLaunchingWithOptions:)"),
      TraceEvent(
        kind: .callback, time: 1_500_000, session: a, owner: "SceneDelegate", callback: "sceneWillEnterForeground(_:)",
        sceneBefore: .unattached, sceneAfter: .foregroundInactive, applicationBefore: .background,
        applicationAfter: .inactive, duration: 77),
      TraceEvent(
        kind: .notification, time: 12_345_678_901, session: a, owner: "UIScene",
        callback: "didActivateNotification",
        sceneBefore: .foregroundActive, sceneAfter: .foregroundActive, applicationBefore: .inactive,
        applicationAfter: .active),
      TraceEvent(kind: .note, time: 0, owner: "", callback: "The most recent session receives it."),
    ]
  }

  @Test("Text: columns for label, time and states, as in seed 002")
  func text() {
    #expect(
      TextTraceWriter().text(for: launch) == """
        > tap icon
            0.000009  process.start
            0.000214  AppDelegate.application(_:didFinishLaunchingWithOptions:)               app background
            0.001500  SceneDelegate[A].sceneWillEnterForeground(_:)                           unattached \u{2192} foregroundInactive  app background \u{2192} inactive
           12.345678  post UIScene.didActivateNotification[A]                                 foregroundActive  app inactive \u{2192} active
            0.000000  # The most recent session receives it.

        """)
  }

  @Test("Text: a name longer than its column moves the states instead of being cut")
  func longName() {
    let event = TraceEvent(kind: .callback, owner: "SceneDelegate", callback: String(repeating: "x", count: 90))
    #expect(TextTraceWriter().line(for: event).hasSuffix(String(repeating: "x", count: 90) + "  app background"))
  }

  @Test(
    "Text: times of any size keep six digits",
    arguments: [
      (0, "    0.000000"), (999, "    0.000000"), (1_000, "    0.000001"), (59_999_999_999, "   59.999999"),
      (UInt64.max, "18446744073.709551"),
    ] as [(UInt64, String)])
  func seconds(time: UInt64, text: String) {
    #expect(TextTraceWriter.seconds(time) == text)
  }

  @Test("JSON Lines: one object per line, keys in order, unknown ones left out")
  func json() {
    let lines = launch.map(JSONLinesTraceWriter().line)
    #expect(
      lines[3]
        == #"{"kind":"callback","time":1500000,"session":"A","owner":"SceneDelegate","callback":"sceneWillEnterForeground(_:)","sceneBefore":"unattached","sceneAfter":"foregroundInactive","applicationBefore":"background","applicationAfter":"inactive","duration":77}"#
    )
    #expect(
      lines[0]
        == #"{"kind":"stimulus","time":0,"owner":"","callback":"tap icon","applicationBefore":"background","applicationAfter":"background","duration":0}"#
    )
  }

  @Test("Details follow the name as in a script, and are in JSON only where there are some")
  func details() throws {
    var event = launch[2]
    event.details = [.init(key: "sessions", value: "{A,B}"), .init(key: "why", value: "\"")]
    #expect(
      TextTraceWriter().line(for: event).contains(
        "application(_:didFinishLaunchingWithOptions:) sessions={A,B} why=\""))
    let line = JSONLinesTraceWriter().line(for: event)
    #expect(line.hasSuffix(#","details":[{"key":"sessions","value":"{A,B}"},{"key":"why","value":"\""}]}"#))
    #expect(try TraceReader().events(in: line) == [event])
    #expect(event.detail("sessions") == "{A,B}")
    #expect(event.detail("session") == nil)
    event.details = []
    #expect(event == launch[2])
    #expect(JSONLinesTraceWriter().line(for: event) == JSONLinesTraceWriter().line(for: launch[2]))
  }

  @Test("On the wire an event of an earlier version without details can be decoded")
  func codable() throws {
    var event = launch[3]
    let plain = try JSONEncoder().encode(event)
    #expect(!String(decoding: plain, as: UTF8.self).contains("details"))
    #expect(try JSONDecoder().decode(TraceEvent.self, from: plain) == event)
    event.details = [.init(key: "a", value: "b")]
    #expect(try JSONDecoder().decode(TraceEvent.self, from: JSONEncoder().encode(event)) == event)
  }

  @Test("JSON Lines are read back as equal events")
  func roundTrip() throws {
    #expect(try TraceReader().events(in: JSONLinesTraceWriter().text(for: launch)) == launch)
  }

  @Test(
    "No text can break a line or a string",
    arguments: [
      "\"", "\\", "a\nb", "\r\n", "\u{0}\u{1F}\u{7F}\u{85}", "\u{2028}\u{2029}", "\u{1F98A}\u{301}", "{}", "\\u0041",
    ])
  func escaping(text: String) throws {
    let event = TraceEvent(kind: .note, owner: text, callback: text)
    let line = JSONLinesTraceWriter().line(for: event)
    #expect(line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count == 1)
    #expect(try TraceReader().events(in: line) == [event])
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
  }

  @Test("Random events are read back equal", arguments: 0..<100 as Range<UInt64>)
  func randomEvents(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let events = (0..<20).map { _ in
      TraceEvent(
        kind: [.stimulus, .callback, .notification, .process, .note].randomElement(using: &generator)!,
        time: .random(in: 0...UInt64.max, using: &generator),
        session: [nil, SessionID(rawValue: .random(in: 1...5000, using: &generator))].randomElement(using: &generator)!,
        owner: "Owner\(UInt8.random(in: 0...255, using: &generator))",
        callback: String(
          String.UnicodeScalarView((0..<5).map { _ in Unicode.Scalar(UInt8.random(in: 0...255, using: &generator)) })),
        sceneBefore: ActivationState.allCases.randomElement(using: &generator),
        sceneAfter: [nil, .unattached].randomElement(using: &generator)!,
        applicationBefore: ApplicationState.allCases.randomElement(using: &generator)!,
        applicationAfter: ApplicationState.allCases.randomElement(using: &generator)!,
        duration: .random(in: 0...UInt64.max, using: &generator),
        details: [[], [.init(key: "k", value: "v\u{1}")]].randomElement(using: &generator)!)
    }
    #expect(try TraceReader().events(in: JSONLinesTraceWriter().text(for: events)) == events, "seed \(seed)")
  }

  @Test("Empty lines and keys of a later version are ignored")
  func tolerant() throws {
    let line = JSONLinesTraceWriter().line(for: launch[2])
    let later = line.dropLast() + ",\"thread\":[1,2]}"
    #expect(try TraceReader().events(in: "\n\(later)\n  \n") == [launch[2]])
  }

  @Test(
    "A line that is not an event is reported by its number",
    arguments: [
      ("nonsense", "it is not a JSON object of a trace"), ("[]", "it is not an object"),
      ("{}", "the key \u{201C}kind\u{201D} is missing"),
      (
        #"{"kind":"wish","time":0,"owner":"","callback":"","applicationBefore":"background","applicationAfter":"background","duration":0}"#,
        "there is no kind \u{201C}wish\u{201D}"
      ),
      (
        #"{"kind":"note","time":0,"session":"7","owner":"","callback":"","applicationBefore":"background","applicationAfter":"background","duration":0}"#,
        "\u{201C}7\u{201D} is not a session's label"
      ),
      (
        #"{"kind":"note","time":0,"owner":"","callback":"","sceneAfter":"lost","applicationBefore":"background","applicationAfter":"background","duration":0}"#,
        "there is no state \u{201C}lost\u{201D}"
      ),
      (
        #"{"kind":"note","time":"x","owner":"","callback":"","applicationBefore":"background","applicationAfter":"background","duration":0}"#,
        "\u{201C}time\u{201D} is no UInt64"
      ),
    ])
  func errors(line: String, reason: String) {
    let good = JSONLinesTraceWriter().line(for: launch[0])
    let error = #expect(throws: TraceReadError.self) { try TraceReader().events(in: "\(good)\n\(line)\n") }
    #expect(error?.description == "Line 2 of the trace cannot be read: \(reason).")
  }
}
