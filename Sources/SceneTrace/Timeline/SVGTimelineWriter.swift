/// A timeline as one SVG image: the lanes, and beside each row its time, its callback and its duration.
///
/// It needs no other file, and follows the viewer's light or dark appearance if the viewer has one. The height of the image is proportional
/// to the trace's length; for more than some thousand events ``HTMLTimelineWriter`` is better suited.
public struct SVGTimelineWriter: TimelineWriter {
  /// The maximum number of characters of a name; the row's tooltip has the whole name.
  public var nameLength = 110

  private typealias Geometry = TimelineGeometry
  private static let margin = 16
  private static let titleHeight = 56
  private static let legendHeight = 36
  /// The width of a character in a monospaced font of 12 pixels.
  private static let characterWidth = 7.23

  /// Makes a writer.
  public init() {}

  /// The whole image.
  ///
  /// - Parameter timeline: The timeline to write.
  public func text(for timeline: Timeline) -> String {
    let names = timeline.rows.map { name(of: $0, in: timeline) }
    let longest = Double(names.lazy.map(\.count).max() ?? 0) * Self.characterWidth
    let textLeft = Self.margin + Geometry.timeWidth + Geometry.width(ofLanes: timeline.lanes.count) + 8
    let durationLeft = textLeft + max(420, Int(longest) + 24)
    let title = Markup.truncated(timeline.title, to: 90)
    let legend = legend(left: Self.margin, y: Self.titleHeight + 18)
    let titleRight = Self.margin + Int(Double(title.count) * Self.characterWidth * 17 / 12)
    // The header is often wider than the rows.
    let width = max(durationLeft + 150, titleRight + Self.margin, legend.right + Self.margin)
    let headHeight = 64
    let top = Self.titleHeight + Self.legendHeight + headHeight
    let height = top + timeline.rows.count * Geometry.rowHeight + Self.margin

    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="12">
      <title>\(Markup.escaped(timeline.title.isEmpty ? "Timeline" : timeline.title))</title>
      <style>\(Self.style)</style>
      <rect class="page" width="\(width)" height="\(height)"/>
      <text class="title" x="\(Self.margin)" y="26">\(Markup.escaped(title))</text>
      <text class="muted" x="\(Self.margin)" y="46">\(Markup.escaped(TimelineText.summary(of: timeline)))</text>

      """
    svg += legend.text
    let bands = timeline.rows.indices.filter { timeline.event(of: timeline.rows[$0])?.kind == .stimulus }
    for row in bands {
      svg +=
        "<rect class=\"band\" x=\"\(Self.margin / 2)\" y=\"\(top + row * Geometry.rowHeight)\" width=\"\(width - Self.margin)\" height=\"\(Geometry.rowHeight)\" rx=\"4\"/>\n"
    }
    svg += "<g transform=\"translate(\(Self.margin + Geometry.timeWidth) \(top))\">\n"
    for (index, lane) in timeline.lanes.enumerated() {
      let middle = Geometry.middle(ofLane: index)
      let place =
        lane.name.count > 2
        ? "transform=\"translate(\(middle + 4) -8) rotate(-90)\"" : "x=\"\(middle)\" y=\"-8\" text-anchor=\"middle\""
      svg += "<text class=\"head\" \(place)>\(lane.name)</text>\n"
    }
    svg += TimelineDrawing(timeline).elements() + "</g>\n"
    for (index, row) in timeline.rows.enumerated() {
      let y = top + index * Geometry.rowHeight + 16
      svg += line(row, names[index], y, textLeft, durationLeft, timeline)
    }
    return svg + "</svg>\n"
  }

  private func name(of row: TimelineRow, in timeline: Timeline) -> String {
    guard let event = timeline.event(of: row) else {
      if case .pause(let time) = row.content { return TimelineText.duration(time) + " later" }
      return ""
    }
    let details = event.details.map { " \($0.key)=\($0.value)" }.joined()
    let name = event.kind == .stimulus ? "\u{25B8} \(event.callback)" : event.name
    return Markup.truncated(name + details, to: nameLength)
  }

  private func line(
    _ row: TimelineRow, _ name: String, _ y: Int, _ textLeft: Int, _ durationLeft: Int, _ timeline: Timeline
  ) -> String {
    guard case .event(let index) = row.content else {
      return "<text class=\"muted pause\" x=\"\(textLeft)\" y=\"\(y)\">\(Markup.escaped(name))</text>\n"
    }
    let event = timeline.events[index]
    let title = TimelineText.facts(of: event, number: index, in: timeline).map { Markup.escaped($0) }.joined(
      separator: "\n")
    let time = TimelineText.time(of: event, number: index, in: timeline)
    let classes = [event.kind.rawValue, row.mark.map { "marked \($0.rawValue)" }].compactMap { $0 }.joined(
      separator: " ")
    var text = "<g><title>\(title)</title>"
    text += "<text class=\"muted time\" x=\"\(Self.margin + Geometry.timeWidth - 12)\" y=\"\(y)\">\(time)</text>"
    text += "<text class=\"\(classes)\" x=\"\(textLeft)\" y=\"\(y)\">\(Markup.escaped(name))</text>"
    if event.duration > 0 {
      let share = TimelineText.share(ofDuration: event.duration)
      text +=
        "<rect class=\"duration\" x=\"\(durationLeft)\" y=\"\(y - 8)\" width=\"\(max(1, share * 60 / 100))\" height=\"8\" rx=\"2\"/>"
      text +=
        "<text class=\"muted\" x=\"\(durationLeft + 68)\" y=\"\(y)\">\(TimelineText.duration(event.duration))</text>"
    }
    return text + "</g>\n"
  }

  /// The legend, and its right edge.
  private func legend(left: Int, y: Int) -> (text: String, right: Int) {
    var x = left
    var text = "<g class=\"legend\">\n"
    for state in TimelineState.allCases.reversed() where TimelineGeometry.width(of: state) != nil {
      let width = TimelineGeometry.width(of: state) ?? 0
      text +=
        "<rect class=\"s-\(state.rawValue)\" x=\"\(x + 6 - width / 2)\" y=\"\(y - 12)\" width=\"\(width)\" height=\"14\" rx=\"3\"/>"
      text += "<text class=\"muted\" x=\"\(x + 18)\" y=\"\(y)\">\(state.rawValue)</text>\n"
      x += 18 + Int(Double(state.rawValue.count) * Self.characterWidth) + 18
    }
    text +=
      TimelineDrawing.diamond(x + 8, y - 4) + "<text class=\"muted\" x=\"\(x + 22)\" y=\"\(y)\">restoration</text>\n"
    x += 22 + 11 * 7 + 22
    text +=
      TimelineDrawing.cross(x + 6, y - 4, "discard")
      + "<text class=\"muted\" x=\"\(x + 18)\" y=\"\(y)\">discarded or killed</text>\n"
    return (text + "</g>\n", x + 18 + Int(19 * Self.characterWidth))
  }

  /// Plain rules without variables, which not every image viewer supports.
  private static let style: String = {
    func rules(_ isDark: Bool) -> String {
      var text = ""
      let surface = Dictionary(
        uniqueKeysWithValues: TimelinePalette.surface.map { ($0.name, isDark ? $0.dark : $0.light) })
      func add(_ selector: String, _ property: String, _ name: String) {
        text += "\(selector){\(property):\(surface[name] ?? "")}"
      }
      add(".page", "fill", "page")
      add("text", "fill", "text")
      add(".muted,.note,.notification", "fill", "muted")
      add(".band", "fill", "band")
      add(".leader", "stroke", "faint")
      add(".duration", "fill", "faint")
      add(".tick", "fill", "text")
      add(".tick", "stroke", "page")
      add(".tick.discard", "fill", "end")
      add(".tick.open", "fill", "page")
      add(".tick.open", "stroke", "muted")
      add(".mark.restoration", "fill", "restoration")
      add(".mark.restoration", "stroke", "page")
      add(".mark.discard,.mark.kill", "stroke", "end")
      add("text.restoration", "fill", "restoration")
      add("text.discard,text.kill", "fill", "end")
      for state in TimelineState.allCases {
        let colours = TimelinePalette.colours(of: state)
        text += ".s-\(state.rawValue){fill:\(isDark ? colours.dark : colours.light)}"
      }
      let none = TimelinePalette.colours(of: .disconnected)
      return text + ".none{stroke:\(isDark ? none.dark : none.light)}"
    }
    return rules(false)
      + """
      .title{font-size:17px;font-weight:600}.head{font-weight:600}.stimulus{font-weight:700}.time{text-anchor:end}.pause{font-style:italic}\
      .note{font-style:italic}.marked{font-weight:600}.tick{stroke-width:1.5}.leader{stroke-width:1;fill:none}\
      .none{stroke-width:2;stroke-dasharray:1 4;stroke-linecap:round;fill:none}.mark{stroke-width:1.5}\
      .mark.discard,.mark.kill{stroke-width:3;fill:none;stroke-linecap:round}
      """
      + "@media (prefers-color-scheme: dark){\(rules(true))}"
  }()
}
