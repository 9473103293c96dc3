import AttributeGraph
import Testing

@Suite("Cycles") struct CycleTests {
  /// Attributes that are made before the ones that they read.
  final class Links { var attribute: [String: Attribute<Int>] = [:] }

  @Test("A cycle is reported once with its path; without a last value there is none")
  func reported() throws {
    let (graph, links) = (Graph(), Links())
    var issues: [GraphIssue] = []
    graph.onIssue = { issues.append($0) }
    for (name, input) in [("a", "b"), ("b", "c"), ("c", "a")] {
      links.attribute[name] = graph.attribute(name) { graph throws(AttributeError) in
        try graph.value(of: links.attribute[input]!) + 1
      }
    }
    let outside = graph.attribute("outside") { graph throws(AttributeError) in
      try graph.value(of: links.attribute["a"]!)
    }
    #expect(throws: AttributeError.cycle) { try graph.value(of: outside) }
    #expect(issues == [.cycle(path: ["a", "b", "c", "a"])])
    #expect(throws: AttributeError.cycle) { try graph.value(of: outside) }
    #expect(issues.count == 1)
  }

  @Test("An attribute that reads itself gets its last value, runs once for a change, and then rests")
  func lastValue() throws {
    let (graph, links) = (Graph(), Links())
    var issues = 0
    graph.onIssue = { _ in issues += 1 }
    let (isCyclic, step) = (graph.source(false), graph.source(1))
    links.attribute["sum"] = graph.attribute("sum") { graph throws(AttributeError) in
      let step = try graph.value(of: step)
      return try graph.value(of: isCyclic) ? graph.value(of: links.attribute["sum"]!) + step : 0
    }
    let sum = try #require(links.attribute["sum"])
    var seen: [Int] = []
    graph.observe(sum) { seen.append($0) }
    graph.update()
    graph.set(isCyclic, to: true)
    graph.update()
    graph.set(step, to: 10)
    graph.update()
    for _ in 0..<5 {
      graph.update()
      _ = try graph.value(of: sum)
    }
    #expect(seen == [0, 1, 11])
    #expect(issues == 2)
    graph.set(isCyclic, to: false)
    graph.update()
    #expect(seen == [0, 1, 11, 0])
  }

  @Test("A cycle that is opened leaves no outdated value, whatever the values were in it")
  func opened() throws {
    // b is computed with an older value of a. Once a no longer reads b, and has the same value as before, b still runs again.
    let (graph, links) = (Graph(), Links())
    let isCyclic = graph.source(false)
    let fixed = graph.source(5)
    links.attribute["a"] = graph.attribute("a") { graph throws(AttributeError) in
      try graph.value(of: isCyclic) ? graph.value(of: links.attribute["b"]!) + 1 : graph.value(of: fixed)
    }
    let a = try #require(links.attribute["a"])
    links.attribute["b"] = graph.attribute("b") { graph throws(AttributeError) in try graph.value(of: a) + 1 }
    let b = try #require(links.attribute["b"])
    #expect(try graph.value(of: b) == 6)
    graph.set(isCyclic, to: true)
    graph.update()
    #expect(try graph.value(of: a) == 7)
    graph.set(isCyclic, to: false)
    graph.set(fixed, to: 7)
    graph.update()
    #expect(try graph.value(of: b) == 8)
    #expect(try graph.value(of: a) == 7)
  }

  @Test("A cycle of 30 000 attributes ends")
  func long() throws {
    let (graph, links) = (Graph(), Links())
    var issues = 0
    graph.onIssue = { _ in issues += 1 }
    var last: Attribute<Int>?
    for index in 0..<30_000 {
      let input = last
      last = graph.attribute("\(index)") { graph throws(AttributeError) in
        try graph.value(of: input ?? links.attribute["last"]!) + 1
      }
    }
    links.attribute["last"] = last
    let head = try #require(last)
    #expect(throws: AttributeError.cycle) { try graph.value(of: head) }
    #expect(issues == 1)
  }

  /// Rules that read each other in any direction, depending on sources.
  @Test("Random cycles end; without them all values are as if they had never been there", arguments: UInt64(1)...150)
  func random(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let (graph, links) = (Graph(maximumNesting: 1 + random.below(8)), Links())
    let count = 3 + random.below(10)
    // Each rule reads one source and, if its value is not 0, the rule that the source's value selects.
    let sources = (0..<count).map { _ in graph.source(0) }
    let targets = (0..<count).map { _ in (0..<4).map { _ in random.below(count) } }
    for index in 0..<count {
      links.attribute["\(index)"] = graph.attribute("\(index)") { graph throws(AttributeError) in
        let selector = try graph.value(of: sources[index])
        guard selector > 0 else { return index }
        return try (graph.value(of: links.attribute["\(targets[index][selector])"]!) + 1) % 5
      }
    }
    /// The value, or nil if there is a cycle.
    func naive(_ index: Int, _ selectors: [Int], _ depth: Int = 0) -> Int? {
      guard depth <= count else { return nil }
      guard selectors[index] > 0 else { return index }
      return naive(targets[index][selectors[index]], selectors, depth + 1).map { ($0 + 1) % 5 }
    }
    var selectors = [Int](repeating: 0, count: count)
    for step in 0..<60 {
      for _ in 0..<(1 + random.below(3)) {
        let index = random.below(count)
        selectors[index] = random.below(3) == 0 ? 0 : random.below(4)
        graph.set(sources[index], to: selectors[index])
      }
      graph.update()
      let before = graph.evaluationCount
      for _ in 0..<3 {
        let index = random.below(count)
        let value = try? graph.value(of: links.attribute["\(index)"]!)
        if let expected = naive(index, selectors) { #expect(value == expected, "seed \(seed), step \(step)") }
      }
      #expect(graph.evaluationCount - before <= count, "seed \(seed), step \(step): each rule runs at most once")
    }
  }
}
