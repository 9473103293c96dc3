import AttributeGraph
import Testing

@Suite("Updates and transactions") struct UpdateTests {
  @Test(
    "Writes of one transaction are applied together, those of another one in a further pass of the same update (fact 88)"
  )
  func transactions() throws {
    let graph = Graph()
    let value = graph.source(0)
    let body = graph.attribute { graph throws(AttributeError) in try graph.value(of: value) }
    var seen: [String] = []
    graph.observe(body) { seen.append("\($0) \(graph.transactionContext ?? "none")") }
    graph.update()
    graph.set(value, to: 1)
    graph.set(value, to: 2)
    graph.withTransaction("animated") {
      graph.set(value, to: 3)
      graph.set(value, to: 4)
    }
    #expect(graph.latestValue(of: value) == 4)
    graph.update()
    #expect(seen == ["0 none", "2 none", "4 animated"])
    #expect(graph.transactionContext == nil)
  }

  @Test("A transaction inside another one is applied between the writes of the outer one")
  func nestedTransactions() {
    let graph = Graph()
    let value = graph.source(0)
    var seen: [String] = []
    graph.observe(value.attribute) { seen.append("\($0) \(graph.transactionContext ?? "none")") }
    graph.update()
    graph.withTransaction("outer") {
      graph.set(value, to: 1)
      graph.withTransaction("inner") { graph.set(value, to: 2) }
      graph.set(value, to: 3)
      graph.set(value, to: 4)
    }
    graph.update()
    #expect(seen.dropFirst() == ["1 outer", "2 inner", "4 outer"])
  }

  @Test("An update is requested once until it has happened")
  func request() {
    let graph = Graph()
    var requests = 0
    graph.onNeedsUpdate = { requests += 1 }
    let value = graph.source(0)
    #expect(requests == 0)
    graph.observe(value.attribute) { if $0 == 1 { graph.set(value, to: 2) } }
    #expect(requests == 1)
    graph.update()
    graph.set(value, to: 1)
    graph.set(value, to: 1)
    #expect(requests == 2)
    graph.update()
    #expect(requests == 2 && graph.latestValue(of: value) == 2)
    graph.set(value, to: 5)
    #expect(requests == 3)
  }

  @Test("Observers are called in the order in which they were added, with the value of the same pass")
  func order() {
    let graph = Graph()
    let (one, two) = (graph.source(1), graph.source(1))
    var calls: [String] = []
    graph.observe(two.attribute) { calls.append("a\($0)") }
    graph.observe(one.attribute) {
      calls.append("b\($0)")
      if $0 == 2 { graph.set(two, to: 9) }
    }
    graph.observe(two.attribute) { calls.append("c\($0)") }
    graph.update()
    graph.set(two, to: 2)
    graph.set(one, to: 2)
    graph.update()
    #expect(calls == ["a1", "b1", "c1", "a2", "b2", "c2", "a9", "c9"])
  }

  @Test("Writes without end are reported with the path from source to source, and stopped")
  func endless() {
    let graph = Graph(maximumPasses: 20)
    var issues: [GraphIssue] = []
    graph.onIssue = { issues.append($0) }
    let count = graph.source(0, label: "count")
    let double = graph.attribute("double") { graph throws(AttributeError) in try graph.value(of: count) * 2 }
    var calls = 0
    graph.observe(double, label: "onChange") { _ in
      calls += 1
      graph.set(count, to: (graph.latestValue(of: count) ?? 0) + 1)
    }
    graph.update()
    #expect(issues == [.endlessUpdate(path: ["count", "double", "onChange", "count"])])
    #expect(calls == 21)
  }

  @Test("Observers that add observers without end are stopped")
  func endlessObservers() {
    let graph = Graph(maximumPasses: 20)
    var issues: [GraphIssue] = []
    graph.onIssue = { issues.append($0) }
    let value = graph.source(0)
    var calls = 0
    func add() {
      graph.observe(value.attribute, label: "adds") { _ in
        calls += 1
        add()
      }
    }
    add()
    graph.update()
    #expect(issues == [.endlessUpdate(path: ["adds"])] && calls == 21)
  }

