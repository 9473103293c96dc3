public import SceneTrace
import Testing

extension Device {
  /// A timeline of everything that has happened on the device so far: a page, a picture, Chrome's format for Perfetto, Mermaid or plain
  /// text.
  ///
  /// - Parameters:
  ///   - format: The format; by default a self-contained page.
  ///   - title: The heading.
  public func timeline(_ format: TimelineFormat = .html, title: String = "") -> String {
    format.text(for: Timeline(events: trace, title: title))
  }

  /// Attaches the timeline to the running test of Swift Testing; `swift test --attachments-path FOLDER` saves it. Does nothing without such
  /// a test.
  ///
  /// ```swift
  /// defer { device.attachTimeline() }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The file's name, with an extension that matches the format; `nil` for `device.` with that extension.
  ///   - format: The format.
  ///   - fileID: Where it was attached; like the three that follow, by default the caller's location.
  ///   - filePath: The file's path.
  ///   - line: The line.
  ///   - column: The column.
  public func attachTimeline(
    named name: String? = nil, format: TimelineFormat = .html, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    guard let test = Test.current else { return }
    let file = timelineFile(for: test, named: name, format)
    Attachment.record(
      Array(file.text.utf8), named: file.name,
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
  }

  /// The file that is attached to a test.
  func timelineFile(for test: Test, named name: String?, _ format: TimelineFormat) -> (name: String, text: String) {
    (name ?? "device.\(format.ending)", timeline(format, title: test.displayName ?? test.name))
  }
}

extension TimelineFormat {
  /// The extension of a file in this format.
  fileprivate var ending: String {
    switch self {
    case .text: "txt"
    case .jsonl: "jsonl"
    case .html: "html"
    case .svg: "svg"
    case .chrome: "json"
    case .mermaid: "mmd"
    }
  }
}
