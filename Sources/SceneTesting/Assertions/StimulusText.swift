import SceneSimulator

/// The line of a stimulus as device scripts have it.
enum StimulusText {
  /// `text` where a script can say it. An activity with content, which no script can write down, is named by its type.
  static func line(_ text: String) -> String {
    if (try? StimulusParser().parse(text, place: "")) != nil { return text }
    if text.contains("handoffDeliver") { return "handoff deliver" }
    if let range = text.range(of: "activityType: \"") {
      return "handoff \(text[range.upperBound...].prefix { $0 != "\"" && !$0.isWhitespace })"
    }
    return text.contains("ShareInvitation") ? "accept share \(field("url", in: text))" : text
  }

  private static func field(_ name: String, in text: String) -> Substring {
    guard let range = text.range(of: "\(name): \"") else { return "" }
    return text[range.upperBound...].prefix { $0 != "\"" }
  }
}
