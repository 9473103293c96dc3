import SceneSimulator
import SceneSystem

/// The search behind ``Interleavings/run()``: a walk over the graph of all moments that are told apart.
///
/// An app cannot be copied, so a moment is reached by doing everything again that led there. To do that seldom, one device goes
/// on as long as it finds something untried where it is; only then a new one is brought to the nearest moment that has something
/// untried. So a stimulus is done about once for each of a moment's stimuli, not once for each order.
///
/// Invariant: a moment's distance is the length of the shortest script that is known to lead to it from the stage, and `cause` its
/// last stimulus; where the search ends, no moment nearer than the depth has anything untried.
@MainActor final class InterleavingExplorer {
  private struct Moment {
    var distance: Int
    var cause: (moment: Int, stimulus: ScriptStimulus)?
    var untried: [ScriptStimulus]
    var next: [Int] = []
    /// The stimuli of `next`, one by one.
    var taken: [ScriptStimulus] = []
  }

  /// A device goes on for so long at most, that what it has been through stays a script which can be played.
  private static let longestWalk = 256
  /// So many failures are shrunk at most in the search for the shortest one.
  private static let mostShrinks = 8

  private(set) var report = InterleavingReport()

  private let search: Interleavings
  private let stage: [ScriptStimulus]
  private var alphabet: StimulusAlphabet
  private var moments: [Moment] = []
  private var places: [InterleavingState: Int] = [:]
  /// Moments by their distance, with some that have come nearer since, or have nothing untried any more.
  private var waiting: [[Int]] = [[]]
  private var best: (script: [ScriptStimulus], found: [ScriptStimulus])?
  private var shrinks = 0
  /// Where a shorter script may still be found.
  private var bound: Int

  init(_ search: Interleavings) throws(ScriptError) {
    self.search = search
    stage = try search.stage.map { line throws(ScriptError) in try ScriptText.stimulus(line) }
    alphabet = try StimulusAlphabet(search.stimuli, windows: search.windows)
    bound = search.depth
    report.depth = search.depth
  }

  func explore() throws {
    var walk: (run: InterleavingRun, at: Int)? = try begin().map { ($0, 0) }
    while true {
      if let (run, at) = walk, moments[at].distance < bound, run.stimuli.count < Self.longestWalk,
        let stimulus = moments[at].untried.popLast()
      {
        walk = try step(run, from: at, stimulus).map { (run, $0) }
      } else if let next = nearestWithUntried() {
        walk = try reach(next).map { ($0, next) }
      } else {
        break
      }
    }
    report.states = moments.count
    if let best {
      report.failure = try ScriptShrinker(search).failure(best.script, found: best.found)
    } else {
      report.orders = orders()
    }
  }

  // MARK: The walk

  /// A new device on its stage; `nil` where that breaks the rule already.
  private func begin() throws -> InterleavingRun? {
    let run = try newRun()
    for stimulus in stage {
      guard perform(stimulus, run) == nil else {
        try keep(run.stimuli, nearest: nil)
        return nil
      }
    }
    _ = place(of: run.state, run, distance: 0, cause: nil)
    return run
  }

  /// Does what was untried; gives the moment that it led to, or `nil` where the walk is over.
  private func step(_ run: InterleavingRun, from at: Int, _ stimulus: ScriptStimulus) throws -> Int? {
    guard perform(stimulus, run) == nil else {
      try keep(run.stimuli, nearest: stage + script(to: at) + [stimulus])
      return nil
    }
    let known = moments.count
    let to = place(of: run.state, run, distance: moments[at].distance + 1, cause: (at, stimulus))
    if to < known { report.pruned += 1 }
    moments[at].next.append(to)
    moments[at].taken.append(stimulus)
    comeNearer(to, by: at, stimulus)
    return to
  }

  /// A new device, brought to a moment by the shortest script that is known.
  private func reach(_ moment: Int) throws -> InterleavingRun? {
    let run = try newRun()
    for stimulus in stage + script(to: moment) {
      guard perform(stimulus, run) == nil else {
        // It held when this was done for the first time.
        try keep(run.stimuli, nearest: nil)
        moments[moment].untried = []
        return nil
      }
    }
    guard places[run.state] == moment else {
      report.unrepeatable += 1
      moments[moment].untried = []
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

  private func place(
    of state: InterleavingState, _ run: InterleavingRun, distance: Int, cause: (moment: Int, stimulus: ScriptStimulus)?
  ) -> Int {
    if let known = places[state] { return known }
    let number = moments.count
    places[state] = number
    var untried: [ScriptStimulus] = []
    // Beyond the number of windows nothing is tried: what led here can only be found out by doing it.
    if let kernel = run.kernel, kernel.sessions.count <= search.windows {
      // Taken from the end, so that the first line is tried first.
      untried = alphabet.stimuli(for: kernel).reversed()
    }
    moments.append(Moment(distance: distance, cause: cause, untried: untried))
    wait(number)
    return number
  }

  private func wait(_ moment: Int) {
    let distance = moments[moment].distance
    while waiting.count <= distance { waiting.append([]) }
    waiting[distance].append(moment)
  }

  private func nearestWithUntried() -> Int? {
    for distance in 0..<min(bound, waiting.count) {
      while let moment = waiting[distance].last {
        if moments[moment].distance == distance, !moments[moment].untried.isEmpty { return moment }
        waiting[distance].removeLast()
      }
    }
    return nil
  }

  /// A shorter way to a moment is a shorter way to all that follow.
  private func comeNearer(_ moment: Int, by cause: Int, _ stimulus: ScriptStimulus) {
    var changed = [(moment, cause, stimulus)]
    while let (to, from, stimulus) = changed.popLast() {
      guard moments[from].distance + 1 < moments[to].distance else { continue }
      moments[to].distance = moments[from].distance + 1
      moments[to].cause = (from, stimulus)
      wait(to)
      for (next, stimulus) in zip(moments[to].next, moments[to].taken) { changed.append((next, to, stimulus)) }
    }
  }

  private func script(to moment: Int) -> [ScriptStimulus] {
    var script: [ScriptStimulus] = []
    var at = moment
    while let cause = moments[at].cause {
      script.append(cause.stimulus)
      at = cause.moment
    }
    return script.reversed()
  }

  // MARK: What is found

  /// Shrinks a script that broke the rule, and goes on only where a shorter one may be.
  private func keep(_ found: [ScriptStimulus], nearest: [ScriptStimulus]?) throws {
    guard shrinks < Self.mostShrinks else { return }
    shrinks += 1
    var shrinker = ScriptShrinker(search)
    // The shortest way to where it happened mostly does it too, and leaves less to shrink.
    let start = try nearest.flatMap { try shrinker.breaking($0) } ?? shrinker.breaking(found) ?? found
    let script = try shrinker.shrunk(start)
    report.runs += shrinker.runs
    report.stimuli += shrinker.stimuli
    guard script.count < best?.script.count ?? .max else { return }
    best = (script, found)
    bound = min(bound, script.count - 1)
    if shrinks == Self.mostShrinks { bound = 0 }
  }

  /// How many orders of the full length the graph holds. What could not go on is counted where it ended.
  private func orders() -> Double {
    var counts: [Int: Double] = moments.isEmpty ? [:] : [0: 1]
    var ended = 0.0
    for _ in 0..<search.depth {
      var following: [Int: Double] = [:]
      for (moment, count) in counts {
        if moments[moment].next.isEmpty { ended += count }
        for next in moments[moment].next { following[next, default: 0] += count }
      }
      counts = following
    }
    return counts.values.reduce(ended, +)
  }
}
