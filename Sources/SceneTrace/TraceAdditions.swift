/// What is told beside notes. Few of them bring anything, and answers mostly one thing or nothing, for which no array is made.
package enum TraceAdditions: Sendable {
  case none
  case one(Placed)
  case several([Placed])

  /// One thing that is told.
  package enum Addition: Sendable {
    /// What the callback of a note carries.
    case details([TraceEvent.Detail])
    /// A sentence that stands before the note, put together when somebody reads it.
    case sentence(time: UInt64, @Sendable () -> String)
  }

  /// It, and the place of the note that it belongs to.
  package struct Placed: Sendable {
    var addition: Addition
    var place: UInt32
  }

  /// Everything, in order.
  var placed: [Placed] {
    switch self {
    case .none: []
    case .one(let placed): [placed]
    case .several(let placed): placed
    }
  }

  package var isEmpty: Bool { if case .none = self { true } else { false } }

  /// Adds what belongs to the note at `place`, which is no earlier than any before.
  package mutating func append(_ addition: Addition, at place: UInt32) {
    let new = Placed(addition: addition, place: place)
    switch self {
    case .none: self = .one(new)
    case .one(let first): self = .several([first, new])
    case .several(var placed):
      self = .none
      placed.append(new)
      self = .several(placed)
    }
  }
}
