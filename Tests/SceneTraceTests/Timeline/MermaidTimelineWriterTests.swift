import Foundation
import SceneSystem
import Testing

@testable import SceneTrace

@Suite("Mermaid diagrams")
struct MermaidTimelineWriterTests {
  @Test("A launch and a kill are drawn as messages")
  func launch() {
    var trace = TraceMaker()
    trace.stimulus("tap icon")
    trace.launch()
    trace.connect(restores: true)
    trace.comeForward(from: .unattached)
    trace.time += 90_000_000_000
    trace.stimulus("kill")
    trace.process("killed")
    #expect(
      MermaidTimelineWriter().text(for: Timeline(events: trace.events, title: "A launch")) == """
        sequenceDiagram
          accTitle: A launch
          participant D as Device
          participant P as App
          participant S1 as Scene A
          Note over D,S1: \u{25B8} tap icon
          Note over P: process start
          Note over P: background
          D->>P: AppDelegate.application(_:didFinishLaunchingWithOptions:)
          Note over S1: unattached
          D->>S1: SceneDelegate.scene(_:willConnectTo:options:) stateRestorationActivity=yes \u{2190} restores
          D->>S1: SceneDelegate.sceneWillEnterForeground(_:)
          Note over S1: foregroundInactive
          activate S1
          Note over P: inactive
          activate P
          Note over S1: foregroundActive
          D->>S1: SceneDelegate.sceneDidBecomeActive(_:)
          Note over P: active
          Note over D,S1: 1 min 30 s later
          Note over D,S1: \u{25B8} kill
          deactivate P
          Note over S1: no scene
          deactivate S1
          Note over P: process killed

        """)
  }

  @Test("Notifications are drawn on request")
  func notifications() {
    var trace = TraceMaker()
    trace.resign()
    var writer = MermaidTimelineWriter()
    #expect(!writer.text(for: Timeline(events: trace.events)).contains("post"))
    writer.includesNotifications = true
    #expect(
      writer.text(for: Timeline(events: trace.events)).contains("  D-)S1: post UIScene.willDeactivateNotification\n"))
  }

  @Test(
    "A name cannot end a line or begin a comment, an entity or a tag",
    arguments: [
      ("a\nb", "a b"), ("a;b", "a#59;b"), ("#lt;", "#35;lt#59;"), ("<br>", "#60;br#62;"),
      ("%%{init}", "#37;#37;{init}"),
      ("`\"\\$", "#96;#34;#92;#36;"), ("\u{2028}\u{0}", "  "), ("plain: text (_:)", "plain: text (_:)"),
    ])
  func escaping(text: String, escaped: String) {
    let events = [TraceEvent(kind: .stimulus, owner: "", callback: text)]
    let lines = MermaidTimelineWriter().text(for: Timeline(events: events)).split(separator: "\n")
    #expect(lines.last == "  Note over D,P: \u{25B8} \(escaped)")
    #expect(lines.count == 4)
  }

  /// Mermaid refuses a diagram that ends the activation of an inactive participant.
  @Test("Each activation of a lifeline begins before it ends", arguments: 0..<100 as Range<UInt64>)
  func activations(seed: UInt64) {
    let timeline = Timeline(events: TimelinePropertyTests.nonsense(80, seed: seed))
    let text = MermaidTimelineWriter().text(for: timeline)
    var active = Set<Substring>()
    var known = Set<Substring>()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words.first {
      case "participant": known.insert(words[1])
      case "activate": #expect(active.insert(words[1]).inserted && known.contains(words[1]), "seed \(seed)")
      case "deactivate": #expect(active.remove(words[1]) != nil, "seed \(seed)")
      default: break
      }
    }
  }

  @Test("A diagram above Mermaid's length limit is cut, with the number of missing lines")
  func limit() throws {
    let events = (0..<5_000).map { TraceEvent(kind: .stimulus, time: UInt64($0), owner: "", callback: "tap icon") }
    let text = MermaidTimelineWriter().text(for: Timeline(events: events))
    #expect(text.utf8.count < 50_000)
    let shown = text.components(separatedBy: "tap icon").count - 1
    #expect(text.hasSuffix("Note over D,P: \(5_000 - shown) more rows are left out\n"))
  }
}
