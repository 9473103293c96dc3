import AttributeGraph
import Testing

@Suite("Evaluation") struct EvaluationTests {
  /// Counts what runs.
  final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test("A rule runs at the first read, and not again until an input has changed")
  func lazy() throws {
    let (graph, log) = (Graph(), Log())
    let one = graph.source(1)
    let double = graph.attribute { graph throws(AttributeError) in
      log.lines.append("double")
      return try graph.value(of: one) * 2
    }
    #expect(log.take() == [])
    #expect(try graph.value(of: double) == 2)
    #expect(try graph.value(of: double) == 2)
    #expect(log.take() == ["double"])
    graph.set(one, to: 5)
    graph.update()
    #expect(log.take() == [])
    #expect(try graph.value(of: double) == 10)
    #expect(log.take() == ["double"])
  }

  @Test("A write has no effect before the update; the latest value is known at once")
  func writesWait() throws {
    let graph = Graph()
    let one = graph.source(1)
    graph.set(one, to: 2)
    #expect(try graph.value(of: one) == 1)
    #expect(graph.latestValue(of: one) == 2)
    graph.update()
    #expect(try graph.value(of: one) == 2)
  }

  @Test("What depends on an equal value does not run")
  func equalValuesStop() throws {
    let (graph, log) = (Graph(), Log())
    let number = graph.source(1)
    let parity = graph.attribute { graph throws(AttributeError) in
      log.lines.append("parity")
      return try graph.value(of: number) % 2
    }
    let text = graph.attribute { graph throws(AttributeError) in
      log.lines.append("text")
      return try "\(graph.value(of: parity))"
    }
    #expect(try graph.value(of: text) == "1")
    #expect(log.take() == ["text", "parity"])
    graph.set(number, to: 3)
    graph.update()
    #expect(try graph.value(of: text) == "1")
    #expect(log.take() == ["parity"])
    graph.set(number, to: 3)
    graph.update()
    #expect(try graph.value(of: text) == "1")
    #expect(log.take() == [])
  }

  @Test("A value that is written and written back in one transaction runs nothing")
  func writtenBack() throws {
    let graph = Graph()
    let number = graph.source(1)
    let double = graph.attribute { graph throws(AttributeError) in try graph.value(of: number) * 2 }
    _ = try graph.value(of: double)
    graph.set(number, to: 3)
    graph.set(number, to: 1)
    graph.update()
    let before = graph.evaluationCount
    _ = try graph.value(of: double)
    #expect(graph.evaluationCount == before)
  }

  @Test("In a diamond the last rule runs once, after both of its inputs")
  func diamond() throws {
    let (graph, log) = (Graph(), Log())
    let top = graph.source(1)
    let left = graph.attribute { graph throws(AttributeError) in try graph.value(of: top) + 1 }
    let right = graph.attribute { graph throws(AttributeError) in try graph.value(of: top) * 10 }
    let bottom = graph.attribute { graph throws(AttributeError) in
      log.lines.append("bottom")
      return try graph.value(of: left) + graph.value(of: right)
    }
    #expect(try graph.value(of: bottom) == 12)
    graph.set(top, to: 2)
    graph.update()
    #expect(try graph.value(of: bottom) == 23)
    #expect(log.take() == ["bottom", "bottom"])
  }

  @Test("An input that a rule no longer reads does not run it")
  func dynamicDependencies() throws {
    let graph = Graph()
    let (isLeft, left, right) = (graph.source(true), graph.source(1), graph.source(2))
    let chosen = graph.attribute { graph throws(AttributeError) in
      try graph.value(of: isLeft) ? graph.value(of: left) : graph.value(of: right)
    }
    #expect(try graph.value(of: chosen) == 1)
    #expect(graph.dependencyCount == 2)
    graph.set(isLeft, to: false)
    graph.update()
    #expect(try graph.value(of: chosen) == 2)
    #expect(graph.dependencyCount == 2)
    let before = graph.evaluationCount
    graph.set(left, to: 7)
    graph.update()
    #expect(try graph.value(of: chosen) == 2)
    #expect(graph.evaluationCount == before)
    graph.set(isLeft, to: true)
    graph.update()
    #expect(try graph.value(of: chosen) == 7)
  }

  @Test("Reading an input again and again adds one dependency")
  func repeatedReads() throws {
    let graph = Graph()
    let (one, two) = (graph.source(1), graph.source(2))
    let sum = graph.attribute { graph throws(AttributeError) in
      var sum = 0
      for _ in 0..<100 { sum += try graph.value(of: one) + graph.value(of: two) }
      return sum
    }
    #expect(try graph.value(of: sum) == 300)
    #expect(graph.dependencyCount == 2)
  }

  @Test("Reads without dependencies do not run the rule")
  func withoutDependencies() throws {
    let graph = Graph()
    let (one, two) = (graph.source(1), graph.source(2))
    let sum = graph.attribute { graph throws(AttributeError) in
      let other = try graph.withoutDependencies { () throws(AttributeError) in try graph.value(of: two) }
      return try graph.value(of: one) + other
    }
    #expect(try graph.value(of: sum) == 3)
    graph.set(two, to: 5)
    graph.update()
    #expect(try graph.value(of: sum) == 3)
    graph.set(one, to: 2)
    graph.update()
    #expect(try graph.value(of: sum) == 7)
  }

