import SceneSimulator
import SceneSystem

/// The search behind ``Interleavings/run()``: a traversal of the graph of all distinct moments.
///
/// An app cannot be copied, so a moment is reached by repeating everything that led there. To do that seldom, one device continues as long
/// as its present moment has an untried stimulus; only then is a new one brought to the nearest moment that has an untried stimulus. So
/// each stimulus of a moment is performed about once, not once for each order.
///
/// Invariant: a moment's distance is the length of the shortest known script from the stage to it, and `cause` its last stimulus; when the
/// search ends, no moment nearer than the depth has an untried stimulus.
@MainActor final class InterleavingExplorer {
  private struct SearchNode {
    var distance: Int
    var cause: (node: Int, stimulus: ScriptStimulus)?
    var untried: [ScriptStimulus]
    var next: [Int] = []
    /// The stimuli of `next`, one by one.
    var taken: [ScriptStimulus] = []
  }

  /// The maximum length of one device's walk, so that it remains a script that can be replayed.
  private static let longestWalk = 256
  /// The maximum number of failures that are shrunk in the search for the shortest one.
  private static let mostShrinks = 8

  private(set) var report = InterleavingReport()

  private let search: Interleavings
  private let setup: [ScriptStimulus]
  private var alphabet: StimulusAlphabet
  private var nodes: [SearchNode] = []
  private var nodeIndices: [InterleavingState: Int] = [:]
  /// Moments by their distance, including some that have become nearer since, or have no untried stimulus left.
  private var waiting: [[Int]] = [[]]
  private var best: (script: [ScriptStimulus], found: [ScriptStimulus])?
  private var shrinks = 0
  /// The length below which a shorter script may still be found.
  private var bound: Int

  init(_ search: Interleavings) throws(ScriptError) {
    self.search = search
    setup = try search.setup.map { line throws(ScriptError) in try ScriptText.stimulus(line) }
    alphabet = try StimulusAlphabet(search.stimuli, windows: search.windows)
    bound = search.depth
    report.depth = search.depth
  }

  func explore() throws {
    var walk: (run: InterleavingRun, at: Int)? = try begin().map { ($0, 0) }
    while true {
      if let (run, at) = walk, nodes[at].distance < bound, run.stimuli.count < Self.longestWalk,
        let stimulus = nodes[at].untried.popLast()
      {
        walk = try step(run, from: at, stimulus).map { (run, $0) }
      } else if let next = nearestWithUntried() {
        walk = try reach(next).map { ($0, next) }
      } else {
        break
      }
    }
    report.states = nodes.count
    if let best {
      report.failure = try ScriptShrinker(search).failure(best.script, originalScript: best.found)
    } else {
      report.orders = orders()
    }
  }

  // MARK: Traversal

  /// A new device after its stage; `nil` if the stage already breaks the rule.
  private func begin() throws -> InterleavingRun? {
    let run = try newRun()
    for stimulus in setup {
      guard perform(stimulus, run) == nil else {
        try keep(run.stimuli, nearest: nil)
        return nil
      }
    }
    _ = nodeIndex(of: run.state, run, distance: 0, cause: nil)
    return run
  }

  /// Performs an untried stimulus; returns the moment that it led to, or `nil` if the walk is over.
  private func step(_ run: InterleavingRun, from at: Int, _ stimulus: ScriptStimulus) throws -> Int? {
    guard perform(stimulus, run) == nil else {
      try keep(run.stimuli, nearest: setup + script(to: at) + [stimulus])
      return nil
    }
    let known = nodes.count
    let to = nodeIndex(of: run.state, run, distance: nodes[at].distance + 1, cause: (at, stimulus))
    if to < known { report.pruned += 1 }
    nodes[at].next.append(to)
    nodes[at].taken.append(stimulus)
    updateDistance(to, by: at, stimulus)
    return to
  }

