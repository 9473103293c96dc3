import AttributeGraph
import Testing

@Suite("Subgraphs") struct SubgraphTests {
  @Test("A subgraph is removed with its owner; its attributes have no value, and their storage is used again")
  func owned() throws {
    let graph = Graph()
    let number = graph.source(1)
    for round in 0..<3 {
      let owner = graph.makeSubgraph()
      var inner = owner
      var attributes: [Attribute<Int>] = []
      for _ in 0..<50 {
        inner = graph.makeSubgraph(in: inner)
        attributes.append(
          graph.attribute(in: inner) { graph throws(AttributeError) in try graph.value(of: number) + 1 })
      }
      #expect(try attributes.map { attribute in try graph.value(of: attribute) } == Array(repeating: 2, count: 50))
      #expect(graph.attributeCount == 51 && graph.dependencyCount == 50, "round \(round)")
      graph.remove(owner)
      #expect(graph.attributeCount == 1 && graph.dependencyCount == 0, "round \(round)")
      #expect(!graph.contains(inner) && !graph.contains(owner))
      for attribute in attributes {
        #expect(throws: AttributeError.removed) { try graph.value(of: attribute) }
      }
      graph.remove(owner)
    }
  }

  @Test("What is added to a removed subgraph is removed; the root stays")
  func addedLate() throws {
    let graph = Graph()
    let subgraph = graph.makeSubgraph()
    graph.remove(subgraph)
    let source = graph.source(1, in: subgraph)
    #expect(!graph.contains(source.attribute.id))
    #expect(!graph.contains(graph.makeSubgraph(in: subgraph)))
    graph.remove(graph.root)
    #expect(graph.contains(graph.root) && graph.contains(graph.source(1).attribute.id))
    #expect(graph.attributeCount == 1)
  }

  @Test("Rules outside that have read a removed attribute run again")
  func readersRun() throws {
    let graph = Graph()
    let subgraph = graph.makeSubgraph()
    let inside = graph.source(1, in: subgraph)
    let outside = graph.attribute { graph throws(AttributeError) in (try? graph.value(of: inside)) ?? -1 }
    let strict = graph.attribute { graph throws(AttributeError) in try graph.value(of: inside) }
    #expect(try graph.value(of: outside) == 1 && graph.value(of: strict) == 1)
    graph.remove(subgraph)
    #expect(try graph.value(of: outside) == -1)
    #expect(try graph.value(of: strict) == 1, "A rule that cannot read keeps its last value.")
  }

  @Test("A rule may remove the subgraph of what it has read, of what reads it, and its own")
  func removalDuringEvaluation() throws {
    for removed in 0..<3 {
      let graph = Graph()
      let subgraphs = (0..<3).map { _ in graph.makeSubgraph() }
      let source = graph.source(1, in: subgraphs[0])
      let middle = graph.attribute(in: subgraphs[1]) { graph throws(AttributeError) in
        let value = try graph.value(of: source)
        graph.remove(subgraphs[removed])
        // Storage that was freed is used again while the rule runs.
        for _ in 0..<5 { _ = graph.source(100) }
        let again = (try? graph.value(of: source)) ?? 0
        return value + again
      }
      let last = graph.attribute(in: subgraphs[2]) { graph throws(AttributeError) in try graph.value(of: middle) * 10 }
      switch removed {
      case 0: #expect(try graph.value(of: last) == 10)
      default: #expect(throws: AttributeError.removed) { try graph.value(of: last) }
      }
      #expect(graph.attributeCount == 7)
    }
  }

  @Test("A rule that has removed its own attribute leaves no value and no dependency behind")
  func ownRemoval() throws {
    final class Token {}
    let graph = Graph()
    let subgraph = graph.makeSubgraph()
    let (before, after) = (graph.source(1), graph.source(2))
    weak var token: Token?
    let attribute = graph.attribute(in: subgraph) { graph throws(AttributeError) in
      _ = try graph.value(of: before)
      graph.remove(subgraph)
      _ = try graph.value(of: after)
      let made = Token()
      token = made
      return made
    }
    #expect(throws: AttributeError.removed) { try graph.value(of: attribute) }
    #expect(token == nil)
    #expect(graph.dependencyCount == 0 && graph.attributeCount == 2)
    // The storage of the removed attribute is used by another one.
    let next = graph.attribute { graph throws(AttributeError) in try graph.value(of: after) }
    #expect(try graph.value(of: next) == 2)
    #expect(graph.dependencyCount == 1)
  }

  @Test("Removed observers are not called; an observer may remove others")
  func observers() throws {
    let graph = Graph()
    let number = graph.source(1)
    let subgraph = graph.makeSubgraph()
    var calls: [String] = []
    graph.observe(number.attribute) { value in
      calls.append("first \(value)")
      if value == 2 { graph.remove(subgraph) }
    }
    graph.observe(number.attribute, in: subgraph) { calls.append("second \($0)") }
    graph.observe(number.attribute) { calls.append("third \($0)") }
    graph.update()
    graph.set(number, to: 2)
    graph.update()
    #expect(calls == ["first 1", "second 1", "third 1", "first 2", "third 2"])
  }

  @Test("Removing 100 000 nested subgraphs needs no deep stack")
  func nested() {
    let graph = Graph()
    let first = graph.makeSubgraph()
    var last = first
    for _ in 0..<100_000 {
      last = graph.makeSubgraph(in: last)
      _ = graph.source(1, in: last)
    }
    graph.remove(first)
    #expect(graph.attributeCount == 0)
  }
}