  @Test("A rule that writes is reported with its path; the write is applied after the evaluation")
  func writeDuringEvaluation() throws {
    let graph = Graph()
    var issues: [GraphIssue] = []
    graph.onIssue = { issues.append($0) }
    let (count, log) = (graph.source(0, label: "count"), graph.source(0, label: "log"))
    let inner = graph.attribute("inner") { graph throws(AttributeError) in
      let count = try graph.value(of: count)
      graph.set(log, to: count)
      graph.update()
      return try count + graph.value(of: log) * 0
    }
    let outer = graph.attribute("outer") { graph throws(AttributeError) in try graph.value(of: inner) }
    graph.set(count, to: 3)
    graph.update()
    #expect(try graph.value(of: outer) == 3)
    #expect(issues == [.writeDuringEvaluation(path: ["outer", "inner", "log"])])
    #expect(try graph.value(of: log) == 0)
    graph.update()
    #expect(try graph.value(of: log) == 3)
  }

  @Test("Evaluations add no edges and no attributes")
  func steadyState() throws {
    let graph = Graph()
    let sources = (0..<10).map { graph.source($0) }
    let sums = (0..<100).map { index in
      graph.attribute { graph throws(AttributeError) in
        try graph.value(of: sources[index % 10]) + graph.value(of: sources[(index + 1) % 10])
      }
    }
    for sum in sums { graph.observe(sum) { _ in } }
    graph.update()
    let (attributes, dependencies) = (graph.attributeCount, graph.dependencyCount)
    for round in 0..<1_000 {
      for (index, source) in sources.enumerated() { graph.set(source, to: round * index) }
      graph.update()
    }
    #expect(graph.evaluationCount > 90_000)
    #expect(graph.attributeCount == attributes && graph.dependencyCount == dependencies)
  }

  @Test("One change among 10 000 attributes evaluates what depends on it")
  func oneOfMany() {
    let graph = Graph()
    let sources = (0..<10_000).map { graph.source($0) }
    var calls = 0
    for source in sources {
      let text = graph.attribute { graph throws(AttributeError) in try "\(graph.value(of: source))" }
      graph.observe(text) { _ in calls += 1 }
    }
    graph.update()
    let before = (graph.evaluationCount, calls)
    graph.set(sources[5_000], to: -1)
    graph.update()
    #expect(graph.evaluationCount == before.0 + 1 && calls == before.1 + 1)
  }

  @Test("An invalidated attribute is computed again, and its observers are called if the value is another one")
  func invalidation() throws {
    final class Box { var value = 1 }
    let (graph, box) = (Graph(), Box())
    var requests = 0
    let number = graph.attribute { _ in box.value }
    let isLarge = graph.attribute { graph throws(AttributeError) in try graph.value(of: number) > 10 }
    var seen: [Bool] = []
    graph.observe(isLarge) { seen.append($0) }
    graph.update()
    graph.onNeedsUpdate = { requests += 1 }
    box.value = 5
    graph.invalidate(number.id)
    #expect(requests == 1 && graph.needsUpdate)
    graph.update()
    #expect(seen == [false] && !graph.needsUpdate)
    box.value = 20
    graph.invalidate(number.id)
    #expect(try graph.value(of: isLarge))
    graph.update()
    #expect(seen == [false, true])
  }

  @Test("A source, and an attribute that was removed, are not invalidated")
  func invalidationWithoutEffect() {
    let graph = Graph()
    let source = graph.source(1)
    let subgraph = graph.makeSubgraph()
    let attribute = graph.attribute(in: subgraph) { graph throws(AttributeError) in try graph.value(of: source) }
    graph.observe(attribute) { _ in }
    graph.update()
    graph.invalidate(source.attribute.id)
    graph.remove(subgraph)
    graph.update()
    graph.invalidate(attribute.id)
    #expect(!graph.needsUpdate)
  }
}
