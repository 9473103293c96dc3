import Foundation
import SceneSystem
import Testing

@testable import SceneTrace

@Suite("The SVG picture")
struct SVGTimelineWriterTests {
  let life = Timeline(events: TraceMaker.wholeLife().events, title: "A whole life")

  @Test("It is well-formed and as tall as its rows")
  func size() throws {
    let short = SVGTimelineWriter().text(for: Timeline(events: Array(life.events.prefix(3))))
    let long = SVGTimelineWriter().text(for: life)
    let heights = try [short, long].map { try Int(find("/svg/@height", in: $0).first ?? "") ?? 0 }
    #expect(heights[1] - heights[0] == (life.rows.count - 3) * 24)
    let width = try find("/svg/@width", in: long)[0]
    #expect(try find("/svg/@viewBox", in: long) == ["0 0 \(width) \(heights[1])"])
  }

  @Test("Every event's text is beside the lanes, inside the picture, in its row")
  func names() throws {
    let svg = SVGTimelineWriter().text(for: life)
    let names = try find("//text[@class='callback' or contains(@class,'callback ')]", in: svg)
    #expect(names.count == life.events.filter { $0.kind == .callback }.count)
    #expect(names.contains("SceneDelegate[B].sceneDidDisconnect(_:)"))
    #expect(names.contains("AppDelegate.application(_:didDiscardSceneSessions:) sessions={B}"))
    #expect(try find("//text[@class='stimulus']", in: svg).count == 8)
    #expect(try find("//text[contains(@class,'pause')]", in: svg) == ["2.5 s later", "1 h later", "30 s later"])
    let width = try Int(find("/svg/@width", in: svg)[0])!
    for x in try find("//text/@x", in: svg).compactMap({ Int($0) }) { #expect((0..<width).contains(x)) }
  }

  @Test("Bars are placed in their rows without overlap")
  func bars() throws {
    let svg = SVGTimelineWriter().text(for: life)
    for (index, lane) in life.lanes.enumerated() {
      let tops = try find("//g[@data-lane='\(index)']/rect/@y", in: svg).compactMap { Int($0) }
      let spans = lane.spans.filter { TimelineGeometry.width(of: $0.state) != nil }
      #expect(tops == spans.map { $0.rows.lowerBound * 24 + 1 }, "\(lane.name)")
    }
    #expect(try find("//g[@data-lane='2']/rect/title", in: svg).first == "scene A: unattached")
  }

  @Test("Every row has its time and its duration; without times rows are numbered")
  func columns() throws {
    let svg = SVGTimelineWriter().text(for: life)
    let times = try find("//text[@class='muted time']", in: svg)
    #expect(times.count == life.events.count)
    #expect(times.prefix(3) == ["0.000000", "0.000100", "0.000200"])
    let calls = life.events.filter { $0.duration > 0 }
    #expect(try find("//rect[@class='duration']", in: svg).count == calls.count)
    #expect(try find("//text", in: svg).filter { $0 == "40 \u{B5}s" }.count == calls.count)
    let counted = SVGTimelineWriter().text(for: Timeline(events: Array(life.events.prefix(3)), hasTimes: false))
    #expect(try find("//text[@class='muted time']", in: counted) == ["1", "2", "3"])
  }

  @Test("Stimuli are bands across the whole picture, in their rows")
  func bands() throws {
    let svg = SVGTimelineWriter().text(for: life)
    let rows = life.rows.indices.filter { life.event(of: life.rows[$0])?.kind == .stimulus }
    let tops = try find("//rect[@class='band']/@y", in: svg).compactMap { Int($0) }
    #expect(tops.map { ($0 - tops[0]) / 24 } == rows)
    let texts = try find("//text[@class='stimulus']/@y", in: svg).compactMap { Int($0) }
    #expect(texts.count == tops.count && zip(tops, texts).allSatisfy { $0 < $1 && $1 < $0 + 24 })
  }

  @Test("A long name is cut in the picture and complete in its tooltip")
  func longNames() throws {
    let name = String(repeating: "long", count: 100)
    let svg = SVGTimelineWriter().text(
      for: Timeline(events: [
        TraceEvent(kind: .callback, owner: "X", callback: "a()", details: [.init(key: "activity", value: name)])
      ]))
    let shown = try #require(try find("//text[@class='callback']", in: svg).first)
    #expect(shown.count == 110 && shown.hasSuffix("\u{2026}"))
    #expect(try find("//g/title", in: svg).contains { $0.hasSuffix("activity: \(name)") })
  }

  @Test("It has plain colours, which every viewer supports, and others for a dark appearance")
  func style() throws {
    let style = try #require(try find("//style", in: SVGTimelineWriter().text(for: life)).first)
    #expect(!style.contains("var("))
    let parts = style.components(separatedBy: "@media (prefers-color-scheme: dark)")
    try #require(parts.count == 2)
    for state in TimelineState.allCases {
      let colours = TimelinePalette.colours(of: state)
      #expect(parts[0].contains(".s-\(state.rawValue){fill:\(colours.light)}"))
      #expect(parts[1].contains(".s-\(state.rawValue){fill:\(colours.dark)}"))
    }
  }

  @Test("Text and the bars of states have enough contrast, in both appearances")
  func contrast() {
    let light = Dictionary(uniqueKeysWithValues: TimelinePalette.surface.map { ($0.name, $0.light) })
    let dark = Dictionary(uniqueKeysWithValues: TimelinePalette.surface.map { ($0.name, $0.dark) })
    for colours in [light, dark] {
      for (text, ground) in [
        ("text", "page"), ("text", "band"), ("text", "hover"), ("muted", "page"), ("muted", "band"), ("accent", "page"),
        ("page", "restoration"), ("page", "end"), ("page", "accent"),
      ] {
        // The contrast that the Web Content Accessibility Guidelines require for small text.
        #expect(Contrast.ratio(colours[text]!, colours[ground]!) >= 4.5, "\(text) on \(ground)")
      }
    }
    for state in TimelineState.allCases where TimelineGeometry.width(of: state) != nil {
      let colours = TimelinePalette.colours(of: state)
      #expect(Contrast.ratio(colours.light, light["page"]!) >= 1.6, "\(state)")
      #expect(Contrast.ratio(colours.dark, dark["page"]!) >= 1.6, "\(state)")
    }
  }
}

/// The contrast of two colours as the Web Content Accessibility Guidelines define it.
private enum Contrast {
  static func ratio(_ one: String, _ other: String) -> Double {
    let values = [luminance(one), luminance(other)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  private static func luminance(_ colour: String) -> Double {
    let number = Int(colour.dropFirst(), radix: 16)!
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(number >> shift & 255) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
