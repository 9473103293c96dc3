import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Section snapshots") struct SectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private func sample() -> Outline {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["a1x"], to: "a1")
    return outline
  }

  @Test("Items are listed each before those below it; below a collapsed one none is visible") func order() {
    var outline = sample()
    #expect(outline.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(outline.rootItems == ["a", "b"] && outline.visibleItems == ["a", "b"])
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "a1", "a2", "b"] && outline.isExpanded("a"))
    outline.expand(["a1"])
    outline.collapse(["a"])
    #expect(outline.visibleItems == ["a", "b"])
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "a1", "a1x", "a2", "b"], "what is below keeps its state")
  }

  @Test("Levels, parents, indexes and visibility") func queries() {
    var outline = sample()
    #expect(outline.level(of: "a1x") == 2 && outline.level(of: "b") == 0 && outline.level(of: "?") == 0)
    #expect(outline.parent(of: "a1x") == "a1" && outline.parent(of: "a") == nil)
    #expect(outline.index(of: "a2") == 3 && outline.index(of: "?") == nil && outline.contains("b"))
    #expect(outline.isVisible("a") && !outline.isVisible("a1") && !outline.isVisible("?"))
    outline.expand(["a"])
    #expect(outline.isVisible("a1") && !outline.isVisible("a1x"))
    #expect(outline.visualDescription() == "a\n  a1\n    a1x\n  a2\nb")
  }

  @Test("Insertions and deletions are beside and with what is below") func changes() {
    var outline = sample()
    outline.insert(["a0"], before: "a1")
    outline.insert(["c"], after: "b")
    #expect(outline.items == ["a", "a0", "a1", "a1x", "a2", "b", "c"] && outline.level(of: "a0") == 1)
    outline.delete(["a1", "c"])
    #expect(outline.items == ["a", "a0", "a2", "b"] && !outline.contains("a1x"))
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test("A part is a snapshot of its own, and can replace what is below an item") func parts() {
    var outline = sample()
    outline.expand(["a1"])
    let below = outline.snapshot(of: "a")
    #expect(below.rootItems == ["a1", "a2"] && below.isExpanded("a1") && below.parent(of: "a1x") == "a1")
    #expect(outline.snapshot(of: "a", includingParent: true).items == ["a", "a1", "a1x", "a2"])
    var other = Outline()
    other.append(["n"])
    other.append(["n1"], to: "n")
    outline.replace(childrenOf: "a", using: other)
    #expect(outline.items == ["a", "n", "n1", "b"] && outline.level(of: "n1") == 2)
    var last = Outline()
    last.append(["z"])
    outline.insert(last, after: "b")
    outline.insert(below, before: "n")
    #expect(outline.items == ["a", "a1", "a1x", "a2", "n", "n1", "b", "z"])
  }

  @Test("Mistakes are logged and ignored") func mistakes() {
    var outline = sample()
    let (_, sentences) = RuntimeLog.capture {
      outline.append(["a"])
      outline.append(["x"], to: "?")
      outline.insert(["x"], before: "?")
      outline.expand(["?"])
      outline.replace(childrenOf: "?", using: Outline())
    }
    #expect(sentences.count == 5 && outline.items == ["a", "a1", "a1x", "a2", "b"])
  }

  @Test("Random changes keep parents, levels and order consistent") func random() {
    var random = SeededGenerator.fresh("section snapshots")
    var outline = Outline()
    for step in 0..<400 {
      let all = outline.items
      switch Int.random(in: 0..<5, using: &random) {
      case 0: outline.append(["\(step)"])
      case 1: if let above = all.randomElement(using: &random) { outline.append(["\(step)"], to: above) }
      case 2: if let beside = all.randomElement(using: &random) { outline.insert(["\(step)"], after: beside) }
      case 3: if let gone = all.randomElement(using: &random), step % 3 == 0 { outline.delete([gone]) }
      default: if let item = all.randomElement(using: &random) { outline.expand([item]) }
      }
      let items = outline.items
      #expect(Set(items).count == items.count)
      for (index, item) in items.enumerated() {
        guard let above = outline.parent(of: item) else { continue }
        #expect(outline.level(of: item) == outline.level(of: above) + 1)
        #expect((outline.index(of: above) ?? index) < index)
      }
      #expect(Set(outline.visibleItems).isSubset(of: items))
    }
  }
}
