import SceneSystem

/// A timeline as one self-contained HTML page: no network, no fonts, no other file.
///
/// Time runs downwards. On the left are the lanes, with each state in its colour and width; beside them every event has a line with its
/// time, its callback, the state during it, and its duration. Without JavaScript everything is readable, and tooltips have the details;
/// with it, arrow keys move from event to event and from stimulus to stimulus, `M` from mark to mark, and a click on a lane's head shows
/// that lane alone. Colours follow the reader's light or dark appearance.
///
/// The page is both HTML and well-formed XML, so that it can be validated, and its policy forbids it to load anything. Text from the trace
/// is escaped.
public struct HTMLTimelineWriter: TimelineWriter {
  private typealias Geometry = TimelineGeometry
  /// The number of rows in a block; the browser does not lay out blocks outside of the window.
  private static let rowsInBlock = 200
  /// A card with the details of the row under the pointer or the focus, keyboard navigation, and a filter for one lane. It changes only the
  /// page itself.
  private static let script = String(decoding: PackageResources.timeline_js, as: UTF8.self)

  /// Makes a writer.
  public init() {}

  /// The whole page.
  ///
  /// - Parameter timeline: The timeline to write.
  public func text(for timeline: Timeline) -> String {
    let title = Markup.escaped(timeline.title.isEmpty ? "Timeline" : timeline.title)
    var page = """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"/>
      <title>\(title)</title>
      <style>
      \(HTMLTimelineStyle.text)\
      </style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      <p class="summary">\(Markup.escaped(TimelineText.summary(of: timeline)))</p>
      \(legend())
      \(steps(of: timeline))
      </header>

      """
    page += main(of: timeline)
    return page + """
      <aside id="facts" hidden="hidden"></aside>
      <script>
      \(Self.script)\
      </script>
      </body>
      </html>

      """
  }

  // MARK: Head

  private func legend() -> String {
    let states: [(TimelineState, String)] = [
      (.active, "foregroundActive"), (.inactive, "foregroundInactive"), (.background, "background"),
      (.unattached, "unattached"), (.disconnected, "no scene"), (.running, "running"), (.suspended, "suspended"),
    ]
    var items = states.map { state, name in
      "<li><svg width=\"14\" height=\"18\" aria-hidden=\"true\">\(bar(state))</svg>\(name)</li>"
    }
    let glyphs = [
      ("<circle class=\"tick\" cx=\"8\" cy=\"9\" r=\"4\"/>", "callback"),
      ("<circle class=\"tick open\" cx=\"8\" cy=\"9\" r=\"3\"/>", "notification"),
      (TimelineDrawing.diamond(8, 9), "restoration"), (TimelineDrawing.cross(8, 9, "discard"), "discarded or killed"),
    ]
    items += glyphs.map { "<li><svg width=\"16\" height=\"18\" aria-hidden=\"true\">\($0)</svg>\($1)</li>" }
    return "<ul class=\"legend\">\(items.joined())</ul>"
  }

  private func bar(_ state: TimelineState) -> String {
    guard let width = Geometry.width(of: state) else { return "<path class=\"none\" d=\"M7 2v14\"/>" }
    return
      "<rect class=\"s-\(state.rawValue)\" x=\"\(7 - width / 2)\" y=\"1\" width=\"\(width)\" height=\"16\" rx=\"3\"/>"
  }

  private func steps(of timeline: Timeline) -> String {
    var items = ""
    var count = 0
    for (index, row) in timeline.rows.enumerated() {
      guard let event = timeline.event(of: row), event.kind == .stimulus else { continue }
      count += 1
      items += "<li><a href=\"#r\(index + 1)\">\(Markup.escaped(event.callback))</a></li>"
    }
    guard count > 1 else { return "" }
    return "<details class=\"steps\"><summary>Go to one of \(count) stimuli</summary><ol>\(items)</ol></details>"
  }

  // MARK: Rows

