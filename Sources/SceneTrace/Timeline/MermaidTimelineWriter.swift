import SceneSystem

/// A timeline as a sequence diagram in Mermaid, which GitHub and many editors render inside Markdown:
///
/// ````
/// ```mermaid
/// sequenceDiagram
///   …
/// ```
/// ````
///
/// The device sends messages to the app delegate and to each scene; a scene's line is activated while it is on screen, and every new state
/// is a note. Notifications repeat the callbacks beside them, and are left out.
///
/// Mermaid renders no diagram of more than 50 000 characters, and a much shorter one is already hard to read; the events beyond
/// ``characterLimit`` are counted in a closing note.
public struct MermaidTimelineWriter: TimelineWriter {
  /// The length of the diagram after which the remaining events are only counted.
  public var characterLimit = 45_000
  /// Whether notifications are included.
  public var includesNotifications = false

  /// Makes a writer.
  public init() {}

  /// The diagram, without the Markdown fence.
  ///
  /// - Parameter timeline: The timeline to write.
  public func text(for timeline: Timeline) -> String {
    var text = "sequenceDiagram\n"
    if !timeline.title.isEmpty { text += "  accTitle: \(Self.escaped(timeline.title))\n" }
    text += "  participant D as Device\n"
    // The process and the application are one participant here: the one that the device sends to.
    let names = timeline.lanes.map(Self.participant)
    for (name, lane) in zip(names, timeline.lanes) where lane.subject != .process {
      text += "  participant \(name) as \(lane.subject == .application ? "App" : "Scene \(lane.name)")\n"
    }
    let across = timeline.lanes.count > 1 ? "D,\(names[names.count - 1])" : "D"
    let changes = Changes(timeline)
    var isThick = Set<Int>()
    for (index, row) in timeline.rows.enumerated() {
      for (lane, state) in changes.at(index) {
        text += note(timeline.lanes[lane], names[lane], state, isThick: &isThick, lane)
      }
      guard text.utf8.count < characterLimit else {
        text += "  Note over \(across): \(timeline.rows.count - index) more rows are left out\n"
        break
      }
      text += line(row, timeline, names, across)
    }
    return text
  }

  private func note(
    _ lane: TimelineLane, _ name: String, _ state: TimelineState?, isThick: inout Set<Int>, _ index: Int
  ) -> String {
    var text = state.map { "  Note over \(name): \($0.name(of: lane.subject))\n" } ?? ""
    if lane.subject == .process { return text }
    let isOnScreen = state == .active || state == .inactive
    if isOnScreen, isThick.insert(index).inserted {
      text += "  activate \(name)\n"
    } else if !isOnScreen, isThick.remove(index) != nil {
      text += "  deactivate \(name)\n"
    }
    return text
  }

  private func line(_ row: TimelineRow, _ timeline: Timeline, _ names: [String], _ across: String) -> String {
    guard let event = timeline.event(of: row) else {
      if case .pause(let time) = row.content {
        return "  Note over \(across): \(TimelineText.duration(time)) later\n"
      }
      return ""
    }
    let target = row.lane.map { names[$0] }
    switch event.kind {
    case .stimulus: return "  Note over \(across): \u{25B8} \(Self.escaped(event.callback))\n"
    case .process: return "  Note over \(names[0]): process \(Self.escaped(event.callback))\n"
    case .note: return "  Note over \(target ?? across): \(Self.escaped(event.callback))\n"
    case .notification:
      guard includesNotifications else { return "" }
      return "  D-)\(target ?? names[0]): \(Self.escaped("post \(event.owner).\(event.callback)"))\n"
    case .callback:
      let details = event.details.map { " \($0.key)=\($0.value)" }.joined()
      let mark = row.mark.map { " \u{2190} \(TimelineText.word(for: $0))" } ?? ""
      return "  D->>\(target ?? names[0]): \(Self.escaped("\(event.owner).\(event.callback)\(details)\(mark)"))\n"
    }
  }

  private static func participant(_ lane: TimelineLane) -> String {
    switch lane.subject {
    case .process, .application: "P"
    case .session(let id): "S\(id.rawValue)"
    }
  }

  /// The text after a colon. Line breaks and characters with a meaning in Mermaid, HTML or Markdown become entities.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "#", ";", "<", ">", "&", "\"", "%", "`", "\\", "$": result += "#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The rows in which lanes change, so that each is read once.
  private struct Changes {
    private var rows: [Int: [(Int, TimelineState?)]] = [:]

    init(_ timeline: Timeline) {
      for (index, lane) in timeline.lanes.enumerated() {
        for (spanIndex, span) in lane.spans.enumerated() {
          // The process's own rows have this information already.
          if lane.subject == .process { continue }
          rows[span.rows.lowerBound, default: []].append((index, span.state))
          let isFollowed =
            spanIndex + 1 < lane.spans.count && lane.spans[spanIndex + 1].rows.lowerBound == span.rows.upperBound
          if !isFollowed { rows[span.rows.upperBound, default: []].append((index, nil)) }
        }
      }
    }

    func at(_ row: Int) -> [(Int, TimelineState?)] { rows[row] ?? [] }
  }
}
