import AttributeGraph
import Figures
import Foundation
import Observation

/// Texts of a screen as a graph: for each one a source, a rule that computes from it, and an observer that receives the result.
private final class Texts {
  let graph = Graph()
  let sources: [Source<Int>]
  private(set) var received = 0

  init(_ count: Int) {
    sources = (0..<count).map { [graph] in graph.source($0) }
    for source in sources {
      let text = graph.attribute(Doubled(input: source.attribute))
      graph.observe(text) { [unowned self] in received &+= $0 }
    }
    graph.update()
  }

  func change(_ number: Int) {
    graph.set(sources[number % sources.count], to: number &+ 1_000_000)
    graph.update()
  }
}

private struct Doubled: Rule {
  var input: Attribute<Int>
  func value(in graph: Graph) throws(AttributeError) -> Int { try graph.value(of: input) &* 2 }
}

@Observable private final class Model {
  var number = 0
}

/// A source changes, its rule runs, its observer is called; the floor is one property of Observation, tracked and set.
@MainActor func benchmarkGraphUpdate() {
  let texts = Texts(1_000)
  let model = Model()
  var received = 0
  let (ours, floor) = shortest({ texts.change($0) }) { number in
    withObservationTracking {
      received &+= model.number
    } onChange: {
    }
    model.number = number &+ 1_000_000
  }
  consume(texts.received &+ received)
  Figure(
    "graph: one of 1 000 sources changes / Observation, track and set", ours: ours, floor: floor, unit: "ns", reach: 1
  ).report()
}

@MainActor func benchmarkGraphSize() {
  let (large, small) = (Texts(10_000), Texts(10))
  // The same ten of the large one, so that both have the same memory in the processor's caches.
  let (ours, floor) = shortest({ large.change($0 / 10 * 10_000 + $0 % 10) }, { small.change($0) })
  consume(large.received &+ small.received)
  Figure(
    "graph: one change in 10 000 texts / in 10", ours: ours, floor: floor, unit: "ns", reach: 1.1
  ).report()
}

@MainActor func benchmarkGraphMemory() {
  let before = residentBytes()
  let large = Texts(100_000)
  let bytes = Double(residentBytes() - before) / 300_000
  Figure("graph: memory of an attribute, of 300 000", bytes, unit: "B", reach: 160).report()
  consume(large.received)

  let texts = Texts(1_000)
  for number in 0..<100_000 { texts.change(number) }
  let resident = residentBytes()
  let evaluated = texts.graph.evaluationCount
  for number in 0..<1_000_000 { texts.change(number) }
  precondition(texts.graph.evaluationCount >= evaluated + 1_000_000)
  Figure(
    "graph: resident memory after a million evaluations", Double(residentBytes() - resident) / 1024, unit: "KiB",
    reach: 0
  ).report()
}

/// The memory of the process. Memory that was freed is returned to the system first; otherwise what a benchmark needs could come from what
/// an earlier one has freed, and would not be counted.
func residentBytes() -> Int {
  if let symbol = dlsym(nil, "malloc_trim") {
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
  }
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}