  @Test("A rule may be a type; its comparison decides whether a value has changed")
  func ruleTypes() throws {
    struct Sum: Rule {
      var inputs: [Attribute<Int>]
      func value(in graph: Graph) throws(AttributeError) -> Int {
        var sum = 0
        for input in inputs { sum += try graph.value(of: input) }
        return sum
      }
      func areEqual(_ last: Int, _ new: Int) -> Bool? { last / 10 == new / 10 }
    }
    let graph = Graph()
    let sources = (0..<4).map { graph.source($0) }
    let sum = graph.attribute(Sum(inputs: sources.map(\.attribute)))
    #expect(try graph.value(of: sum) == 6)
    graph.set(sources[0], to: 3)
    graph.update()
    #expect(try graph.value(of: sum) == 6)
    graph.set(sources[0], to: 10)
    graph.update()
    #expect(try graph.value(of: sum) == 16)
    #expect(graph.label(of: sum.id) == "Sum")
  }

  /// An app's generic code does not know that its value is `Equatable`.
  private func countChanges<Value>(_ first: Value, _ second: Value, _ comparison: Comparison<Value> = .automatic) -> Int
  {
    let graph = Graph()
    let source = graph.source(first, comparison: comparison)
    var calls = 0
    graph.observe(source.attribute) { _ in calls += 1 }
    graph.update()
    graph.set(source, to: second)
    graph.update()
    return calls - 1
  }

  @Test("Values are compared by ==, where their type has it, also in generic code; all others have changed")
  func comparison() {
    struct Opaque { var number = 1 }
    #expect(countChanges(1, 1) == 0)
    #expect(countChanges(1, 2) == 1)
    #expect(countChanges([1: "a"], [1: "a"]) == 0)
    #expect(countChanges(Int?.none, Int?.none) == 0)
    #expect(countChanges(Opaque(), Opaque()) == 1)
    #expect(countChanges([Opaque()], [Opaque()]) == 1)
    #expect(countChanges(Opaque(), Opaque(), .by { $0.number == $1.number }) == 0)
    #expect(countChanges(1, 1, .alwaysChanged) == 1)
  }

  @Test("A chain of 100 000 attributes is computed and computed again on a small stack")
  func longChain() throws {
    let graph = Graph()
    let first = graph.source(0)
    var last = first.attribute
    for _ in 0..<100_000 {
      let input = last
      last = graph.attribute { graph throws(AttributeError) in try graph.value(of: input) + 1 }
    }
    var seen: [Int] = []
    graph.observe(last) { seen.append($0) }
    graph.update()
    #expect(graph.evaluationCount == 100_000)
    graph.set(first, to: 5)
    graph.update()
    #expect(graph.evaluationCount == 200_000)
    #expect(seen == [100_000, 100_005])
  }

  @Test("At the maximum nesting a rule is suspended, also if it ignores the error, and runs again with its input")
  func suspension() throws {
    let graph = Graph(maximumNesting: 3)
    let first = graph.source(0)
    var last = first.attribute
    var runs = 0
    for _ in 0..<20 {
      let input = last
      last = graph.attribute { graph throws(AttributeError) in
        runs += 1
        return (try? graph.value(of: input)).map { $0 + 1 } ?? -1000
      }
    }
    #expect(try graph.value(of: last) == 20)
    #expect(graph.evaluationCount == 20)
    #expect(runs > 20 && runs <= 40)
  }

  @Test("A handle of another graph has no value, or that of an attribute of the same type")
  func foreignHandle() throws {
    let (one, other) = (Graph(), Graph())
    let number = one.source(1)
    #expect(throws: AttributeError.removed) { try other.value(of: number) }
    _ = other.source("text")
    #expect(throws: AttributeError.removed) { try other.value(of: number) }
    other.set(number, to: 3)
    #expect(other.latestValue(of: number) == nil)
  }

  @Test("A deinitializer may use the graph")
  func deinitializer() throws {
    final class Token {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    let graph = Graph()
    let count = graph.source(0)
    let subgraph = graph.makeSubgraph()
    var inner: [Subgraph] = []
    func token() -> Token {
      let owned = graph.makeSubgraph()
      inner.append(owned)
      let source = graph.source(Token {}, in: owned)
      return Token {
        graph.remove(owned)
        _ = graph.source(Token {})
        _ = try? graph.value(of: source)
        graph.set(count, to: (graph.latestValue(of: count) ?? 0) + 1)
      }
    }
    let holder = graph.source(token(), in: subgraph)
    let derived = graph.attribute(in: subgraph) { graph throws(AttributeError) in
      _ = try graph.value(of: count)
      return try graph.value(of: holder)
    }
    _ = try graph.value(of: derived)
    graph.set(holder, to: token())
    graph.update()
    _ = try graph.value(of: derived)
    graph.remove(subgraph)
    graph.update()
    #expect(try graph.value(of: count) == 2)
    #expect(inner.allSatisfy { !graph.contains($0) })
  }
}
