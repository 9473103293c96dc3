import Foundation
import SwiftUILayout
import Testing

/// The published table `Conformance/layout/results.tsv`.
@Suite("The table of layouts") struct LayoutTableTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Conformance/layout/results.tsv")

  private static let proposals: [(name: String, value: ProposedViewSize)] = [
    ("200 x 100", ProposedViewSize(width: 200, height: 100)), ("60 x 300", ProposedViewSize(width: 60, height: 300)),
    ("0 x 0", .zero), ("nil x nil", .unspecified),
  ]

  private static func table() -> String {
    var rows = ["name\ttree\tproposal\tsize\tframes"]
    for (name, view) in LayoutTable.views {
      for (number, proposal) in proposals.enumerated() {
        let (size, frames) = view.layout(proposal.value)
        let places = frames.map { frame in
          frame.map { [$0.origin.x, $0.origin.y, $0.width, $0.height].map(digits).joined(separator: " ") } ?? "-"
        }
        rows.append(
          [
            "\(name)-\(number + 1)", view.line, proposal.name, "\(digits(size.width)) \(digits(size.height))",
            places.joined(separator: "; "),
          ].joined(separator: "\t"))
      }
    }
    return rows.joined(separator: "\n") + "\n"
  }

  @Test("Each of at least 300 named layouts has the size and the frames of the table")
  func results() throws {
    let table = Self.table()
    if ProcessInfo.processInfo.environment["RECORD_LAYOUT"] != nil {
      try table.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    let rows = table.split(separator: "\n")
    #expect(rows.count >= 301 && rows.count == expected.count)
    for (row, expected) in zip(rows, expected) { #expect(row == expected) }
    #expect(Set(rows.map { $0.prefix { $0 != "\t" } }).count == rows.count, "names are unique")
  }

  @Test("The reference gives the same sizes, where it has rules for the views")
  func reference() {
    for (name, view) in LayoutTable.views where !LayoutTable.withoutReference.contains(where: name.hasPrefix) {
      for proposal in Self.proposals {
        let (size, expected) = (view.layout(proposal.value).size, ReferenceLayout.size(view, proposal.value))
        #expect(abs(size.width - expected.width) < 1e-6 && abs(size.height - expected.height) < 1e-6, "\(name)")
      }
    }
  }
}

/// The trees of the table.
enum LayoutTable {
  /// The reference has no rules for grids, and for views beside others.
  static let withoutReference = ["grid", "lazy", "inset"]

  static let views: [(name: String, view: TestView)] = stacks + frames + modifiers + alignments + containers + grids

  private static let r = TestView.rectangle
  private static let box = TestView.image(30, 20)

  private static let stacks: [(String, TestView)] = [
    ("stack-equal", .hstack(r, r, r)),
    ("stack-overflow", .hstack(r.frame(maxWidth: 100), r.frame(minWidth: 100))),
    ("stack-fixed-between", .hstack(r, r.frame(width: 50), r)),
    ("stack-maximum", .hstack(r, r.frame(maxWidth: 50))),
    ("stack-minimum", .hstack(r.frame(minWidth: 120), r)),
    ("stack-minimum-three", .hstack(r.frame(minWidth: 120), r, r)),
    ("stack-range", .hstack(r.frame(minWidth: 50, maxWidth: 80), r)),
    ("stack-maxima", .hstack(r.frame(maxWidth: 40), r.frame(maxWidth: 60), r)),
    ("stack-minima", .hstack(r.frame(minWidth: 60), r.frame(minWidth: 60), r)),
    ("stack-too-wide", .hstack(.image(80, 10), .image(80, 10))),
    ("stack-mixed", .hstack(r.frame(maxWidth: 30), r.frame(minWidth: 100), r.frame(width: 20))),
    ("stack-priority", .hstack(r, r.layoutPriority(1))),
    ("stack-priority-minima", .hstack(r.frame(minWidth: 30), r.layoutPriority(1), r.frame(minWidth: 20))),
    ("stack-priority-fixed", .hstack(r.layoutPriority(1), r.frame(width: 60), r)),
    (
      "stack-priority-levels", .hstack(.text(9), TestView.text(9).layoutPriority(2), TestView.text(9).layoutPriority(1))
    ),
    ("stack-text", .hstack(r, .text(12), r)),
    ("stack-text-priority", .hstack(r, TestView.text(12).layoutPriority(1), r)),
    ("stack-texts", .hstack(.text(4), .text(14), .text(8))),
    ("stack-default-spacing", .hstack(box, box, spacing: nil)),
    ("stack-spacing", .vstack(box, .image(100, 20), spacing: 5)),
    ("stack-spacer", .hstack(box, .spacer(nil), box, spacing: nil)),
    ("stack-spacers", .hstack(.image(40, 5), .spacer(nil), .image(40, 5), .spacer(nil), .image(40, 5), spacing: nil)),
    ("stack-spacer-flexible", .hstack(r, .spacer(nil))),
    ("stack-spacer-spacing", .vstack(box, .spacer(0), box, spacing: 10)),
    ("stack-spacer-full", .vstack(.image(10, 60), .spacer(nil), .image(10, 60))),
    ("stack-dividers", .vstack(.text(6), .divider, .text(9), spacing: nil)),
    ("stack-divider-vertical", .hstack(.text(6), .divider, .text(9))),
    ("stack-nested", .vstack(.hstack(r, box), .hstack(box, r, .text(5)))),
    (
      "stack-row",
      .hstack(.image(40, 40), .vstack(.text(8), .text(14), alignment: .leading), .spacer(nil), .text(3), spacing: 8)
    ),
  ]

  private static let frames: [(String, TestView)] = [
    ("frame-width", box.frame(width: 80)),
    ("frame-both", r.frame(width: 50, height: 40)),
    ("frame-corner", box.frame(width: 90, height: 70, alignment: .bottomTrailing)),
    ("frame-smaller", box.frame(width: 10, height: 10, alignment: .topLeading)),
    ("frame-range", TestView.image(60, 10).frame(minWidth: 50, maxWidth: 80)),
    ("frame-minimum", TestView.image(60, 10).frame(minWidth: 50, minHeight: 30)),
    ("frame-maximum", TestView.image(60, 10).frame(maxWidth: 80, maxHeight: 60)),
    ("frame-infinite", TestView.text(5).frame(maxWidth: .infinity, alignment: .leading)),
    ("frame-infinite-both", TestView.text(5).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)),
    ("frame-zero-infinite", TestView.text(10).fixedSize().frame(minWidth: 0, maxWidth: .infinity)),
    ("frame-ideal", r.frame(idealWidth: 70, idealHeight: 30)),
    ("frame-ideal-fixed", r.frame(idealWidth: 100, idealHeight: 40).fixedSize()),
    ("frame-ideal-text", TestView.text(4).frame(idealWidth: 100, idealHeight: 100).fixedSize()),
    ("frame-padded-minimum", TestView.text(5).padding(16).frame(minWidth: 150)),
    ("frame-in-frame", r.frame(width: 20, height: 20).frame(width: 60, height: 50, alignment: .topTrailing)),
  ]

  private static let modifiers: [(String, TestView)] = [
    ("leaf-rectangle", r), ("leaf-image", box), ("leaf-text", .text(12)), ("leaf-spacer", .spacer(nil)),
    ("leaf-divider", .divider),
    ("fixed-shape", r.fixedSize()), ("fixed-horizontal", TestView.text(12).fixedSize(.horizontal)),
    ("fixed-vertical", TestView.text(12).fixedSize(.vertical)),
    ("padding", r.padding(16)), ("padding-text", TestView.text(12).padding(8)), ("padding-negative", r.padding(-5)),
    ("padding-edges", box.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
    ("offset", .hstack(box.offset(5, 7), box)), ("position", box.position(50, 60)),
    ("aspect-fit", r.aspectRatio(0.5, .fit)), ("aspect-fill", r.aspectRatio(2, .fill)),
    ("aspect-ideal", r.frame(idealWidth: 40, idealHeight: 10).aspectRatio(nil, .fit)),
    ("overlay", box.overlay(r)), ("overlay-corner", TestView.text(8).overlay(.image(6, 6), alignment: .topTrailing)),
    ("overlay-larger", box.overlay(.image(60, 50))),
    ("inset-bottom", .inset(.bottom, 0, content: r, view: box)),
    ("inset-leading", .inset(.leading, nil, content: .text(9), view: box)),
  ]

  private static let alignments: [(String, TestView)] = [
    ("align-top", .hstack(box, .image(20, 40), alignment: .top)),
    ("align-trailing", .vstack(box, .image(50, 10), alignment: .trailing)),
    ("align-first-baseline", .hstack(.text(14), .image(10, 30), .text(3), alignment: .firstTextBaseline)),
    ("align-last-baseline", .hstack(.text(14), .text(30), .image(10, 30), alignment: .lastTextBaseline)),
    ("align-guide", .hstack(box.guide(.bottom, plus: 8), box, alignment: .bottom)),
    ("align-guide-other", .hstack(box.guide(.top, plus: 8), box, alignment: .bottom)),
    (
      "align-custom",
      .vstack(
        box, .image(80, 10), TestView.image(50, 5).guide(HorizontalAlignment.quarter, plus: 20), alignment: .quarter)
    ),
    (
      "align-nested",
      .vstack(.hstack(box, box.guide(HorizontalAlignment.quarter, plus: 0)), .image(40, 10), alignment: .quarter)
    ),
  ]

  private static let containers: [(String, TestView)] = [
    ("zstack", .zstack(.image(40, 10), .image(20, 50))), ("zstack-corner", .zstack(box, r, alignment: .bottomTrailing)),
    ("zstack-priority", .zstack(r, TestView.text(6).layoutPriority(1))),
    ("geometry", .geometryReader([.image(5, 5), r])), ("geometry-overlay", box.overlay(.geometryReader([r]))),
    ("scroll-vertical", .scrollView(.vertical, .vstack(box, .image(50, 300)))),
    ("scroll-horizontal", .scrollView(.horizontal, .hstack(.text(20), r))),
    ("fits-horizontal", .viewThatFits(.horizontal, [.text(30), .text(15), .text(4)])),
    (
      "fits-both", .viewThatFits([.horizontal, .vertical], [.hstack(box, box, box), .vstack(box, box, box), .text(2)])
    ),
  ]

  private static let grids: [(String, TestView)] = [
    (
      "grid-images",
      .grid(.row(.image(10, 10), .image(40, 30)), .row(.image(20, 20), .image(5, 5)), horizontal: 4, vertical: 6)
    ),
    (
      "grid-flexible",
      .grid(.row(.text(4), r), .row(.text(9), .text(12)), alignment: .topLeading, horizontal: 8, vertical: 8)
    ),
    ("grid-divider", .grid(.row(.text(4), .text(2)), .view(.divider), .row(.text(1), .text(3)))),
    (
      "grid-divider-unsized",
      .grid(.row(.text(4), .text(2)), .view(.divider, unsized: .horizontal), .row(.text(1), .text(3)))
    ),
    (
      "grid-baseline",
      .grid(
        .row(.text(14), .image(10, 30), alignment: .firstTextBaseline), .row(.text(2), .text(3)), horizontal: nil,
        vertical: nil)
    ),
    (
      "lazy-flexible",
      .lazyGrid(.vertical, [GridItem(), GridItem(.fixed(60)), GridItem()], nil, [r, box, .text(9), box, r])
    ),
    (
      "lazy-adaptive",
      .lazyGrid(
        .vertical, [GridItem(.adaptive(minimum: 40), spacing: 5, alignment: .topLeading)], 5,
        Array(repeating: box, count: 7))
    ),
  ]
}