  /// A new device, brought to a moment by its shortest known script.
  private func reach(_ node: Int) throws -> InterleavingRun? {
    let run = try newRun()
    for stimulus in setup + script(to: node) {
      guard perform(stimulus, run) == nil else {
        // The rule held when this was done for the first time.
        try keep(run.stimuli, nearest: nil)
        nodes[node].untried = []
        return nil
      }
    }
    guard nodeIndices[run.state] == node else {
      report.unrepeatable += 1
      nodes[node].untried = []
      return nil
    }
    return run
  }

  private func newRun() throws -> InterleavingRun {
    report.runs += 1
    return try InterleavingRun(search)
  }

  private func perform(_ stimulus: ScriptStimulus, _ run: InterleavingRun) -> String? {
    report.stimuli += 1
    return run.perform(stimulus)
  }

  // MARK: Moments

  private func nodeIndex(
    of state: InterleavingState, _ run: InterleavingRun, distance: Int, cause: (node: Int, stimulus: ScriptStimulus)?
  ) -> Int {
    if let known = nodeIndices[state] { return known }
    let number = nodes.count
    nodeIndices[state] = number
    var untried: [ScriptStimulus] = []
    // Nothing is tried beyond the maximum number of windows: only performing the last stimulus shows that it exceeds it.
    if let kernel = run.kernel, kernel.sessions.count <= search.windows {
      // Removed from the end, so that the first line is tried first.
      untried = alphabet.stimuli(for: kernel).reversed()
    }
    nodes.append(SearchNode(distance: distance, cause: cause, untried: untried))
    wait(number)
    return number
  }

  private func wait(_ node: Int) {
    let distance = nodes[node].distance
    while waiting.count <= distance { waiting.append([]) }
    waiting[distance].append(node)
  }

  private func nearestWithUntried() -> Int? {
    for distance in 0..<min(bound, waiting.count) {
      while let node = waiting[distance].last {
        if nodes[node].distance == distance, !nodes[node].untried.isEmpty { return node }
        waiting[distance].removeLast()
      }
    }
    return nil
  }

  /// A shorter path to a moment shortens the paths to all that follow.
  private func updateDistance(_ node: Int, by cause: Int, _ stimulus: ScriptStimulus) {
    var changed = [(node, cause, stimulus)]
    while let (to, from, stimulus) = changed.popLast() {
      guard nodes[from].distance + 1 < nodes[to].distance else { continue }
      nodes[to].distance = nodes[from].distance + 1
      nodes[to].cause = (from, stimulus)
      wait(to)
      for (next, stimulus) in zip(nodes[to].next, nodes[to].taken) { changed.append((next, to, stimulus)) }
    }
  }

  private func script(to node: Int) -> [ScriptStimulus] {
    var script: [ScriptStimulus] = []
    var at = node
    while let cause = nodes[at].cause {
      script.append(cause.stimulus)
      at = cause.node
    }
    return script.reversed()
  }

  // MARK: Results

  /// Shrinks a script that broke the rule, and continues only if a shorter one may exist.
  private func keep(_ found: [ScriptStimulus], nearest: [ScriptStimulus]?) throws {
    guard shrinks < Self.mostShrinks else { return }
    shrinks += 1
    var shrinker = ScriptShrinker(search)
    // The shortest path to the moment mostly breaks the rule too, and is shorter to shrink.
    let start = try nearest.flatMap { try shrinker.breaking($0) } ?? shrinker.breaking(found) ?? found
    let script = try shrinker.shrunk(start)
    report.runs += shrinker.runs
    report.stimuli += shrinker.stimuli
    guard script.count < best?.script.count ?? .max else { return }
    best = (script, found)
    bound = min(bound, script.count - 1)
    if shrinks == Self.mostShrinks { bound = 0 }
  }

  /// The number of orders of the full length in the graph. An order that could not continue is counted at its end.
  private func orders() -> Double {
    var counts: [Int: Double] = nodes.isEmpty ? [:] : [0: 1]
    var ended = 0.0
    for _ in 0..<search.depth {
      var following: [Int: Double] = [:]
      for (node, count) in counts {
        if nodes[node].next.isEmpty { ended += count }
        for next in nodes[node].next { following[next, default: 0] += count }
      }
      counts = following
    }
    return counts.values.reduce(ended, +)
  }
}
