import Foundation
import SceneSystem
import Testing
import TestSupport

@testable import SceneTrace

@Suite("The HTML page is complete in one file")
struct HTMLTimelineWriterTests {
  let life = Timeline(events: TraceMaker.wholeLife().events, title: "A whole life")
  var page: String { HTMLTimelineWriter().text(for: life) }

  @Test("It is well-formed, with one line for every event and one for every pause")
  func lines() throws {
    let page = page
    #expect(try find("//main//ol/li[contains(@class,'row')]", in: page).count == life.events.count)
    #expect(try find("//main//ol/li[@class='pause']", in: page) == ["2.5 s later", "1 h later", "30 s later"])
    #expect(try find("//title", in: page).first == "A whole life")
    #expect(
      try find("//p[@class='summary']", in: page).first?.contains("2 sessions, 3 restorations, 1 discard, 1 kill")
        == true)
  }

  /// `RECORD_SNAPSHOTS=1` writes the file.
  @Test("The page of a fixed trace is equal to its snapshot, byte by byte")
  func snapshot() throws {
    let path = BuildLayout.package + "/Tests/SceneTraceTests/Timeline/Snapshots/whole-life.html"
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try page.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let kept = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(Data(page.utf8) == kept, "run with RECORD_SNAPSHOTS=1 if the change is meant")
  }

  @Test("The style sheet has the sizes of the drawing, which is placed over the lines")
  func sizes() {
    let style = HTMLTimelineStyle.text
    #expect(style.contains(".row,.pause{height:\(TimelineGeometry.rowHeight)px;"))
    #expect(style.contains(".graph{position:absolute;left:\(TimelineGeometry.timeWidth)px;"))
    #expect(style.contains(".lane-head{position:absolute;bottom:0;width:\(TimelineGeometry.laneWidth)px;"))
    let columns = style.matches(of: /grid-template-columns:(\d+)px var\(--lanes\)/).map { Int($0.1) }
    #expect(columns == Array(repeating: TimelineGeometry.timeWidth, count: 3))
  }

  @Test("Without JavaScript a line has time, owner, name, state and duration")
  func oneLine() throws {
    let index = try #require(life.events.firstIndex { $0.callback == "sceneDidBecomeActive(_:)" })
    let row = try #require(life.rows.firstIndex { $0.content == .event(index) }) + 1
    func part(_ path: String) throws -> [String] { try find("//li[@id='r\(row)']\(path)", in: page) }
    #expect(try part("/a") == ["0.000900"])
    #expect(try part("/span[@class='what']") == ["ASceneDelegate.sceneDidBecomeActive(_:)"])
    #expect(try part("/span[@class='state']") == ["foregroundActive"])
    #expect(try part("/span[@class='took']") == ["40 \u{B5}s"])
    let facts = try part("/@title")[0].split(separator: "\n").map(String.init)
    #expect(
      facts == [
        "SceneDelegate[A].sceneDidBecomeActive(_:)", "event: \(index + 1) of \(life.events.count)", "kind: callback",
        "time: 0.000900 s", "session: A",
        "took: 40 \u{B5}s", "scene: foregroundActive", "app: inactive",
      ])
  }

  @Test("Restorations and discards have a badge on their line, and a kill its colour")
  func badges() throws {
    #expect(
      try find("//li//em[@class='badge']", in: page) == [
        "restores", "restores", "discards", "restores",
      ])
    #expect(try find("//li[@class='row process marked kill']/span[@class='what']", in: page) == ["process.killed"])
  }

  @Test("The head lists the lanes, and there are links from stimuli to their lines and from each line to itself")
  func navigation() throws {
    let page = page
    #expect(try find("//span[starts-with(@class,'lane-head')]", in: page) == ["process", "app", "A", "B"])
    let links = try find("//details//a/@href", in: page)
    #expect(try find("//details//a", in: page).first == "tap icon")
    #expect(links.count == 8)
    let ids = Set(try find("//@id", in: page))
    for link in links + (try find("//main//a/@href", in: page)) { #expect(ids.contains(String(link.dropFirst()))) }
    #expect(ids.count == (try find("//@id", in: page)).count)
  }

  @Test("A callback that changes a state shows both states, and the application's are marked as such")
  func changes() throws {
    let events = [
      TraceEvent(
        kind: .callback, session: TraceMaker.a, owner: "S", callback: "x()", sceneBefore: .background,
        sceneAfter: .foregroundInactive),
      TraceEvent(
        kind: .notification, owner: "UIApplication", callback: "y", applicationBefore: .inactive,
        applicationAfter: .active),
      TraceEvent(kind: .callback, session: TraceMaker.a, owner: "S", callback: "z()"),
    ]
    let page = HTMLTimelineWriter().text(for: Timeline(events: events))
    #expect(
      try find("//li/span[@class='state']", in: page) == [
        "background \u{2192} foregroundInactive", "app inactive \u{2192} app active",
      ])
  }

  @Test("Assistive technology reads the lines as lists and skips the drawing")
  func accessibility() throws {
    let page = page
    #expect(try find("//html/@lang", in: page) == ["en"])
    #expect(try find("//svg[@aria-hidden='true']", in: page).count == find("//svg", in: page).count)
    #expect(try find("//main//ol/li", in: page).count == find("//main//ol/*", in: page).count)
  }

  @Test("Short lane names are upright, long ones rotated, each over its bar")
  func heads() throws {
    var trace = TraceMaker()
    for number: UInt32 in [1, 27, 703] { trace.connect(SessionID(rawValue: number)) }
    let page = HTMLTimelineWriter().text(for: Timeline(events: trace.events))
    #expect(try find("//span[@class='lane-head short']", in: page) == ["A", "AA"])
    #expect(try find("//span[@class='lane-head']", in: page) == ["process", "app", "AAA"])
    let lefts = try find("//span[starts-with(@class,'lane-head')]/@style", in: page)
    #expect(lefts == [4, 26, 48, 70, 92].map { "left:\($0)px" })
    #expect(try find("//g[@data-lane='4']/circle/@cx", in: page).first == "103")
  }

  @Test("Every span is a bar as tall as its rows, every callback a tick, and a discard ends its lane with a cross")
  func graph() throws {
    let page = page
    for state in [TimelineState.active, .inactive, .background, .unattached, .running] {
      let spans = life.lanes.flatMap(\.spans).filter { $0.state == state }
      let heights = try find("//main//rect[@class='s-\(state.rawValue)']/@height", in: page).compactMap { Int($0) }
      #expect(heights.sorted() == spans.map { $0.rows.count * 24 - 2 }.sorted(), "\(state)")
    }
    let calls = life.events.filter { $0.kind == .notification }
    #expect(try find("//main//circle[@class='tick open']", in: page).count == calls.count)
    #expect(try find("//main//path[@class='mark restoration']", in: page).count == 3)
    // A tick on the app's lane at the callback, and a cross on B's, which ends.
    #expect(try find("//main//g[@data-lane='1']/circle[@class='tick discard']", in: page).count == 1)
    #expect(try find("//main//path[@class='mark discard']", in: page).count == 1)
    #expect(try find("//main//g[@data-lane='3']/path[@class='mark discard']", in: page).count == 1)
  }

  @Test("It loads no other file, and its content security policy forbids all")
  func selfContained() throws {
    let page = page
    #expect(try find("//meta/@content", in: page).contains { $0.hasPrefix("default-src 'none';") })
    #expect(try find("//link", in: page).isEmpty)
    #expect(try find("//@src", in: page).isEmpty)
    for href in try find("//@href", in: page) { #expect(href.hasPrefix("#r")) }
    for word in ["url(", "@import", "fetch(", "XMLHttpRequest", "innerHTML"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test("It has colours for both appearances: each colour that a rule uses is defined for light and dark")
  func appearances() throws {
    let style = try #require(try find("//style", in: page).first)
    let used = Set(style.matches(of: /var\((--[a-z][A-Za-z-]*)\)/).map { String($0.1) }).subtracting(["--lanes"])
    #expect(used.count > 12)
    let parts = style.components(separatedBy: "@media (prefers-color-scheme:dark)")
    try #require(parts.count == 2)
    for name in used {
      #expect(parts[0].contains("\(name):#"), "light \(name)")
      #expect(parts[1].contains("\(name):#"), "dark \(name)")
    }
  }

  @Test(
    "Text can contain any character and is escaped",
    arguments: [
      "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='x", "]]>", "<!--", "&amp;", "&",
      "a\u{0}b\u{8}c\u{FFFE}", "\u{202E}desrever", "line\nbreak\ttab", "\u{1F98A}\u{301}", "</style></title></svg>",
    ])
  func escaping(text: String) throws {
    let detail = TraceEvent.Detail(key: text, value: text)
    let events: [TraceEvent] = [.stimulus, .callback, .notification, .process, .note].map {
      TraceEvent(
        kind: $0, session: $0 == .callback ? TraceMaker.a : nil, owner: text, callback: text, sceneBefore: .background,
        details: [detail])
    }
    let page = HTMLTimelineWriter().text(for: Timeline(events: events, title: text))
    #expect(try find("//script", in: page).count == 1)
    #expect(try find("//img", in: page).isEmpty)
    #expect(try find("//main//ol/li", in: page).count == 5)
    let shown = Markup.shown(text)
    #expect(try find("//h1", in: page) == [shown])
    #expect(try find("//li[contains(@class,'note')]/span[@class='what']", in: page) == [shown])
    #expect(!page.contains("\u{202E}"))
  }

  @Test("A trace without times numbers its events instead")
  func withoutTimes() throws {
    let page = HTMLTimelineWriter().text(for: Timeline(events: life.events, hasTimes: false))
    #expect(try find("//main//ol/li/a", in: page) == life.events.indices.map { "\($0 + 1)" })
    #expect(try find("//div[@class='heads']/span[@class='time']", in: page) == ["event"])
    #expect(try find("//title", in: page).first == "Timeline")
  }

  @Test("An empty trace gives a page that states so")
  func empty() throws {
    let page = HTMLTimelineWriter().text(for: Timeline(events: []))
    #expect(try find("//p[@class='summary']", in: page) == ["The trace is empty."])
    #expect(try find("//main//li", in: page).isEmpty)
  }

  @Test("Long traces are split into blocks, which a browser need not lay out while they are off screen")
  func blocks() throws {
    let events = (0..<450).map { TraceEvent(kind: .note, time: UInt64($0), owner: "", callback: "\($0)") }
    let page = HTMLTimelineWriter().text(for: Timeline(events: events))
    #expect(try find("//main//ol/@style", in: page) == [4800, 4800, 1200].map { "contain-intrinsic-height:\($0)px" })
  }
}

extension Markup {
  /// The escaped text as a reader sees it.
  fileprivate static func shown(_ text: String) -> String {
    escaped(text).replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
      .replacingOccurrences(of: "&amp;", with: "&")
  }
}
