/// The part of an attribute that does not depend on its type.
struct Node {
  enum State: UInt8 {
    /// The value is what the rule would compute.
    case clean
    /// An input of an input has changed: the value may be outdated.
    case check
    /// An input has changed, or there was no evaluation yet: the rule has to run.
    case dirty
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    static let isLive = Flags(rawValue: 1)
    /// Is on the stack of the evaluation.
    static let isActive = Flags(rawValue: 2)
    static let isObserver = Flags(rawValue: 4)
    /// An input read the attribute while it was active.
    static let hasCyclicOutput = Flags(rawValue: 8)
    /// Was computed with a value of an active attribute that has changed since: runs as soon as anything that it depends on changes.
    static let isOutdated = Flags(rawValue: 16)
    /// Has no value because it read itself.
    static let failedInCycle = Flags(rawValue: 32)
    static let isSource = Flags(rawValue: 64)
  }

  var generation: UInt32 = 1
  var flags: Flags = []
  var state = State.dirty
  /// Where the value is: the index of a column, and of a row in it.
  var column: Int32 = 0
  var row: Int32 = 0
  /// The lists of edges in which this is the output, in the order of reading, and in which it is the input.
  var firstInput = Edge.none
  var firstOutput = Edge.none
  var nextInSubgraph: Int32 = -1
  /// The evaluation that has read this attribute last: it does not need another edge.
  var lastReading: UInt64 = 0
}

/// A dependency: `output` has read `input`.
struct Edge {
  static let none: Int32 = -1

  /// `none` if the attribute was removed.
  var input: Int32
  var output: Int32
  var nextInput = Edge.none
  var nextOutput = Edge.none
  var previousOutput = Edge.none
  /// The input was active when it was read.
  var isCyclic = false
}
