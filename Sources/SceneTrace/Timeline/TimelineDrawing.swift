/// The lanes as SVG elements: bars for the states, ticks for the events, glyphs for the marks. Colours come from the document's style
/// sheet, by class.
struct TimelineDrawing {
  private typealias Geometry = TimelineGeometry
  private let timeline: Timeline
  private let right: Int

  init(_ timeline: Timeline) {
    self.timeline = timeline
    right = Geometry.width(ofLanes: timeline.lanes.count)
  }

  /// One group per lane, with its bars first. The origin is the upper left corner of the lanes.
  func elements() -> String {
    var groups = timeline.lanes.enumerated().map { index, lane in
      lane.spans.map { bar($0, of: lane, at: Geometry.middle(ofLane: index)) }.joined()
    }
    var leaders = ""
    for (index, row) in timeline.rows.enumerated() {
      for ended in row.endedLanes { groups[ended] += Self.cross(Geometry.middle(ofLane: ended), y(index), "discard") }
      guard let lane = row.lane, let event = timeline.event(of: row) else { continue }
      let x = Geometry.middle(ofLane: lane)
      leaders += "M\(x + 7) \(y(index))H\(right)"
      groups[lane] += tick(row, event, x, y(index))
    }
    var result = leaders.isEmpty ? "" : "<path class=\"leader\" d=\"\(leaders)\"/>\n"
    for (index, group) in groups.enumerated() { result += "<g class=\"lane\" data-lane=\"\(index)\">\(group)</g>\n" }
    return result
  }

  private func y(_ row: Int) -> Int { row * Geometry.rowHeight + Geometry.rowHeight / 2 }

  private func bar(_ span: TimelineLane.Span, of lane: TimelineLane, at x: Int) -> String {
    let top = span.rows.lowerBound * Geometry.rowHeight
    let height = span.rows.count * Geometry.rowHeight
    let title = "<title>\(Markup.escaped(lane.title)): \(span.state.name(of: lane.subject))</title>"
    guard let width = Geometry.width(of: span.state) else {
      return "<path class=\"none\" d=\"M\(x) \(top + 2)v\(height - 4)\">\(title)</path>"
    }
    return
      "<rect class=\"s-\(span.state.rawValue)\" x=\"\(x - width / 2)\" y=\"\(top + 1)\" width=\"\(width)\" height=\"\(height - 2)\" rx=\"3\">\(title)</rect>"
  }

  private func tick(_ row: TimelineRow, _ event: TraceEvent, _ x: Int, _ y: Int) -> String {
    switch row.mark {
    case .restoration: return Self.diamond(x, y)
    // The lanes of the discarded sessions end, each with a cross.
    case .discard: return "<circle class=\"tick discard\" cx=\"\(x)\" cy=\"\(y)\" r=\"4\"/>"
    case .kill: return Self.cross(x, y, "kill")
    case nil: break
    }
    switch event.kind {
    case .callback, .process: return "<circle class=\"tick\" cx=\"\(x)\" cy=\"\(y)\" r=\"4\"/>"
    case .notification: return "<circle class=\"tick open\" cx=\"\(x)\" cy=\"\(y)\" r=\"3\"/>"
    case .note, .stimulus: return ""
    }
  }

  static func diamond(_ x: Int, _ y: Int) -> String {
    "<path class=\"mark restoration\" d=\"M\(x) \(y - 7)l7 7l-7 7l-7 -7z\"/>"
  }

  static func cross(_ x: Int, _ y: Int, _ name: String) -> String {
    "<path class=\"mark \(name)\" d=\"M\(x - 5) \(y - 5)l10 10m0 -10l-10 10\"/>"
  }
}
