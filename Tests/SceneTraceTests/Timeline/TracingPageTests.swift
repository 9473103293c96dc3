import Foundation
import Testing

@testable import SceneTrace

@Suite("docs/TRACING.md")
struct TracingPageTests {
  private func page() throws -> String {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("docs/TRACING.md"), encoding: .utf8)
  }

  @Test("Its table has every format with its file extension")
  func formats() throws {
    let rows = try page().matches(of: /\| `([a-z]+)` \| `(\.[a-z]+)` \|/).map { (String($0.1), String($0.2)) }
    #expect(rows.map(\.0) == TimelineFormat.allCases.map(\.rawValue))
    for (name, ending) in rows { #expect(TimelineFormat(path: "x" + ending)?.rawValue == name) }
  }

  @Test("It names every key of a JSON line, and the process's events")
  func keys() throws {
    let page = try page()
    var event = TraceMaker.wholeLife().events[4]
    event.details = [.init(key: "a", value: "b")]
    let line = Data(JSONLinesTraceWriter().line(for: event).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
    // Owner and callback need no explanation.
    for key in object.keys where key != "owner" && key != "callback" { #expect(page.contains("`\(key)`"), "\(key)") }
    for name in ["start", "suspend", "resume", "exit", "killed"] { #expect(page.contains("`\(name)`"), "\(name)") }
  }
}
