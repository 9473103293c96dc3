/// The formats of a trace, by their names on the command line.
public enum TimelineFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines for people; ``TextTraceWriter``.
  case text
  /// Lines for programs; ``JSONLinesTraceWriter``.
  case jsonl
  /// A page; ``HTMLTimelineWriter``.
  case html
  /// A picture; ``SVGTimelineWriter``.
  case svg
  /// For Perfetto and Chrome's tracing page; ``ChromeTraceWriter``.
  case chrome
  /// A diagram in a Markdown page; ``MermaidTimelineWriter``.
  case mermaid

  /// The format for a file's extension, or `nil`: `.txt`, `.jsonl`, `.html`, `.svg`, `.json` (Chrome's), `.mmd`.
  ///
  /// - Parameter path: The name or path of a file.
  public init?(path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "txt": self = .text
    case "jsonl": self = .jsonl
    case "html", "htm": self = .html
    case "svg": self = .svg
    case "json": self = .chrome
    case "mmd", "mermaid": self = .mermaid
    default: return nil
    }
  }

  /// The timeline in this format, with a line break at the end.
  ///
  /// - Parameter timeline: The timeline to write.
  public func text(for timeline: Timeline) -> String {
    switch self {
    case .text:
      var writer = TextTraceWriter()
      writer.showsTimes = timeline.hasTimes
      return writer.text(for: timeline.events)
    case .jsonl: return JSONLinesTraceWriter().text(for: timeline.events)
    case .html: return HTMLTimelineWriter().text(for: timeline)
    case .svg: return SVGTimelineWriter().text(for: timeline)
    case .chrome: return ChromeTraceWriter().text(for: timeline)
    case .mermaid: return MermaidTimelineWriter().text(for: timeline)
    }
  }
}