  private func main(of timeline: Timeline) -> String {
    let lanes = Geometry.width(ofLanes: timeline.lanes.count)
    let height = timeline.rows.count * Geometry.rowHeight
    var text = """
      <main style="--lanes:\(lanes)px">
      <div class="heads"><span class="time">\(timeline.hasTimes ? "seconds" : "event")</span><span class="lanes">
      """
    for (index, lane) in timeline.lanes.enumerated() {
      text +=
        "<span class=\"lane-head\(lane.name.count > 2 ? "" : " short")\" data-lane=\"\(index)\" style=\"left:\(Geometry.middle(ofLane: index) - Geometry.laneWidth / 2)px\" title=\"\(lane.title)\">\(lane.name)</span>"
    }
    text += "</span><span class=\"what\">what happened</span><span class=\"state\">in the state</span>"
    text += "<span class=\"took\">\(timeline.hasTimes ? "took" : "")</span></div>\n<div class=\"body\">\n"
    if !timeline.rows.isEmpty {
      text +=
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"graph\" width=\"\(lanes)\" height=\"\(height)\" aria-hidden=\"true\">\n\(TimelineDrawing(timeline).elements())</svg>\n"
    }
    for first in stride(from: 0, to: timeline.rows.count, by: Self.rowsInBlock) {
      let rows = first..<min(first + Self.rowsInBlock, timeline.rows.count)
      text += "<ol style=\"contain-intrinsic-height:\(rows.count * Geometry.rowHeight)px\">\n"
      for index in rows { text += line(timeline.rows[index], id: index + 1, timeline) }
      text += "</ol>\n"
    }
    return text + "</div>\n</main>\n"
  }

  private func line(_ row: TimelineRow, id: Int, _ timeline: Timeline) -> String {
    switch row.content {
    case .pause(let time):
      return "<li class=\"pause\"><span class=\"what\">\(TimelineText.duration(time)) later</span></li>\n"
    case .event(let index):
      let event = timeline.events[index]
      let facts = TimelineText.facts(of: event, number: index, in: timeline).map { Markup.escaped($0) }
        .joined(separator: "&#10;")
      let classes = (["row", event.kind.rawValue] + (row.mark.map { ["marked", $0.rawValue] } ?? []))
      let time = TimelineText.time(of: event, number: index, in: timeline)
      var text =
        "<li id=\"r\(id)\" class=\"\(classes.joined(separator: " "))\"\(row.lane.map { " data-lane=\"\($0)\"" } ?? "") title=\"\(facts)\">"
      text += "<a class=\"time\" href=\"#r\(id)\">\(time)</a>"
      text += "<span class=\"what\">\(name(of: event, row.mark))\(row.mark.map(badge) ?? "")</span>"
      if let states = TimelineText.states(of: event) {
        text += "<span class=\"state\">\(self.states(states, of: event))</span>"
      }
      if event.duration > 0 {
        let width = max(2, TimelineText.share(ofDuration: event.duration) / 2)
        text +=
          "<span class=\"took\">\(TimelineText.duration(event.duration))<i style=\"width:\(width)px\"></i></span>"
      }
      return text + "</li>\n"
    }
  }

  private func badge(_ mark: TimelineRow.Mark) -> String {
    // The event of a killed process has this text already.
    mark == .kill ? "" : " <em class=\"badge\">\(TimelineText.word(for: mark))</em>"
  }

  private func states(_ states: (before: TimelineState, after: TimelineState), of event: TraceEvent) -> String {
    let subject: TimelineLane.Subject = event.session.map { .session($0) } ?? .application
    func shown(_ state: TimelineState) -> String {
      "<i class=\"dot s-\(state.rawValue)\"></i>\(event.session == nil ? "app " : "")\(state.name(of: subject))"
    }
    return states.before == states.after
      ? shown(states.after) : "\(shown(states.before)) \u{2192} \(shown(states.after))"
  }

  /// The event's name, with the distinguishing part emphasised.
  private func name(of event: TraceEvent, _ mark: TimelineRow.Mark?) -> String {
    let label = event.session.map { "<b class=\"label\">\($0.label)</b>" } ?? ""
    // The badge has this information already.
    let shownDetails = event.details.filter { mark != .restoration || $0.key != "stateRestorationActivity" }
    let details = shownDetails.map { " <code>\(Markup.escaped("\($0.key)=\($0.value)"))</code>" }.joined()
    switch event.kind {
    case .stimulus: return "<b>\(Markup.escaped(event.callback))</b>"
    case .note: return Markup.escaped(event.callback)
    case .process: return "process.<b>\(Markup.escaped(event.callback))</b>"
    case .notification:
      return
        "\(label)<span class=\"owner\">post \(Markup.escaped(event.owner)).</span>\(Markup.escaped(event.callback))\(details)"
    case .callback:
      let end = event.callback.firstIndex(of: "(") ?? event.callback.endIndex
      let (method, rest) = (event.callback[..<end], event.callback[end...])
      return
        "\(label)<span class=\"owner\">\(Markup.escaped(event.owner)).</span><b>\(Markup.escaped(String(method)))</b>\(Markup.escaped(String(rest)))\(details)"
    }
  }
}
