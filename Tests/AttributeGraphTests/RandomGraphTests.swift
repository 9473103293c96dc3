import AttributeGraph
import Testing

/// A graph and a model of it that computes everything again for each question.
private final class RandomGraph {
  /// A rule: reads `selector`, and by its value one or several of the others.
  struct Formula {
    var selector: Int
    var inputs: [Int]
    var modulus: Int

    /// The inputs that are read for the selector's value, in order.
    func reads(_ value: Int) -> [Int] {
      switch value.magnitude % 4 {
      case 0: []
      case 1: [inputs[0]]
      case 2: inputs.reversed()
      default: inputs
      }
    }
  }

  enum Kind {
    case source(Source<Int>, value: Int)
    case formula(Formula)
    case removed
  }

  let graph: Graph
  let seed: UInt64
  var random: Seeded
  /// Each attribute reads only those before it.
  var kinds: [Kind] = []
  var attributes: [Attribute<Int>] = []
  var owner: [Int] = []
  var subgraphs: [(handle: Subgraph, parent: Int, isLive: Bool)] = []
  /// The value of each attribute after the last edits, and how often it has changed.
  var versions: [Int: (value: Int, number: Int)] = [:]
  /// What each rule has read when it ran last, with the versions: if none has changed since, it must not run.
  var lastReads: [Int: [(input: Int, version: Int)]] = [:]
  var runs: [Int: Int] = [:]
  /// What each observer was given last.
  var observed: [Int: (attribute: Int, value: Int?)] = [:]
  var calls: [Int: Int] = [:]
  var problems: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    random = Seeded(seed: seed)
    graph = Graph(maximumNesting: [1, 3, 100][random.below(3)])
    subgraphs.append((graph.root, -1, true))
    for _ in 0..<4 { addSource() }
  }

  func place() -> Int {
    let live = subgraphs.indices.filter { subgraphs[$0].isLive }
    return live[random.below(live.count)]
  }

  func addSource() {
    let place = place()
    let source = graph.source(random.below(8), in: subgraphs[place].handle)
    kinds.append(.source(source, value: graph.latestValue(of: source) ?? 0))
    attributes.append(source.attribute)
    owner.append(place)
  }

  func addFormula() {
    let place = place()
    let index = kinds.count
    // Mostly near ones, so that there are long ways.
    let formula = Formula(
      selector: random.below(index),
      inputs: (0..<(1 + random.below(4))).map { _ in max(0, index - 1 - random.below(min(index, 12))) },
      modulus: 2 + random.below(6))
    kinds.append(.formula(formula))
    owner.append(place)
    attributes.append(
      graph.attribute("\(index)", in: subgraphs[place].handle) { [unowned self] graph throws(AttributeError) in
        try evaluate(index, formula)
      })
  }

  /// The rule of the graph: a removed input counts as -1000, which no other has.
  func evaluate(_ index: Int, _ formula: Formula) throws(AttributeError) -> Int {
    func read(_ input: Int) throws(AttributeError) -> Int {
      do throws(AttributeError) {
        return try graph.value(of: attributes[input])
      } catch .removed {
        return -1000
      } catch {
        throw error
      }
    }
    let selector = try read(formula.selector)
    var sum = selector
    let inputs = formula.reads(selector)
    for input in inputs { sum += try read(input) * 3 }
    // Not suspended: the run counts.
    if let last = lastReads[index], last.allSatisfy({ versions[$0.input]?.number == $0.version }) {
      problems.append("rule \(index) ran, and no input has changed")
    }
    lastReads[index] = ([formula.selector] + inputs).map { ($0, versions[$0]?.number ?? 0) }
    runs[index, default: 0] += 1
    return sum.quotientAndRemainder(dividingBy: formula.modulus).remainder
  }

  /// The naive evaluator.
  private var memo: [Int: Int] = [:]
  func computeAll() {
    memo = [:]
    for index in kinds.indices {
      let value = value(index)
      if versions[index]?.value != value { versions[index] = (value, (versions[index]?.number ?? 0) + 1) }
    }
  }
  func value(_ index: Int) -> Int {
    if let known = memo[index] { return known }
    let value: Int
    switch kinds[index] {
    case .removed: value = -1000
    case .source(_, let given): value = given
    case .formula(let formula):
      let selector = self.value(formula.selector)
      var sum = selector
      for input in formula.reads(selector) { sum += self.value(input) * 3 }
      value = sum.quotientAndRemainder(dividingBy: formula.modulus).remainder
    }
    memo[index] = value
    return value
  }

  func isRemoved(_ index: Int) -> Bool { if case .removed = kinds[index] { true } else { false } }

  func observe(_ index: Int) {
    let observer = observed.count
    observed[observer] = (index, nil)
    graph.observe(attributes[index]) { [unowned self] value in
      if observed[observer]?.value == value { problems.append("observer \(observer) was called with an equal value") }
      observed[observer]?.value = value
      calls[observer, default: 0] += 1
    }
  }

  func remove(_ removed: Int) {
    graph.remove(subgraphs[removed].handle)
    subgraphs[removed].isLive = false
    // Parents come before their children.
    for index in subgraphs.indices where index > 0 && !subgraphs[subgraphs[index].parent].isLive {
      subgraphs[index].isLive = false
    }
    for index in kinds.indices where !subgraphs[owner[index]].isLive { kinds[index] = .removed }
  }

  func edit() {
    switch random.below(20) {
    case 0: addSource()
    case 1...4: addFormula()
    case 5:
      let parent = place()
      subgraphs.append((graph.makeSubgraph(in: subgraphs[parent].handle), parent, true))
    case 6:
      let removed = place()
      if removed > 0, random.below(3) == 0 { remove(removed) }
    case 7: observe(random.below(kinds.count))
    default:
      let sources = kinds.indices.filter { if case .source = kinds[$0] { true } else { false } }
      guard !sources.isEmpty else { return }
      let index = sources[random.below(sources.count)]
      guard case .source(let source, _) = kinds[index] else { return }
      let value = random.below(8)
      graph.set(source, to: value)
      kinds[index] = .source(source, value: value)
    }
  }

  /// Edits, an update, and some reads.
  func step(_ number: Int) {
    for _ in 0..<(1 + random.below(6)) { edit() }
    computeAll()
    runs = [:]
    calls = [:]
    graph.update()
    for (observer, state) in observed where !isRemoved(state.attribute) && state.value != value(state.attribute) {
      problems.append("observer \(observer) has not received \(value(state.attribute))")
    }
    for _ in 0..<random.below(4) {
      let index = random.below(kinds.count)
      let found = try? graph.value(of: attributes[index])
      if found != (isRemoved(index) ? nil : value(index)) {
        problems.append("attribute \(index) is \(found ?? -1000), where a naive evaluation gives \(value(index))")
      }
    }
    for (index, count) in runs where count > 1 { problems.append("rule \(index) ran \(count) times") }
    for (observer, count) in calls where count > 1 { problems.append("observer \(observer) was called \(count) times") }
    problems = problems.map { $0.hasPrefix("seed") ? $0 : "seed \(seed), step \(number): \($0)" }
  }
}

@Suite("Random graphs") struct RandomGraphTests {
  @Test(
    "Random edits give what a naive evaluation gives; each rule runs at most once, and only if an input has changed",
    arguments: UInt64(1)...100)
  func againstNaiveEvaluation(seed: UInt64) {
    let random = RandomGraph(seed: seed)
    for number in 0..<80 {
      random.step(number)
      guard random.problems.isEmpty else { break }
    }
    #expect(random.problems == [])
  }
}
