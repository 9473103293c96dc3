import Foundation
import SceneSystem

/// A trace as JSON Lines: one object per line, its keys always in the same order.
///
/// `kind`, `time` (nanoseconds), `session` (label), `owner`, `callback`, `sceneBefore`, `sceneAfter`, `applicationBefore`,
/// `applicationAfter`, `duration` (nanoseconds), `details` (an array of objects with `key` and `value`). A key whose value is unknown or
/// empty is omitted. ``TraceReader`` reads it back.
public struct JSONLinesTraceWriter: TraceWriter {
  /// Makes a writer.
  public init() {}

  /// The object for `event`, on one line without a line break.
  public func line(for event: TraceEvent) -> String {
    var fields = [String]()
    func add(_ key: String, _ text: String?) { if let text { fields.append("\"\(key)\":\(Self.quoted(text))") } }
    add("kind", event.kind.rawValue)
    fields.append("\"time\":\(event.time)")
    add("session", event.session?.label)
    add("owner", event.owner)
    add("callback", event.callback)
    add("sceneBefore", event.sceneBefore.map { "\($0)" })
    add("sceneAfter", event.sceneAfter.map { "\($0)" })
    add("applicationBefore", "\(event.applicationBefore)")
    add("applicationAfter", "\(event.applicationAfter)")
    fields.append("\"duration\":\(event.duration)")
    if !event.details.isEmpty {
      let details = event.details.map { "{\"key\":\(Self.quoted($0.key)),\"value\":\(Self.quoted($0.value))}" }
      fields.append("\"details\":[\(details.joined(separator: ","))]")
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  /// A JSON string, with every character escaped that could end the line.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Control characters, and the two line terminators that JSON allows in a string and at which some readers split lines.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
